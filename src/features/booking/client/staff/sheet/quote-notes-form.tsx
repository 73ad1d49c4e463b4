import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Appointment } from '../../../contract.ts';
import { limits } from '../../../limits.ts';
import { appointmentQuery, refreshAppointments, requestEdit } from '../api.ts';

/** Form for the quoted amount and the staff notes of an appointment. */
export function QuoteNotesForm({ appointment }: { appointment: Appointment }) {
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const quotedAmount = readPounds(String(form.get('quotedAmount')));
    setErrorText('');
    setAmountError(
      Number.isNaN(quotedAmount) ? 'Please enter an amount in pounds, such as 1250.00' : undefined,
    );
    if (Number.isNaN(quotedAmount)) return;
    setIsSaving(true);
    try {
      const saved = await requestEdit(appointment.id, {
        quotedAmount,
        notes: String(form.get('notes')),
      });
      queries.setQueryData(appointmentQuery(appointment.id).queryKey, saved);
      showToast({ title: 'Appointment saved', description: 'The quote and the notes are kept.' });
      await refreshAppointments(queries);
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    setIsSaving(false);
  };
  return (
    <form onSubmit={save} className="space-y-3">
      <TextField
        label="Quoted amount (£)"
        name="quotedAmount"
        inputMode="decimal"
        className="max-w-48 tabular-nums"
        defaultValue={appointment.quotedAmount?.toFixed(2) ?? ''}
        error={amountError}
      />
      <Field label="Notes">
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={4}
            maxLength={limits.notes}
            defaultValue={appointment.notes ?? ''}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </p>
      <Button type="submit" look="outline" disabled={isSaving}>
        Save quote and notes
      </Button>
    </form>
  );
}

/** Parses an amount in pounds; null for empty text, NaN for invalid text. */
function readPounds(text: string): number | null {
  const plain = text.replace(/[£,\s]/g, '');
  if (plain === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}
