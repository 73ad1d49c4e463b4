import { useQuery } from '@tanstack/react-query';
import type { readAssistantStats } from '#app/admin-contract.ts';
import type { ConversationOutcome } from '#features/assistant/contract.ts';
import { firm } from '#features/business/firm.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';

const statsQuery = readQuery<typeof readAssistantStats>('/api/admin/assistant');

const labels: Record<ConversationOutcome, string> = {
  booked: 'Asked for a visit',
  priced: 'Got a price',
  answered: 'Got an answer',
  handedOver: 'Passed to you in time',
  waiting: 'Waiting for you',
  get late() {
    return `Waited over ${firm().responseHours} hours for you`;
  },
  wrong: 'Got a wrong answer',
  left: 'Left without an answer',
};
const outcomes = Object.keys(labels) as ConversationOutcome[];

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** How the assistant's conversations of the last 30 days ended. */
export function AssistantStats() {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-32" aria-hidden="true" />;
  const { conversations, messages, wrongAnswers } = data;
  if (conversations === 0)
    return <p className="text-ink-soft">No conversations in the last 30 days.</p>;
  return (
    <section aria-labelledby="assistant-stats">
      <h2 id="assistant-stats" className="text-lg">
        How his conversations ended
      </h2>
      <p className="text-sm text-ink-soft">
        {firm().assistant.name}’s last 30 days: {count(conversations, 'conversation')},{' '}
        {count(messages, 'message')},{' '}
        {wrongAnswers === 0 ? 'no answer' : count(wrongAnswers, 'answer')} marked wrong.
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 min-[821px]:grid-cols-4">
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt className="text-sm font-semibold">{labels[outcome]}</dt>
            <dd>
              <span className="font-display text-xl font-bold tabular-nums">
                {share(data.outcomes[outcome], conversations)}
              </span>{' '}
              <span className="text-sm text-ink-soft tabular-nums">{data.outcomes[outcome]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
