import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { Section } from '#platform/client/staff/sheet-section.tsx';
import { Chip, rowAction, rowPrimary } from '#platform/client/staff/staff-table.tsx';
import { shortDate, shortDateOf } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';
import type { Quote } from '../../contract.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { quotesQuery, requestDraft, requestReminders } from './api.ts';
import { QuoteForm } from './quote-form.tsx';

type QuoteSectionProps = {
  appointmentId: string;
  customerName: string;
  email: string;
  /** Called after a change that the appointment shows. */
  onChanged: () => Promise<void>;
};

const words: Record<Quote['state'], string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Replaced',
};
const tones = {
  draft: 'waiting',
  sent: 'going',
  accepted: 'done',
  declined: 'wrong',
  superseded: 'ended',
} as const;

/** The versions of the quote for an appointment, and what comes next with it. */
export default function QuoteSection(props: QuoteSectionProps) {
  const { appointmentId, customerName, email, onChanged } = props;
  const query = quotesQuery(appointmentId);
  const { data: quotes, error, refetch } = useQuery(query);
  const queries = useQueryClient();
  const [writing, setWriting] = useState<Quote>();
  const [answering, setAnswering] = useState<Quote>();
  const [errorText, setErrorText] = useState('');
  const refresh = async () => {
    await queries.invalidateQueries(query);
    await onChanged();
  };
  const write = async () => {
    setErrorText('');
    try {
      setWriting(await requestDraft(appointmentId));
      await queries.invalidateQueries(query);
    } catch (failure) {
      setErrorText(errorMessage(failure));
    }
  };
  const remind = async (id: string, stopped: boolean) => {
    setErrorText('');
    try {
      await requestReminders(id, stopped);
      await queries.invalidateQueries(query);
    } catch (failure) {
      setErrorText(errorMessage(failure));
    }
  };
  const [newest] = quotes ?? [];
  const waiting = quotes?.find(({ state }) => state === 'sent');
  return (
    <Section title="Quote">
      {error && !quotes && <LoadError error={error} onTryAgain={refetch} />}
      {quotes?.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ul className="divide-y divide-line">
        {quotes?.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="font-semibold tabular-nums">{describePrices(quote)}</span>
            <Chip tone={tones[quote.state]}>{words[quote.state]}</Chip>
            <span className="wrap-anywhere text-ink-soft">{describeQuote(quote)}</span>
          </li>
        ))}
      </ul>
      {newest?.state !== 'accepted' && quotes && (
        <div className="mt-3 flex flex-wrap gap-1.5">
          <button type="button" className={newest ? rowAction : rowPrimary} onClick={write}>
            {nameNextStep(newest)}
          </button>
          {waiting && (
            <button type="button" className={rowAction} onClick={() => setAnswering(waiting)}>
              They’ve told us
            </button>
          )}
          {waiting && (
            <button
              type="button"
              className={rowAction}
              onClick={() => remind(waiting.id, !waiting.remindersStopped)}
            >
              {waiting.remindersStopped ? 'Remind them again' : 'Stop reminders'}
            </button>
          )}
        </div>
      )}
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errorText}
      </p>
      {writing && (
        <QuoteForm
          draft={writing}
          customerName={customerName}
          email={email}
          onSaved={refresh}
          onClose={() => setWriting(undefined)}
        />
      )}
      {answering && (
        <AnswerDialog
          quote={answering}
          customerName={customerName}
          onSaved={refresh}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Section>
  );
}

function nameNextStep(newest: Quote | undefined): string {
  if (!newest) return 'Write the quote';
  return newest.state === 'draft' ? 'Go on with the draft' : 'Write a new version';
}

/** '£1,081.99', or of several choices '£1,081.99 or £950.00'. */
const describePrices = ({ options, chosen, totalPence }: Quote): string =>
  chosen === null
    ? options.map((option) => formatPence(option.totalPence)).join(' or ')
    : formatPence(totalPence);

function describeQuote(quote: Quote): string {
  const { version, state, createdBy, sentAt, sentTo, viewedAt, answeredAt, answeredBy } = quote;
  const { options, chosen } = quote;
  const parts = [`Version ${version}`];
  const choice = options.length > 1 && chosen !== null ? options[chosen]?.name : undefined;
  if (choice) parts.push(choice);
  if (state === 'draft') parts.push(`begun by ${createdBy}`);
  if (sentAt) parts.push(`sent ${shortDateOf(sentAt)} to ${sentTo}`);
  if (state === 'sent')
    parts.push(
      viewedAt ? `opened ${shortDateOf(viewedAt)}` : 'not opened yet',
      `good until ${shortDate(quote.validUntil)}`,
      ...(quote.remindersStopped ? ['no reminders'] : []),
    );
  if (answeredAt) parts.push(`${state} ${shortDateOf(answeredAt)} by ${answeredBy}`);
  if (quote.reason) parts.push(`“${quote.reason}”`);
  if (quote.consent?.startsEarly) parts.push('asks us to begin within the 14 days');
  return parts.join(', ');
}
