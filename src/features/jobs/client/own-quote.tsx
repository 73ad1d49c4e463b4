import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '#features/business/firm.ts';
import { useReads } from '#platform/client/reads/use-read.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { shortDate, shortDateOf } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { OwnQuote as OwnQuoteData } from '../contract.ts';
import { AcceptForm } from './accept-form.tsx';
import { ownQuoteQuery } from './api.ts';
import { DeclineForm } from './decline-form.tsx';

type OwnQuoteProps = { token: string; quote: OwnQuoteData };

/** The page behind the link of a quote: what is done at what price, and the answer. */
export function OwnQuote({ token, quote }: OwnQuoteProps) {
  const reads = useReads();
  const heading = useRef<HTMLHeadingElement>(null);
  const declineButton = useRef<HTMLButtonElement>(null);
  const [hasAnswered, setHasAnswered] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  useEffect(() => {
    if (hasAnswered) heading.current?.focus();
  }, [hasAnswered]);
  const take = (answered: OwnQuoteData) => {
    reads.set(ownQuoteQuery(token), answered);
    setHasAnswered(true);
  };
  const goBack = () => {
    flushSync(() => setIsDeclining(false));
    declineButton.current?.focus();
  };
  const { firstName, state, options, chosen, note, validUntil, changes, estimateId } = quote;
  const shown = options.filter((_, place) => chosen === null || place === chosen);
  const { title, words } = describeState(quote);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {firstName ? `${firstName}, ${title}` : title.charAt(0).toUpperCase() + title.slice(1)}
      </h1>
      <p className="mt-4 max-w-[60ch]">
        {words}{' '}
        {state !== 'sent' && state !== 'accepted' && (
          <a href={firm().phone.href} className="link font-semibold whitespace-nowrap tabular-nums">
            {firm().phone.display}
          </a>
        )}
      </p>
      {shown.map((option) => (
        <OptionTable key={option.name} option={option} />
      ))}
      {estimateId && (
        <p className="mt-4">
          <a href={`/estimate/${estimateId}`} className="link font-semibold">
            See the rooms, and how we’d cut the floor
          </a>
        </p>
      )}
      {changes && state === 'sent' && <Changes {...changes} />}
      {note && <p className="mt-6 max-w-[60ch] whitespace-pre-line wrap-anywhere">{note}</p>}
      {state === 'sent' && (
        <section className="mt-8 max-w-[40rem] print:hidden">
          <h2 className="text-xl">Your answer</h2>
          <p className="mt-1 text-ink-soft">The price stands until {shortDate(validUntil)}.</p>
          {isDeclining ? (
            <DeclineForm token={token} onAnswered={take} onCancel={goBack} />
          ) : (
            <>
              <AcceptForm token={token} options={options} onAnswered={take} />
              <Button
                ref={declineButton}
                look="outline"
                className="mt-3"
                onClick={() => setIsDeclining(true)}
              >
                No, thank you
              </Button>
            </>
          )}
        </section>
      )}
    </>
  );
}

/** What is done by one of the choices, line by line, and its price. */
function OptionTable({ option }: { option: OwnQuoteData['options'][number] }) {
  const { name, lines, totalPence, vatPence } = option;
  return (
    <table className="mt-8 w-full max-w-3xl text-left">
      <caption className={name ? 'pb-1 text-left font-display text-lg font-bold' : 'sr-only'}>
        {name || 'What is done, and its price'}
      </caption>
      <tbody>
        {lines.map(({ text, pence, isProvisional }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored list
          <tr key={index} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
              {text}
              {isProvisional && (
                <span className="block text-ink-soft">
                  A provisional sum, confirmed when we see the floor
                </span>
              )}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatPence(pence)}</td>
          </tr>
        ))}
        <tr className="border-t border-line-strong align-top">
          <th scope="row" className="py-2 pr-4 text-lg font-bold">
            Total
            <span className="block text-base font-normal text-ink-soft">
              including {formatPence(vatPence)} VAT
            </span>
          </th>
          <td className="py-2 text-right text-lg font-bold whitespace-nowrap tabular-nums">
            {formatPence(totalPence)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What is other than in the version before, where anything is. */
function Changes({ added, removed }: NonNullable<OwnQuoteData['changes']>) {
  if (added.length + removed.length === 0) return null;
  const lists = [
    ['New', added],
    ['No longer in it', removed],
  ] as const;
  return (
    <section className="mt-6 max-w-3xl">
      <h2 className="text-lg">What has changed since our last quote</h2>
      {lists.map(
        ([title, lines]) =>
          lines.length > 0 && (
            <div key={title} className="mt-2">
              <h3 className="font-semibold">{title}</h3>
              <ul className="list-disc pl-5">
                {lines.map(({ text, pence }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stored list
                  <li key={index} className="wrap-anywhere tabular-nums">
                    {text}, {formatPence(pence)}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

function describeState(quote: OwnQuoteData): { title: string; words: string } {
  const { state, answeredAt, answeredBy, validUntil } = quote;
  switch (state) {
    case 'sent':
      return {
        title: 'here’s your quote',
        words: 'This is what we’d do and what it costs, with everything in it.',
      };
    case 'accepted':
      return {
        title: 'thank you for choosing us',
        words: `${answeredBy ?? 'You'} accepted this quote on ${answeredAt && shortDateOf(answeredAt)}. We’ll call you to fix the days of the fitting.`,
      };
    case 'declined':
      return {
        title: 'you’ve declined this quote',
        words: 'Thank you for telling us. If you change your mind, call us on',
      };
    case 'superseded':
      return {
        title: 'we’ve sent you a newer quote',
        words: 'Please open the link in our latest email. If you can’t find it, call us on',
      };
    case 'expired':
      return {
        title: 'this quote has expired',
        words: `It stood until ${shortDate(validUntil)}. For a new one, call us on`,
      };
  }
}
