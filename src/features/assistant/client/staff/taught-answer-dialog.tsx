import { type FormEvent, useState } from 'react';
import { assistant } from '#features/business/facts.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { DialogActions } from '#platform/client/staff/dialog-actions.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { controlClass, Field, TextField } from '#platform/client/ui/field.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { limits } from '../../limits.ts';
import { requestAnswerChange, requestTeaching } from './api.ts';

/** The edited answer: to an open question, a new one, or an existing one. */
export type TaughtAnswerDraft = {
  question: string;
  answer: string;
  messageId?: string;
  id?: string;
};

type TaughtAnswerDialogProps = {
  draft: TaughtAnswerDraft;
  onSaved: () => void;
  onClose: () => void;
};

/** Dialog in which staff write or edit a taught answer. */
export function TaughtAnswerDialog({ draft, onSaved, onClose }: TaughtAnswerDialogProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const words = { question: String(form.get('question')), answer: String(form.get('answer')) };
    setIsSaving(true);
    setErrorText('');
    try {
      await (draft.id === undefined
        ? requestTeaching({ ...words, ...(draft.messageId && { messageId: draft.messageId }) })
        : requestAnswerChange(draft.id, words));
      showToast({
        title: `${assistant.name} knows it now`,
        description: 'He answers with it from the next message on.',
      });
      onSaved();
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSaving(false);
    }
  };
  return (
    <Dialog title={`What should ${assistant.name} answer?`} onClose={onClose}>
      <form onSubmit={save} className="space-y-4">
        <TextField
          label="Question"
          name="question"
          defaultValue={draft.question}
          maxLength={limits.question}
          required
          hint="As most people would ask it, without anything personal."
        />
        <Field
          label="Answer"
          hint="Customers read it word for word. Name no price that the price book may change."
        >
          {(control) => (
            <textarea
              {...control}
              name="answer"
              rows={6}
              defaultValue={draft.answer}
              maxLength={limits.answer}
              required
              className={`${controlClass} py-2`}
            />
          )}
        </Field>
        <DialogActions {...{ errorText, onClose }}>
          <Button look="brand" type="submit" disabled={isSaving}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
