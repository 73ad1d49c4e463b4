import type { readPeriods } from '#app/retention-contract.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { useRead } from '#platform/client/reads/use-read.ts';
import { LegalList } from './legal-list.tsx';

export const periodsQuery = readQuery<typeof readPeriods>('/api/retention/periods');

const inMonths = (months: number) => `${months}\u00a0${months === 1 ? 'month' : 'months'}`;

/** How long each kind of data is kept, by the settings of this server. */
export function RetentionPeriods() {
  const { data: months } = useRead(periodsQuery);
  if (!months) return null;
  const { mails, texts } = months;
  return (
    <LegalList
      items={[
        <>
          <strong>Estimates you don’t book:</strong> {inMonths(months.estimates)}.
        </>,
        <>
          <strong>Enquiries:</strong> {inMonths(months.enquiries)}, once we’ve answered them.
        </>,
        <>
          <strong>Chats:</strong> {inMonths(months.chats)} after the last message.
        </>,
        <>
          <strong>Emails and texts we sent you:</strong>{' '}
          {mails === texts
            ? inMonths(mails)
            : `${inMonths(mails)} for emails, ${inMonths(texts)} for texts`}
          .
        </>,
        <>
          <strong>Your name and contact details, with our notes:</strong>{' '}
          {inMonths(months.customers)} after the last of it, once there’s no request of yours left.
        </>,
        <>
          <strong>What our staff changed and when:</strong> {inMonths(months.auditLog)}.
        </>,
        <>
          <strong>Sign-ins to our staff accounts and refused attempts,</strong> with the browser and
          the network they came from: {inMonths(months.securityLog)}.
        </>,
        <>
          <strong>How often our pages were opened,</strong> day by day: {inMonths(months.traffic)}.
        </>,
      ]}
    />
  );
}
