import { useQuery } from '@tanstack/react-query';
import type { readAssistantStats } from '#app/admin-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { LoadError } from '#platform/client/staff/load-error.tsx';

const sharesQuery = readQuery<typeof readAssistantStats>('/api/admin/assistant');

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The assistant's results of the last 30 days. */
export function AssistantStats() {
  const { data, error, refetch } = useQuery(sharesQuery);
  if (error && !data) return <LoadError error={error} onTryAgain={refetch} />;
  if (!data) return <div className="skeleton h-16" aria-hidden="true" />;
  const { messages, answered, conversations, handedOver, resolved } = data;
  if (messages === 0) return <p className="text-ink-soft">No messages in the last 30 days.</p>;
  const shares = [
    {
      label: 'Answered',
      value: share(answered, messages),
      note: `of ${count(messages, 'message')}`,
    },
    {
      label: 'Handed over',
      value: share(handedOver, conversations),
      note: `of ${count(conversations, 'conversation')}`,
    },
    {
      label: 'Resolved',
      value: share(resolved, conversations),
      note: `of ${count(conversations, 'conversation')}`,
    },
  ];
  return (
    <>
      <h2 className="mb-2 text-lg">The last 30 days</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {shares.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd>
              <span className="font-display text-xl font-bold tabular-nums">{value}</span>{' '}
              <span className="text-sm text-ink-soft">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
