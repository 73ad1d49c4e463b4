import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerError } from '#platform/client/show-server-error.ts';
import { NotesForm } from '#platform/client/staff/notes-form.tsx';
import { useAskBeforeClosing } from '#platform/client/staff/side-sheet.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Appointment } from '../../../contract.ts';
import { limits } from '../../../limits.ts';
import { quoteForm, quoteFormValues } from '../../../quote-form.ts';
import { appointmentQuery, refreshAppointments, requestEdit } from '../api.ts';

/** Form for the quoted amount and the staff notes of an appointment. */
export function QuoteNotesForm({ appointment }: { appointment: Appointment }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(quoteForm),
    // What a written quote sets is shown, and what is being typed stays.
    values: quoteFormValues(appointment),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useAskBeforeClosing(isDirty);
  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await requestEdit(appointment.id, values);
      queries.setQueryData(appointmentQuery(appointment.id).queryKey, saved);
      form.reset(form.getValues());
      showToast({ title: 'Appointment saved', description: 'The quote and notes are saved.' });
      await refreshAppointments(queries);
    } catch (error) {
      showServerError(form, error);
    }
  });
  return (
    <NotesForm
      notes={form.register('notes')}
      maxLength={limits.notes}
      errors={errors}
      isSubmitting={isSubmitting}
      buttonLabel="Save quote and notes"
      onSubmit={save}
    >
      <TextField
        label="Quoted amount (£)"
        inputMode="decimal"
        className="max-w-48 tabular-nums"
        error={errors.quotedAmount?.message}
        hint={
          appointment.quotedAmount === null && appointment.measured
            ? 'Filled in from the rooms measured at the visit'
            : undefined
        }
        {...form.register('quotedAmount', {
          // Another amount has not been sent.
          onChange: () => form.setValue('quoteSent', false),
        })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          {...form.register('quoteSent')}
        />
        I’ve sent the customer this quote
      </label>
    </NotesForm>
  );
}
