import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import type { OwnQuote } from '../contract.ts';
import { limits } from '../limits.ts';
import { requestDecline } from './api.ts';

type DeclineFormProps = {
  token: string;
  onAnswered: (quote: OwnQuote) => void;
  onCancel: () => void;
};

/** Declines a quote, with the reason if the customer likes to say it. */
export function DeclineForm({ token, onAnswered, onCancel }: DeclineFormProps) {
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setErrorText('');
    setIsSending(true);
    try {
      const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
      onAnswered(await requestDecline(token, reason));
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <Field label="Would you tell us why?" hint="You needn’t, but it helps us.">
        {(control) => (
          <textarea
            {...control}
            // The visitor has just asked for this form.
            // biome-ignore lint/a11y/noAutofocus: focus goes to what was opened
            autoFocus
            name="reason"
            rows={3}
            maxLength={limits.reason}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={onCancel}>
          Back
        </Button>
        <Button look="brand" type="submit" disabled={isSending}>
          Decline the quote
        </Button>
      </div>
    </form>
  );
}
