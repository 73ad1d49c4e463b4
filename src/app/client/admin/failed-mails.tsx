import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMailAgain } from '#features/booking/client/staff/use-mail-again.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { rowAction, StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import type { listMails, Mail } from '#platform/mail-contract.ts';
import { shortInstant } from '#platform/short-dates.ts';
import { tellMailFailure } from './mail-failure.ts';
import { ReadFailure } from './read-failure.tsx';

/** A mail is given up by itself, which nothing tells. */
const readAgainMs = 60_000;
const shownAtFirst = 5;
const headings = ['To', 'Mail', 'Waiting since', 'What went wrong', 'Action'];

const failedMailsQuery = {
  ...readQuery<typeof listMails>('/api/mails'),
  staleTime: 0,
  refetchInterval: readAgainMs,
};

/** The mails that were given up, each to be sent again; nothing while there are none. */
export function FailedMails() {
  const { data: mails, error, refetch } = useQuery(failedMailsQuery);
  const [isWhole, setIsWhole] = useState(false);
  if (!mails?.length && !error) return null;
  const shown = isWhole ? mails : mails?.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="failed-mails" className="mt-8">
      <h2 id="failed-mails" className="mb-2 text-lg">
        Mails that could not be sent
      </h2>
      {!shown && error && <ReadFailure error={error} onTryAgain={refetch} />}
      {shown && shown.length > 0 && (
        <StaffTable caption="Mails that could not be sent" headings={headings}>
          <tbody className="max-xl:block">
            {shown.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </tbody>
        </StaffTable>
      )}
      {mails && shown && mails.length > shown.length && (
        <button type="button" className={`${compactButton} mt-3`} onClick={() => setIsWhole(true)}>
          Show {mails.length - shown.length} more
        </button>
      )}
    </section>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { to, subject, createdAt, lastError } = mail;
  const { sendAgain, isSending, refusal } = useMailAgain(mail);
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} xl:w-[22%]`}>
        {to}
      </th>
      <td className={`${staffCell} xl:w-[20%]`}>{subject}</td>
      <td className={`${staffCell} tabular-nums xl:w-44`}>
        <span className="text-ink-soft xl:sr-only">Waiting since </span>
        <time dateTime={createdAt}>{shortInstant(createdAt)}</time>
      </td>
      <td className={staffCell}>
        {tellMailFailure(lastError)}
        {lastError && <span className="block text-ink-soft">{lastError}</span>}
      </td>
      <td className={`${staffCell} xl:w-40 xl:pr-0`}>
        <button type="button" className={rowAction} disabled={isSending} onClick={sendAgain}>
          Send again
          <span className="sr-only">
            {' '}
            “{subject}” to {to}
          </span>
        </button>
        <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
          {refusal}
        </p>
      </td>
    </tr>
  );
}
