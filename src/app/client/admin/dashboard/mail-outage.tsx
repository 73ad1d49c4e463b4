import { useQuery } from '@tanstack/react-query';
import { readQuery } from '#platform/client/read-query.ts';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { readMailOutage } from '#platform/mail-contract.ts';
import { describeMailOutage } from './mail-failure.ts';

const outageQuery = {
  ...readQuery<typeof readMailOutage>('/api/mails/outage'),
  staleTime: 0,
  refetchInterval: 60_000,
};

/** A note that no emails are being sent at the moment; nothing while there is no outage. */
export function MailOutageNote() {
  const { data } = useQuery(outageQuery);
  const outage = data?.outage;
  if (!outage) return null;
  const { since, lastError, waiting } = outage;
  return (
    <section aria-labelledby="mail-outage" className="mt-8 rounded border-2 border-error p-4">
      <h2 id="mail-outage" className="text-lg">
        No emails are going out
      </h2>
      <p className="mt-1">
        {describeMailOutage(lastError)} We have been trying since{' '}
        <time dateTime={since} className="tabular-nums">
          {shortInstant(since)}
        </time>
        . {describeWaiting(waiting)}
      </p>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{lastError}</p>
    </section>
  );
}

function describeWaiting(waiting: number): string {
  if (waiting === 0) return 'No email is waiting.';
  return waiting === 1
    ? 'One email is waiting, and we’ll send it as soon as it works again.'
    : `${waiting} emails are waiting, and we’ll send them as soon as it works again.`;
}
