import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { SelectField, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { Quote } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { requestAnswer } from './api.ts';

type AnswerDialogProps = {
  quote: Quote;
  customerName: string;
  onSaved: (quote: Quote) => Promise<void>;
  onClose: () => void;
};

/** Dialog in which staff note what a customer said to a quote. */
export function AnswerDialog({ quote, customerName, onSaved, onClose }: AnswerDialogProps) {
  const [errorText, setErrorText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const state = entered.get('state') === 'declined' ? 'declined' : 'accepted';
    setIsSaving(true);
    try {
      await onSaved(
        await requestAnswer(quote.id, {
          state,
          reason: String(entered.get('reason')),
          option: Number(entered.get('option') ?? 0),
        }),
      );
      showToast({ title: `Quote ${state}`, description: customerName });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSaving(false);
    }
  };
  return (
    <Dialog title={`What did ${customerName} say?`} onClose={onClose}>
      <form onSubmit={save} className="grid gap-4">
        <p>
          Version {quote.version}
          {quote.options.length === 1 && `, ${formatPence(quote.totalPence)}`}
        </p>
        <SelectField label="Answer" name="state">
          <option value="accepted">Accepted</option>
          <option value="declined">Declined</option>
        </SelectField>
        {quote.options.length > 1 && (
          <SelectField label="If accepted, which one" name="option">
            {quote.options.map(({ name, totalPence }, place) => (
              <option key={name} value={place}>
                {name}, {formatPence(totalPence)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label="How, or why"
          name="reason"
          maxLength={limits.reason}
          hint="“By telephone”, “Too dear”"
        />
        <DialogActions errorText={errorText} onClose={onClose}>
          <Button look="brand" type="submit" disabled={isSaving}>
            Save answer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
