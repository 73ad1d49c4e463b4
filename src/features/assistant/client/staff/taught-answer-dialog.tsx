import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, type FieldErrors, useForm } from 'react-hook-form';
import { firm } from '#features/business/firm.ts';
import { showServerError } from '#platform/client/show-server-error.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { OpenQuestion } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { taughtAnswerForm } from '../../taught-answer-form.ts';
import { requestAnswerChange, requestTeaching } from './api.ts';

/** The edited answer: to an open question, a new one, or an existing one. */
export type TaughtAnswerDraft = {
  question: string;
  alsoAsked: string[];
  answer: string;
  messageId?: string;
  id?: string;
  /** Whether saving it publishes a proposal. */
  isProposal?: boolean;
};

/** A draft of the answer to an open question. */
export const draftFor = ({ question, messageId }: OpenQuestion): TaughtAnswerDraft => ({
  question: question.slice(0, limits.question),
  alsoAsked: [],
  answer: '',
  messageId,
});

type TaughtAnswerDialogProps = {
  draft: TaughtAnswerDraft;
  onSaved: () => void;
  onClose: () => void;
};

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type WordingErrors = FieldErrors<{ alsoAsked: string[] }>['alsoAsked'];

/** The first error of the wordings, or of their number. */
const findWordingError = (errors: WordingErrors) =>
  errors?.message ?? errors?.find?.((error) => error !== undefined)?.message;

/** Dialog in which staff write or edit a taught answer. */
export function TaughtAnswerDialog({ draft, onSaved, onClose }: TaughtAnswerDialogProps) {
  const form = useForm({
    resolver: zodResolver(taughtAnswerForm),
    defaultValues: {
      question: draft.question,
      answer: draft.answer,
      alsoAsked: draft.alsoAsked,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [allowsLinks, setAllowsLinks] = useState(false);
  const hasForeignLink = errors.answer?.message?.endsWith('that this is meant.') ?? false;
  const save = form.handleSubmit(async (entered) => {
    const words = { ...entered, allowsLinks };
    try {
      const { isPublished } = await (draft.id === undefined
        ? requestTeaching({ ...words, ...(draft.messageId && { messageId: draft.messageId }) })
        : requestAnswerChange(draft.id, words));
      showToast(
        isPublished
          ? {
              title: `${firm().assistant.name} knows it now`,
              description: 'He’ll use it from the next message on.',
            }
          : {
              title: 'Sent to the admins',
              description: `${firm().assistant.name} will use it once one of them has published it.`,
            },
      );
      onSaved();
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <Dialog title={`What should ${firm().assistant.name} answer?`} onClose={onClose}>
      <form noValidate onSubmit={save} className="space-y-4">
        <TextField
          label="Question"
          maxLength={limits.question}
          aria-required
          hint="As most people would ask it, without anything personal."
          error={errors.question?.message}
          {...form.register('question')}
        />
        <Controller
          control={form.control}
          name="alsoAsked"
          render={({ field }) => (
            <Field
              label="Other ways of asking it"
              hint="One on each line, as customers type them."
              error={findWordingError(errors.alsoAsked)}
            >
              {(control) => (
                <textarea
                  {...control}
                  ref={field.ref}
                  rows={4}
                  defaultValue={draft.alsoAsked.join('\n')}
                  onBlur={field.onBlur}
                  onChange={(event) => field.onChange(toLines(event.target.value))}
                  className={`${controlClass} py-2`}
                />
              )}
            </Field>
          )}
        />
        <Field
          label="Answer"
          hint="Customers read it word for word. Leave out any price that may change in the price book. {telephone}, {email}, {hours}, {town} and {radius} are filled in."
          error={errors.answer?.message}
        >
          {(control) => (
            <textarea
              {...form.register('answer')}
              {...control}
              rows={6}
              maxLength={limits.answer}
              aria-required
              className={`${controlClass} py-2`}
            />
          )}
        </Field>
        {(hasForeignLink || allowsLinks) && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={allowsLinks}
              onChange={(event) => setAllowsLinks(event.target.checked)}
              className="size-5 shrink-0 accent-brand"
            />
            The link to another website is meant
          </label>
        )}
        <DialogActions errorText={errors.root?.message} onClose={onClose}>
          <Button look="brand" type="submit" disabled={isSubmitting}>
            {draft.isProposal ? 'Save and publish' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
