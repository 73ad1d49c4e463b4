import type { ReactNode } from 'react';
import { ContactLinks, MapLink, rowLink } from '#platform/client/staff/contact-links.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  Chip,
  rowOpener,
  StaffTable,
  staffCardCorner,
  staffCell,
  staffRow,
} from '#platform/client/staff/staff-table.tsx';
import { shortDate, shortDateOf, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import { projectSizeLabels, urgencyLabels } from '../../limits.ts';
import { type AppointmentFilters, appointmentsPage } from './api.ts';
import { describeService, statusTones, statusWords } from './appointment-labels.ts';
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
  const isFiltered = Boolean(filters.search || filters.status || filters.figure);
  return (
    <StaffTable caption="Appointments" headings={headings}>
      <PagedRows
        read={(cursor) => appointmentsPage(filters, cursor)}
        columns={headings.length}
        empty={
          isFiltered
            ? 'No appointments match. Try other words or filters.'
            : 'No appointments yet. A booking appears here the moment it is made.'
        }
        renderRow={(appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
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

type RowProps = Omit<AppointmentsTableProps, 'filters'> & { appointment: Appointment };

function AppointmentRow({ appointment, renderCustomer, onOpen }: RowProps) {
  const { id, customerName, address, postcode, email, phone, status, visit, offer } = appointment;
  return (
    <tr className={staffRow}>
      <th scope="row" className={`${staffCell} font-normal xl:w-[19%]`}>
        <button
          type="button"
          data-appointment={id}
          className={rowOpener}
          onClick={() => onOpen(id)}
        >
          {customerName}
        </button>
        <MapLink place={`${address}, ${postcode}`} className={`${rowLink} text-ink-soft`}>
          <span className="line-clamp-2">{address}</span>
          {postcode}
        </MapLink>
        {appointment.outsideArea && <span className="block font-semibold">Outside our area</span>}
        {renderCustomer(appointment)}
      </th>
      <td className={staffCell}>
        <span className="block font-semibold">{describeService(appointment)}</span>
        <span className="block text-ink-soft">{projectSizeLabels[appointment.projectSize]}</span>
        <span className="block text-ink-soft">{urgencyLabels[appointment.urgency]}</span>
      </td>
      <td className={`${staffCell} xl:max-w-52`}>
        <ContactLinks email={email} phone={phone} />
      </td>
      <td className={`${staffCell} whitespace-nowrap tabular-nums`}>
        <span className="text-ink-soft xl:hidden">Preferred dates</span>
        {firstTwo(appointment.preferredDates.map(shortDate)).map((date) => (
          <span key={date} className="block">
            {date}
          </span>
        ))}
        {firstTwo(appointment.preferredTimes).map((time) => (
          <span key={time} className="block text-ink-soft">
            {time}
          </span>
        ))}
      </td>
      <td className={`${staffCell} ${staffCardCorner}`}>
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
        {offer?.state === 'open' && <span className="mt-1 block text-ink-soft">Times offered</span>}
        {visit && (
          <span className="mt-1 block whitespace-nowrap tabular-nums">
            {shortWeekdayDate(visit.date)}
            <span className="block text-ink-soft">{visit.slot}</span>
          </span>
        )}
      </td>
      <td className={`${staffCell} whitespace-nowrap tabular-nums`}>
        <span className="xl:hidden">Created </span>
        {shortDateOf(appointment.createdAt)}
      </td>
      <td className={`${staffCell} xl:w-[11.75rem] xl:pr-0`}>
        <StatusActions appointment={appointment} />
      </td>
    </tr>
  );
}
