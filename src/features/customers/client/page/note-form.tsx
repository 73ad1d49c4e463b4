import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import type { CustomerDetails } from '../../contract.ts';
import { customerNoteForm } from '../../customer-forms.ts';
import { limits } from '../../limits.ts';
import { refreshCustomers, requestNote } from '../api.ts';

/** Form that adds a note to a customer's timeline. */
export function NoteForm({ customer }: { customer: CustomerDetails }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(customerNoteForm),
    defaultValues: { content: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async ({ content }) => {
    try {
      await requestNote(customer.id, content);
      form.reset();
      await refreshCustomers(queries);
    } catch (error) {
      showServerError(form, error, 'content');
    }
  });
  return (
    <form noValidate onSubmit={add} className="mb-5 grid gap-3">
      <Field label="New note" hint="Only the team sees notes." error={errors.content?.message}>
        {(control) => (
          <textarea
            {...form.register('content')}
            {...control}
            rows={2}
            maxLength={limits.note}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <Button type="submit" look="outline" disabled={isSubmitting} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
