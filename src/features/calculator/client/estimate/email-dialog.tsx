import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { createIdempotencyKeys } from '#platform/client/idempotent-request.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { Dialog } from '#platform/client/ui/dialog.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { estimateEmail } from '../../email/email-form.ts';
import { sendEstimate } from '../api.ts';

type EmailDialogProps = { id: string; onClose: () => void };

/** The form that emails an estimate to the visitor. */
export default function EmailDialog({ id, onClose }: EmailDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [keyOf] = useState(createIdempotencyKeys);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string | undefined) => {
    setProblem(message);
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const parsed = estimateEmail.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message);
    setIsPending(true);
    try {
      await sendEstimate(id, parsed.data, keyOf(parsed.data));
      setSentTo(parsed.data.email);
    } catch (error) {
      refuse(errorMessage(error).replace(/^email: /, ''));
    }
    setIsPending(false);
  };

  if (sentTo !== undefined)
    return (
      <Dialog title="It’s on its way" onClose={onClose}>
        <p role="status" className="wrap-anywhere">
          We’ve emailed your estimate to {sentTo}. Nothing there in a few minutes? Check your junk
          folder.
        </p>
        <Button look="brand" onClick={onClose} className="mt-5 w-full">
          Close
        </Button>
      </Dialog>
    );
  return (
    <Dialog title="Email it to me" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          label="Your email"
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          maxLength={254}
          error={problem}
          hint="We’ll send this one email with the price and a link to your estimate. Nothing else."
          onInput={() => setProblem(undefined)}
        />
        <div hidden aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button look="brand" type="submit" aria-disabled={isPending || undefined}>
            {isPending ? 'Sending…' : 'Send'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
