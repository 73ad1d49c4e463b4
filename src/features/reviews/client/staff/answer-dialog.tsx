import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { FormDialog } from '#platform/client/staff/form-dialog.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { StaffReview } from '../../contract.ts';
import { limits } from '../../limits.ts';
import { describeWriter } from '../review-list.tsx';
import { StarRow } from '../star-row.tsx';

type AnswerDialogProps = {
  review: StaffReview;
  /** @throws RequestError */
  onSave: (answer: string) => Promise<void>;
  onClose: () => void;
};

/** Dialog in which staff write, change or remove the answer that stands below a published review. */
export function AnswerDialog({ review, onSave, onClose }: AnswerDialogProps) {
  const { stars, text, answer } = review;
  const [errorText, setErrorText] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('answer')).trim();
    setIsSaving(true);
    try {
      await onSave(words);
      showToast({
        title: words ? 'Answer saved' : 'Answer removed',
        description: describeWriter(review),
      });
      onClose();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSaving(false);
    }
  };
  return (
    <FormDialog title={`Answer ${describeWriter(review)}`} onClose={onClose}>
      {({ requestClose, hasChanges }) => (
        <form
          onSubmit={save}
          onInput={() => {
            hasChanges.current = () => true;
          }}
          className="grid gap-4"
        >
          <div>
            <StarRow stars={stars} />
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text || 'Stars only'}</p>
          </div>
          <Field
            label="Answer"
            hint="It stands below the review on the website. Leave it empty to have none."
          >
            {(control) => (
              <textarea
                {...control}
                name="answer"
                rows={5}
                maxLength={limits.answer}
                defaultValue={answer ?? ''}
                className={`${controlClass} py-2`}
              />
            )}
          </Field>
          <DialogActions errorText={errorText} onClose={requestClose}>
            <Button look="brand" type="submit" disabled={isSaving}>
              Save answer
            </Button>
          </DialogActions>
        </form>
      )}
    </FormDialog>
  );
}
