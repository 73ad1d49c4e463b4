import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMailRequest, useResendEmail } from '#features/booking/client/staff/use-resend-email.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { EmailText } from '#platform/client/staff/contact-links.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { LoadError } from '#platform/client/staff/load-error.tsx';
import { rowAction, StaffTable, staffCell, staffRow } from '#platform/client/staff/staff-table.tsx';
import { shortInstant } from '#platform/dates/short-dates.ts';
import type { dismissMail, listMails, Mail, retryAllMails } from '#platform/mail-contract.ts';
import { describeMailFailure } from './mail-failure.ts';

/** Polling interval: a failing email sends no event to the admin panel. */
const readAgainMs = 60_000;
const shownAtFirst = 5;
const headings = ['To', 'Email', 'Waiting since', 'What went wrong', 'Action'];

const failedMailsQuery = {
  ...readQuery<typeof listMails>('/api/mails'),
  staleTime: 0,
  refetchInterval: readAgainMs,
};

/** The failed emails, each with buttons to retry or dismiss it; nothing while there are none. */
export function FailedMails() {
  const { data: mails, error, refetch } = useQuery(failedMailsQuery);
  const [isWhole, setIsWhole] = useState(false);
  if (!mails?.length && !error) return null;
  const shown = isWhole ? mails : mails?.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="failed-mails" className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="failed-mails" className="text-lg">
          Emails that couldn’t be sent
        </h2>
        {mails && mails.length > 1 && <SendAllAgain />}
      </div>
      {!shown && error && <LoadError error={error} onTryAgain={refetch} />}
      {shown && shown.length > 0 && (
        <StaffTable caption="Emails that couldn’t be sent" headings={headings}>
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

function SendAllAgain() {
  const { send, isSending, errorText } = useMailRequest(async () => {
    const { mails } = await callEndpoint<typeof retryAllMails>('POST', '/api/mails/retry-all', {});
    return { title: `${mails} ${mails === 1 ? 'email is' : 'emails are'} being sent again` };
  });
  return (
    <div>
      <button type="button" className={compactButton} disabled={isSending} onClick={send}>
        Send all again
      </button>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}

function MailRow({ mail }: { mail: Mail }) {
  const { id, to, subject, createdAt, lastError } = mail;
  const again = useResendEmail(mail);
  const dismissal = useMailRequest(async () => {
    await callEndpoint<typeof dismissMail>('POST', '/api/mails/:id/dismiss', { params: { id } });
    return { title: 'Email dismissed', description: `To ${to}` };
  });
  const isSending = again.isSending || dismissal.isSending;
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} xl:w-[22%]`}>
        <EmailText email={to} />
      </th>
      <td className={`${staffCell} xl:w-[20%]`}>{subject}</td>
      <td className={`${staffCell} tabular-nums xl:w-44`}>
        <span className="text-ink-soft xl:sr-only">Waiting since </span>
        <time dateTime={createdAt}>{shortInstant(createdAt)}</time>
      </td>
      <td className={staffCell}>
        {describeMailFailure(lastError)}
        {lastError && <span className="block text-ink-soft">{lastError}</span>}
      </td>
      <td className={`${staffCell} xl:w-56 xl:pr-0`}>
        <div className="flex flex-wrap gap-2">
          <RowButton mail={mail} disabled={isSending} onClick={again.sendAgain}>
            Send again
          </RowButton>
          <RowButton mail={mail} disabled={isSending} onClick={dismissal.send}>
            Dismiss
          </RowButton>
        </div>
        <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
          {again.errorText || dismissal.errorText}
        </p>
      </td>
    </tr>
  );
}

type RowButtonProps = {
  mail: Mail;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

function RowButton({ mail: { subject, to }, children, ...button }: RowButtonProps) {
  return (
    <button type="button" className={rowAction} {...button}>
      {children}
      <span className="sr-only">
        {' '}
        “{subject}” to {to}
      </span>
    </button>
  );
}
