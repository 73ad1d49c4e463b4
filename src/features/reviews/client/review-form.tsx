import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { reducePhoto } from '#platform/client/photos/reduce-photo.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { controlClass, Field } from '#platform/client/ui/field.tsx';
import { limits, photoSide, starLabels } from '../limits.ts';
import type { ReviewFields } from '../review-fields.ts';

type ReviewFormProps = {
  /** Under which name and town it would be published. */
  writer: string;
  onSend: (review: ReviewFields) => Promise<void>;
};

/** A photo as it is sent: reduced, and without what the camera wrote into it. */
async function readPhoto(file: Blob): Promise<string> {
  const jpeg = new Uint8Array(await reducePhoto(file, photoSide));
  // Of all browsers only the newest have toBase64, and a call takes only so many arguments.
  const parts: string[] = [];
  for (let at = 0; at < jpeg.length; at += 8192)
    parts.push(String.fromCharCode(...jpeg.subarray(at, at + 8192)));
  return btoa(parts.join(''));
}

/** Stars, words and a photo. */
export function ReviewForm({ writer, onSend }: ReviewFormProps) {
  const id = useId();
  const [starsError, setStarsError] = useState('');
  const [sendError, setSendError] = useState('');
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const stars = Number(entered.get('stars'));
    setSendError('');
    if (!stars) {
      setStarsError('Please choose from one to five stars.');
      form.querySelector<HTMLInputElement>('[name="stars"]')?.focus();
      return;
    }
    setIsSending(true);
    try {
      const picked = entered.get('photo');
      const photo = picked instanceof Blob && picked.size > 0 ? await readPhoto(picked) : undefined;
      await onSend({ stars, text: String(entered.get('text') ?? ''), ...(photo && { photo }) });
    } catch (error) {
      setSendError(errorMessage(error));
      setIsSending(false);
    }
  };

  return (
    // `dialog`: a form submitted before hydration does nothing and loses no input.
    <form method="dialog" noValidate onSubmit={submit} className="mt-8 grid max-w-[40rem] gap-6">
      <fieldset
        className="min-w-0"
        aria-describedby={starsError ? `${id}-error` : undefined}
        onChange={() => setStarsError('')}
      >
        <legend className="mb-2 font-semibold">How many stars would you give us?</legend>
        <div className="grid gap-2 sm:grid-cols-5">
          {starLabels.map((label, index) => (
            <label
              key={label}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded border border-line-strong px-3 py-2 hover:bg-mist has-checked:border-brand has-checked:bg-mist has-checked:ring-1 has-checked:ring-brand sm:flex-col sm:items-start sm:gap-1"
            >
              <input
                type="radio"
                name="stars"
                value={index + 1}
                aria-invalid={starsError ? true : undefined}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="font-semibold">{index === 0 ? '1 star' : `${index + 1} stars`}</span>
              <span className="text-sm text-ink-soft">{label}</span>
            </label>
          ))}
        </div>
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-2 text-sm font-medium text-error empty:hidden"
        >
          {starsError}
        </p>
      </fieldset>
      <Field
        label="Your review (optional)"
        hint="What we did for you, and how it went. Please leave out addresses and other people’s names."
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={6}
            maxLength={limits.text}
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <Field label="A photo of your floor (optional)">
        {(control) => (
          <input
            {...control}
            type="file"
            name="photo"
            accept="image/*"
            className={`${controlClass} py-2`}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        We read every review before it’s published. With yours we’d show{' '}
        <strong className="text-ink">{writer}</strong>, never your address.
      </p>
      <div>
        <p role="alert" className="mb-3 font-medium text-error empty:hidden">
          {sendError}
        </p>
        <Button look="action" type="submit" disabled={isSending} className="max-sm:w-full">
          {isSending ? 'Sending...' : 'Send my review'}
        </Button>
      </div>
    </form>
  );
}
