import type { ReactNode } from 'react';
import { ContactLinks } from '#platform/client/staff/contact-links.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  rowOpener,
  rowPrimary,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Enquiry } from '../../contract.ts';
import { type EnquiryFilters, enquiriesPage } from './api.ts';
import { FollowUpButton } from './follow-up-button.tsx';
import { describeSource, LeadStatus } from './lead-status.tsx';

const headings = ['Name', 'Contact', 'Message', 'Source', 'Status', 'Date', 'Actions'];

type EnquiriesTableProps = {
  filters: EnquiryFilters;
  /** Renders whose an enquiry is, a matter of another feature. */
  renderCustomer: (lead: Enquiry) => ReactNode;
  onOpen: (id: string) => void;
};

/** Table of the enquiries that match the filters, with the time left to respond. */
export function EnquiriesTable({ filters, renderCustomer, onOpen }: EnquiriesTableProps) {
  const now = useNow();
  return (
    <StaffTable caption="Leads" headings={headings}>
      <PagedRows
        read={(cursor) => enquiriesPage(filters, cursor)}
        columns={headings.length}
        empty={
          filters.search || filters.followedUp || filters.kind
            ? 'No leads match. Try other words or another status.'
            : 'No leads yet. An enquiry appears here the moment it is sent.'
        }
        renderRow={(lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            now={now}
            renderCustomer={renderCustomer}
            onOpen={onOpen}
          />
        )}
      />
    </StaffTable>
  );
}

type LeadRowProps = Omit<EnquiriesTableProps, 'filters'> & { lead: Enquiry; now: Date };

function LeadRow({ lead, now, renderCustomer, onOpen }: LeadRowProps) {
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} font-normal xl:w-[15%]`}>
        <button type="button" className={rowOpener} onClick={() => onOpen(lead.id)}>
          {lead.firstName} {lead.lastName}
        </button>
        <span className="block empty:hidden">{renderCustomer(lead)}</span>
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
        {lead.sampleOrder && (
          <p className="text-ink-soft">
            To {lead.sampleOrder.address}, {lead.sampleOrder.postcode}
          </p>
        )}
      </td>
      <td className={staffCell}>{describeSource(lead)}</td>
      <td className={`${staffCell} ${staffCardCorner}`}>
        <LeadStatus lead={lead} now={now} />
      </td>
      <td className={`${staffCell} whitespace-nowrap tabular-nums`}>
        {shortDateOf(lead.createdAt)}
      </td>
      <td className={`${staffCell} xl:pr-0`}>
        <div className="flex flex-wrap items-start gap-1.5">
          {lead.email && !lead.followedUp && !lead.sampleOrder && (
            <button type="button" className={rowPrimary} onClick={() => onOpen(lead.id)}>
              Reply
              <span className="sr-only">
                {' '}
                to {lead.firstName} {lead.lastName}
              </span>
            </button>
          )}
          <div>
            <FollowUpButton lead={lead} />
          </div>
        </div>
      </td>
    </tr>
  );
}

const shownLength = 160;

/** A message, truncated in the row when long, with a way to expand it. */
function Message({ text }: { text: string }) {
  if (text.length <= shownLength)
    return (
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    );
  return (
    <details className="group">
      <summary className="scroll-mt-28">
        <span className="group-open:hidden">{text.slice(0, shownLength).trimEnd()}… </span>
        <span className="link group-open:hidden">Read all</span>
        <span className="link hidden group-open:inline">Show less</span>
      </summary>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}
