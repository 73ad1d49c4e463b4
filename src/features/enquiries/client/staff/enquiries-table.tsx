import type { ReactNode } from 'react';
import { ActionMenu, quietMenuButton } from '#platform/client/staff/action-menu.tsx';
import { ContactLinks, contactActions } from '#platform/client/staff/contact-links.tsx';
import { NoMatches } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  CompactLines,
  compactCells,
  compactRow,
  rowOpener,
  rowPrimary,
  StaffTable,
  staffCell,
} from '#platform/client/staff/staff-table.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import type { Enquiry } from '../../contract.ts';
import { type EnquiryFilters, enquiriesPage } from './api.ts';
import { useFollowUp } from './follow-up-button.tsx';
import { describeSource, LeadStatus } from './lead-status.tsx';
import { TimeLeft } from './time-left.tsx';

const headings = ['Name', 'Contact', 'Message', 'Source', 'Status', 'Date', 'Actions'];

type EnquiriesTableProps = {
  filters: EnquiryFilters;
  /** Renders whose an enquiry is, a matter of another feature. */
  renderCustomer: (lead: Enquiry) => ReactNode;
  onOpen: (id: string) => void;
  /** Opens it where the reply is written. */
  onReply: (id: string) => void;
};

/** Table of the enquiries that match the filters, with the time left to respond. */
export function EnquiriesTable({ filters, ...row }: EnquiriesTableProps) {
  const now = useNow();
  return (
    <StaffTable caption="Leads" headings={headings}>
      <PagedRows
        read={(cursor) => enquiriesPage(filters, cursor)}
        columns={headings.length}
        empty={
          filters.search || filters.followedUp || filters.kind ? (
            <NoMatches>No leads match. Try other words or another status.</NoMatches>
          ) : (
            'No leads yet. An enquiry appears here the moment it is sent.'
          )
        }
        renderRow={(lead) => <LeadRow key={lead.id} lead={lead} now={now} {...row} />}
      />
    </StaffTable>
  );
}

type LeadRowProps = Omit<EnquiriesTableProps, 'filters'> & { lead: Enquiry; now: Date };

function LeadRow({ lead, now, renderCustomer, onOpen, onReply }: LeadRowProps) {
  const { id, email, phone, message, sampleOrder, followedUp, createdAt } = lead;
  const { action, errorText } = useFollowUp(lead);
  const name = `${lead.firstName} ${lead.lastName}`;
  const about = message ?? (sampleOrder ? describeSource(lead) : 'No message');
  const canReply = email && !followedUp && !sampleOrder;
  return (
    <tr className={compactRow}>
      <th scope="row" className={`${staffCell} ${compactCells.name} font-normal xl:w-[15%]`}>
        <button type="button" className={rowOpener} onClick={() => onOpen(id)}>
          {name}
        </button>
        <CompactLines
          about={about}
          when={
            <>
              <span>{shortDateOf(createdAt)}</span>
              {!followedUp && <TimeLeft {...lead} now={now} />}
            </>
          }
        />
        <span className={`block empty:hidden ${compactCells.tableOnly}`}>
          {renderCustomer(lead)}
        </span>
      </th>
      <td className={`${staffCell} ${compactCells.tableOnly} xl:w-[20%]`}>
        <ContactLinks email={email} phone={phone} />
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} xl:w-[26%]`}>
        {message ? <Message text={message} /> : <span className="text-ink-soft">No message</span>}
        {sampleOrder && (
          <p className="text-ink-soft">
            To {sampleOrder.address}, {sampleOrder.postcode}
          </p>
        )}
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} whitespace-nowrap`}>
        {describeSource(lead)}
      </td>
      <td className={`${staffCell} ${compactCells.state}`}>
        <LeadStatus lead={lead} now={now} className={compactCells.tableOnly} />
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} whitespace-nowrap tabular-nums`}>
        {shortDateOf(createdAt)}
      </td>
      <td className={`${staffCell} ${compactCells.actions} xl:pr-0`}>
        <div className="flex justify-end gap-1.5">
          {canReply && (
            <button type="button" className={rowPrimary} onClick={() => onReply(id)}>
              Reply<span className="sr-only"> to {name}</span>
            </button>
          )}
          <ActionMenu
            label={`More for ${name}`}
            actions={[action, ...contactActions(lead)]}
            className={quietMenuButton}
          />
        </div>
        <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
          {errorText}
        </p>
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
