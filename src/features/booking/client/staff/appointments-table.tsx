import type { ReactNode } from 'react';
import { formatSlot } from '#features/business/slot-times.ts';
import { ContactLinks, MapLink, rowLink } from '#platform/client/staff/contact-links.tsx';
import { NoMatches } from '#platform/client/staff/list-toolbar.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  Chip,
  CompactLines,
  compactCells,
  compactRow,
  deadlineLooks,
  rowOpener,
  StaffTable,
  staffCell,
} from '#platform/client/staff/staff-table.tsx';
import { useNow } from '#platform/client/staff/use-now.ts';
import { shortDateOf, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import { projectSizeLabels, urgencyLabels } from '../../limits.ts';
import { type AppointmentFilters, appointmentsPage } from './api.ts';
import {
  describeAnswerDue,
  describePlace,
  describeService,
  describeTime,
  statusTones,
  statusWords,
} from './appointment-labels.ts';
import { StatusActions } from './status-actions.tsx';

const headings = [
  'Customer',
  'Project',
  'Contact',
  'Preferred dates',
  'Status',
  'Created',
  'Actions',
];

type AppointmentsTableProps = {
  filters: AppointmentFilters;
  /** Renders whose an appointment is, a matter of another feature. */
  renderCustomer: (appointment: Appointment) => ReactNode;
  onOpen: (id: string) => void;
};

/** Table of the appointments that match the filters. */
export function AppointmentsTable({ filters, renderCustomer, onOpen }: AppointmentsTableProps) {
  const now = useNow();
  const isFiltered = Boolean(filters.search || filters.status || filters.figure);
  return (
    <StaffTable caption="Appointments" headings={headings}>
      <PagedRows
        read={(cursor) => appointmentsPage(filters, cursor)}
        columns={headings.length}
        empty={
          isFiltered ? (
            <NoMatches>No appointments match. Try other words or filters.</NoMatches>
          ) : (
            'No appointments yet. A booking appears here the moment it is made.'
          )
        }
        renderRow={(appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            now={now}
            renderCustomer={renderCustomer}
            onOpen={onOpen}
          />
        )}
      />
    </StaffTable>
  );
}

/** The first two of some dates or times, and how many there are besides. */
const firstTwo = (all: readonly string[]) =>
  all.length > 2 ? [...all.slice(0, 2), `and ${all.length - 2} more`] : all;

type RowProps = Omit<AppointmentsTableProps, 'filters'> & { appointment: Appointment; now: Date };

function AppointmentRow({ appointment, now, renderCustomer, onOpen }: RowProps) {
  const { id, customerName, address, postcode, email, phone, status, visit, offer } = appointment;
  const wait = describeAnswerDue(appointment, now);
  const late = wait && <span className={deadlineLooks[wait.state]}>{wait.words}</span>;
  return (
    <tr className={compactRow}>
      <th scope="row" className={`${staffCell} ${compactCells.name} font-normal xl:w-[19%]`}>
        <button
          type="button"
          data-appointment={id}
          className={rowOpener}
          onClick={() => onOpen(id)}
        >
          {customerName}
        </button>
        <CompactLines
          about={[describeService(appointment), describePlace(appointment)].join(', ')}
          when={
            <>
              <span>{describeTime(appointment)}</span>
              {offer?.state === 'open' ? <span>Times offered</span> : late}
            </>
          }
        />
        <div className={compactCells.tableOnly}>
          <MapLink place={`${address}, ${postcode}`} className={`${rowLink} text-ink-soft`}>
            <span className="line-clamp-2">{address}</span>
            {postcode}
          </MapLink>
          {appointment.outsideArea && <span className="block font-semibold">Outside our area</span>}
          {renderCustomer(appointment)}
        </div>
      </th>
      <td className={`${staffCell} ${compactCells.tableOnly}`}>
        <span className="block font-semibold">{describeService(appointment)}</span>
        <span className="block text-ink-soft">{projectSizeLabels[appointment.projectSize]}</span>
        <span className="block text-ink-soft">{urgencyLabels[appointment.urgency]}</span>
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} xl:max-w-52`}>
        <ContactLinks email={email} phone={phone} />
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} whitespace-nowrap tabular-nums`}>
        {firstTwo(appointment.preferredDates.map(shortWeekdayDate)).map((date) => (
          <span key={date} className="block">
            {date}
          </span>
        ))}
        {firstTwo(appointment.preferredTimes.map(formatSlot)).map((time) => (
          <span key={time} className="block text-ink-soft">
            {time}
          </span>
        ))}
      </td>
      <td className={`${staffCell} ${compactCells.state}`}>
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
        <div className={compactCells.tableOnly}>
          {late}
          {offer?.state === 'open' && (
            <span className="mt-1 block text-ink-soft">Times offered</span>
          )}
          {visit && (
            <span className="mt-1 block whitespace-nowrap tabular-nums">
              {shortWeekdayDate(visit.date)}
              <span className="block text-ink-soft">{formatSlot(visit.slot)}</span>
            </span>
          )}
        </div>
      </td>
      <td className={`${staffCell} ${compactCells.tableOnly} whitespace-nowrap tabular-nums`}>
        {shortDateOf(appointment.createdAt)}
      </td>
      <td className={`${staffCell} ${compactCells.actions} xl:w-[11.75rem] xl:pr-0`}>
        <StatusActions in="row" appointment={appointment} />
      </td>
    </tr>
  );
}
