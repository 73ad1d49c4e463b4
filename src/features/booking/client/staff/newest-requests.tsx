import { MapLink, rowLink } from '#platform/client/staff/contact-links.tsx';
import { PagedRows } from '#platform/client/staff/paged-rows.tsx';
import {
  Chip,
  CompactLines,
  compactCells,
  compactRow,
  rowAction,
  rowOpener,
  StaffTable,
  staffCell,
} from '#platform/client/staff/staff-table.tsx';
import type { Appointment } from '../../contract.ts';
import { appointmentsPage } from './api.ts';
import {
  describeDay,
  describePlace,
  describeService,
  statusTones,
  statusWords,
} from './appointment-labels.ts';
import { ConfirmAction } from './confirm/confirm-action.tsx';
import { UndoAction } from './undo-action.tsx';

const headings = ['Customer', 'Service', 'Preferred date', 'Status', 'Actions'];
const shown = 10;

/** Dashboard card with the newest appointment requests. */
export function NewestRequests({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <StaffTable caption="Newest appointment requests" headings={headings}>
      <PagedRows
        only="first"
        read={(cursor) => appointmentsPage({}, cursor, shown)}
        columns={headings.length}
        empty="No appointment requests yet. A booking appears here the moment it is made."
        renderRow={(appointment) => (
          <RequestRow key={appointment.id} appointment={appointment} onOpen={onOpen} />
        )}
      />
    </StaffTable>
  );
}

type RequestRowProps = { appointment: Appointment; onOpen: (id: string) => void };

function RequestRow({ appointment, onOpen }: RequestRowProps) {
  const { id, customerName, postcode, status } = appointment;
  return (
    <tr className={compactRow}>
      <th scope="row" className={`${staffCell} ${compactCells.name} font-normal xl:w-[34%]`}>
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
          when={describeDay(appointment)}
        />
        <MapLink place={postcode} className={`${rowLink} w-fit text-ink-soft max-xl:hidden`}>
          {postcode}
        </MapLink>
      </th>
      <td className={`${staffCell} ${compactCells.tableOnly}`}>{describeService(appointment)}</td>
      <td className={`${staffCell} ${compactCells.tableOnly} tabular-nums`}>
        {describeDay(appointment)}
      </td>
      <td className={`${staffCell} ${compactCells.state}`}>
        <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>
      </td>
      <td className={`${staffCell} ${compactCells.actions} xl:w-56 xl:pr-0`}>
        <div className="flex flex-wrap gap-1.5">
          <ConfirmAction appointment={appointment} />
          <button type="button" className={`${rowAction} max-xl:hidden`} onClick={() => onOpen(id)}>
            View details<span className="sr-only"> of {customerName}</span>
          </button>
          <UndoAction appointment={appointment} />
        </div>
      </td>
    </tr>
  );
}
