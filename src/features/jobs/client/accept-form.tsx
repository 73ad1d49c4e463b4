import { type FormEvent, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { GroupError, TextField } from '#platform/client/ui/field.tsx';
import { formatPence } from '#platform/units/pounds.ts';
import type { OwnQuote } from '../contract.ts';
import { limits } from '../limits.ts';
import { requestAcceptance } from './api.ts';

type AcceptFormProps = {
  token: string;
  options: OwnQuote['options'];
  onAnswered: (quote: OwnQuote) => void;
};

type Problems = { option?: string; name?: string; terms?: string };

/** What a customer fills in to accept a quote: a name and the terms; and, if they like, that we begin at once. */
export function AcceptForm({ token, options, onAnswered }: AcceptFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [errorText, setErrorText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [chosen, setChosen] = useState(options.length > 1 ? undefined : 0);
  const price = chosen === undefined ? undefined : options[chosen]?.totalPence;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const name = String(entered.get('name') ?? '').trim();
    const found: Problems = {
      ...(chosen === undefined && { option: 'Please choose one' }),
      ...(!name && { name: 'Please type your name' }),
      ...(!entered.has('terms') && { terms: 'Please agree to our terms' }),
    };
    setProblems(found);
    setErrorText('');
    const [first] = Object.keys(found);
    if (first || chosen === undefined) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    try {
      const startsEarly = entered.has('startsEarly');
      onAnswered(
        await requestAcceptance(token, { name, terms: true, startsEarly, option: chosen }),
      );
    } catch (error) {
      setErrorText(errorMessage(error));
      setIsSending(false);
    }
  };
  return (
    // `dialog`: a form submitted before hydration does nothing and loses no input.
    <form method="dialog" noValidate onSubmit={submit} className="mt-4 grid gap-4">
      {options.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">Which one would you like?</legend>
          {options.map(({ name, totalPence }, place) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="option"
                value={place}
                checked={chosen === place}
                onChange={() => setChosen(place)}
                aria-invalid={problems.option ? true : undefined}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="wrap-anywhere tabular-nums">
                {name}, {formatPence(totalPence)}
              </span>
            </label>
          ))}
          <GroupError message={chosen === undefined ? problems.option : undefined} />
        </fieldset>
      )}
      <TextField
        label="Your full name"
        name="name"
        autoComplete="name"
        maxLength={limits.name}
        error={problems.name}
        hint="Typing it signs the quote."
      />
      <div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="terms"
            aria-invalid={problems.terms ? true : undefined}
            className="size-5 shrink-0 accent-brand"
          />
          <span>
            I agree to the{' '}
            <a href="/terms" target="_blank" rel="noreferrer" className="link">
              terms<span className="sr-only"> (new tab)</span>
            </a>
          </span>
        </label>
        <GroupError message={problems.terms} />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="startsEarly" className="size-5 shrink-0 accent-brand" />
        <span>
          Please order or begin before the 14 days are over in which I can cancel. If I cancel after
          that, I pay for what you’ve done by then.
        </span>
      </label>
      <p role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </p>
      <Button look="action" type="submit" disabled={isSending}>
        {price === undefined ? 'Accept' : `Accept for ${formatPence(price)}`}
      </Button>
    </form>
  );
}
