import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { useAskBeforeClosing } from '#platform/client/staff/side-sheet.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Enquiry } from '../../../contract.ts';
import { replyForm } from '../../../enquiry-edit.ts';
import { limits, messages } from '../../../limits.ts';
import { refreshEnquiries, requestReply } from '../api.ts';

type ReplyFormProps = { lead: Enquiry; takesFocus: boolean };

/** Form that replies to an enquiry by email. */
export function ReplyForm({ lead, takesFocus }: ReplyFormProps) {
  const queries = useQueryClient();
  const greeting = `Dear ${lead.firstName},`;
  const form = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { reply: `${greeting}\n\n` },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useAskBeforeClosing(isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the sheet has focused its heading
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => form.setFocus('reply'));
  }, []);
  const send = form.handleSubmit(async ({ reply }) => {
    if (reply === greeting)
      return form.setError('reply', { message: messages.noReply }, { shouldFocus: true });
    try {
      await requestReply(lead.id, reply);
      form.reset();
      showToast({ title: 'Reply sent', description: `We’re emailing it to ${lead.email}.` });
      await refreshEnquiries(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={send} className="space-y-3">
      <Field label={`Reply to ${lead.email}`} error={errors.reply?.message}>
        {(control) => (
          <textarea
            {...form.register('reply')}
            {...control}
            rows={6}
            maxLength={limits.reply}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" look="brand" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send email'}
      </Button>
    </form>
  );
}
