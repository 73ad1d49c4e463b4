import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { ContactLinks } from '#platform/client/staff/contact-links.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  Chip,
  rowAction,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Enquiry } from '../../contract.ts';
import { describeResponseDeadline } from '../../response-deadline.ts';
import { type EnquiryFilters, enquiriesPage, refreshEnquiries, requestFollowUp } from './api.ts';

const headings = ['Name', 'Contact', 'Message', 'Source', 'Status', 'Date', 'Actions'];
const minuteMs = 60_000;

/** Table of the enquiries that match the filters, with the time left to respond. */
export function EnquiriesTable({ filters }: { filters: EnquiryFilters }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <StaffTable caption="Leads" headings={headings}>
      <PagedRows
        read={(cursor) => enquiriesPage(filters, cursor)}
        columns={headings.length}
        empty={
          filters.search || filters.followedUp
            ? 'No leads match. Try other words or another status.'
            : 'No leads yet. An enquiry appears here the moment it is sent.'
        }
        renderRow={(lead) => <LeadRow key={lead.id} lead={lead} now={now} />}
      />
    </StaffTable>
  );
}

const promiseLooks = {
  running: 'text-ink-soft',
  urgent: 'font-semibold text-ink',
  late: 'font-semibold text-error',
  kept: 'text-ink-soft',
  missed: 'text-ink-soft',
};
const sources: Record<string, string> = { contact_form: 'Contact form' };

function LeadRow({ lead, now }: { lead: Enquiry; now: Date }) {
  const promise = describeResponseDeadline(lead, now);
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} font-semibold xl:w-[15%]`}>
        {lead.firstName} {lead.lastName}
      </th>
      <td className={`${staffCell} xl:w-[20%]`}>
        <ContactLinks email={lead.email} phone={lead.phone} />
      </td>
      <td className={`${staffCell} max-xl:col-span-full xl:w-[28%]`}>
        {lead.message ? (
          <Message text={lead.message} />
        ) : (
          <span className="text-ink-soft">No message</span>
        )}
      </td>
      <td className={staffCell}>{sources[lead.source] ?? lead.source}</td>
      <td className={`${staffCell} ${staffCardCorner}`}>
        <Chip tone={lead.followedUp ? 'done' : 'waiting'}>
          {lead.followedUp ? 'Followed Up' : 'New'}
        </Chip>
        <span className={`mt-1 block tabular-nums ${promiseLooks[promise.state]}`}>
          {promise.words}
        </span>
        {lead.followedUpBy && lead.followedUp && (
          <span className="block text-ink-soft">by {lead.followedUpBy}</span>
        )}
      </td>
      <td className={`${staffCell} whitespace-nowrap tabular-nums`}>
        {shortDateOf(lead.createdAt)}
      </td>
      <td className={`${staffCell} xl:pr-0`}>
        <FollowUp lead={lead} />
      </td>
    </tr>
  );
}

const shownLength = 160;

/** A message, truncated in the row when long, with a way to expand it. */
function Message({ text }: { text: string }) {
  if (text.length <= shownLength) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <details className="group">
      <summary className="scroll-mt-28">
        <span className="group-open:hidden">{text.slice(0, shownLength).trimEnd()}… </span>
        <span className="link group-open:hidden">Read all</span>
        <span className="link hidden group-open:inline">Show less</span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}

function FollowUp({ lead }: { lead: Enquiry }) {
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const mark = async (followedUp: boolean) => {
    setIsSaving(true);
    setErrorText('');
    try {
      await requestFollowUp(lead.id, followedUp);
      showToast({
        title: followedUp ? 'Lead followed up' : 'Lead is new again',
        description: `${lead.firstName} ${lead.lastName}`,
        ...(followedUp && {
          action: { label: 'Undo', altText: 'Mark as new again', onSelect: () => mark(false) },
        }),
      });
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await refreshEnquiries(queries);
    setIsSaving(false);
  };
  return (
    <>
      <button
        type="button"
        className={rowAction}
        disabled={isSaving}
        onClick={() => mark(!lead.followedUp)}
      >
        {lead.followedUp ? 'Mark as new' : 'Mark followed up'}
        <span className="sr-only">
          {' '}
          for {lead.firstName} {lead.lastName}
        </span>
      </button>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </>
  );
}
