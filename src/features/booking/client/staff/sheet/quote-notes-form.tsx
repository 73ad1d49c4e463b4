import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Appointment } from '../../../contract.ts';
import { limits } from '../../../limits.ts';
import { quoteForm } from '../../../quote-form.ts';
import { appointmentQuery, refreshAppointments, requestEdit } from '../api.ts';

/** Form for the quoted amount and the staff notes of an appointment. */
export function QuoteNotesForm({ appointment }: { appointment: Appointment }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(quoteForm),
    defaultValues: {
      quotedAmount: appointment.quotedAmount?.toFixed(2) ?? '',
      notes: appointment.notes ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await requestEdit(appointment.id, values);
      queries.setQueryData(appointmentQuery(appointment.id).queryKey, saved);
      showToast({ title: 'Appointment saved', description: 'The quote and the notes are kept.' });
      await refreshAppointments(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <form noValidate onSubmit={save} className="space-y-3">
      <TextField
        label="Quoted amount (£)"
        inputMode="decimal"
        className="max-w-48 tabular-nums"
        error={errors.quotedAmount?.message}
        {...form.register('quotedAmount')}
      />
      <Field label="Notes" error={errors.notes?.message}>
        {(control) => (
          <textarea
            {...form.register('notes')}
            {...control}
            rows={4}
            maxLength={limits.notes}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" look="outline" disabled={isSubmitting}>
        Save quote and notes
      </Button>
    </form>
  );
}
