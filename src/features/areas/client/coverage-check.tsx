import type { FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { bookingPath } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import type { Coverage } from '../contract.ts';
import { describeDistance } from './coverage-text.ts';
import type { CoverageQuestion } from './use-coverage.ts';

const [input, hint, error] = ['coverage-postcode', 'coverage-hint', 'coverage-error'];

/** The postcode check. Without script the form requests the same page with the postcode in the URL. */
export function CoverageCheck({ question }: { question: CoverageQuestion }) {
  const [path] = useLocation();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('postcode') as HTMLInputElement;
    question.ask(field.value.trim());
    field.focus();
  };
  return (
    <div>
      <form action={`${path}#coverage`} method="get" onSubmit={ask} noValidate>
        <label htmlFor={input} className="block text-base font-semibold">
          Your postcode
        </label>
        <p id={hint} className="text-base text-ink-soft">
          All of it, or the first half
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id={input}
            name="postcode"
            defaultValue={question.asked}
            required
            maxLength={12}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={question.errorText ? `${error} ${hint}` : hint}
            aria-invalid={question.errorText ? true : undefined}
            className="min-h-11 w-44 rounded border border-line-strong bg-white px-3 text-body uppercase tabular-nums aria-invalid:border-2 aria-invalid:border-error"
          />
          <Button type="submit" look="brand">
            Check
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="mt-4 lg:min-h-36">
        {question.errorText && (
          <p id={error} className="text-base font-semibold text-error">
            {question.errorText}
          </p>
        )}
        {question.isAsking && <p className="text-base text-ink-soft">Checking…</p>}
        {question.answer && <CoverageAnswer answer={question.answer} />}
      </div>
    </div>
  );
}

function CoverageAnswer({ answer }: { answer: Coverage }) {
  const { covered, place, nearestArea } = answer;
  return (
    <>
      <p className="font-display text-xl font-bold tracking-tight">
        {covered
          ? `Yes, we cover ${place.outcode}.`
          : `${place.outcode} is beyond our usual ${firm().radiusMiles} miles.`}
      </p>
      <p className="mt-2 max-w-[48ch]">
        {describeDistance(answer)}.{' '}
        {covered ? (
          <NearestArea area={nearestArea} />
        ) : (
          <>
            We may still come: it depends on the job. Call us on{' '}
            <a
              href={firm().phone.href}
              className="link font-semibold whitespace-nowrap tabular-nums"
            >
              {firm().phone.display}
            </a>{' '}
            or{' '}
            <a href="/#contact" className="link">
              send us a message
            </a>
            .
          </>
        )}
      </p>
      {covered && (
        <a
          href={bookingPath}
          aria-haspopup="dialog"
          className={buttonClass('action', 'mt-4 max-sm:w-full')}
        >
          Book a free measure
        </a>
      )}
    </>
  );
}

function NearestArea({ area }: { area: Coverage['nearestArea'] }) {
  if (!area) return null;
  return (
    <>
      Your nearest page:{' '}
      <Link href={`/area/${area.slug}`} className="link">
        flooring in {area.name}
      </Link>
      .
    </>
  );
}
