import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { MapLink } from '#platform/client/staff/contact-links.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { rowOpener } from '#platform/client/staff/staff-table.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { addDays, type Day, dayInLondon, isDay, weekdayOf } from '#platform/dates/london-time.ts';
import { shortDate, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { DiaryVisit, listVisits } from '../../diary/contract.ts';
import { inOrder, slotsOn, type VisitSlot, visitSlots, visitStart } from '../../visit-slots.ts';
import { busyInOwnCalendar, isBusyVisit, statusWords } from './appointment-labels.ts';
import { colourOf } from './fitters/fitter-mark.tsx';

const busyWords = busyInOwnCalendar.charAt(0).toUpperCase() + busyInOwnCalendar.slice(1);
const mondayOf = (day: Day) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The week's visits as a table, Monday to Saturday by slot. */
export function VisitWeek({
  params,
  onOpen,
}: {
  params: ListParams;
  onOpen: (id: string) => void;
}) {
  const today = dayInLondon(new Date());
  const asked = params.read('week');
  const monday = mondayOf(isDay(asked) ? asked : today);
  const days = [0, 1, 2, 3, 4, 5].map((later) => addDays(monday, later));
  const saturday = addDays(monday, 5);
  const {
    data: visits,
    error,
    refetch,
  } = useQuery(
    readQuery<typeof listVisits>('/api/appointments/visits', {
      query: { from: monday, to: saturday },
    }),
  );
  const goTo = (day: Day) => params.change({ week: day });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" className={compactButton} onClick={() => goTo(addDays(monday, -7))}>
          Earlier
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(mondayOf(today))}>
          This week
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(addDays(monday, 7))}>
          Later
        </button>
        <h2 className="ml-2 text-lg tabular-nums" aria-live="polite">
          {shortDate(monday)} to {shortDate(saturday)}
        </h2>
      </div>
      {error ? (
        <p>
          <span role="alert">{errorMessage(error)}</span>{' '}
          <button type="button" className="link" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      ) : visits ? (
        <WeekTable days={days} visits={visits} today={today} onOpen={onOpen} />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </>
  );
}

type WeekTableProps = {
  days: Day[];
  visits: DiaryVisit[];
  today: Day;
  onOpen: (id: string) => void;
};

/** On narrow screens each slot is a block with its days stacked. */
function WeekTable({ days, visits, today, onOpen }: WeekTableProps) {
  return (
    <table className="w-full table-fixed text-left text-sm max-lg:block">
      <caption className="sr-only">Visits by day and time</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className="w-24 border-b-2 border-ink py-2 pr-3 font-semibold">
            Time
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              className="border-b-2 border-ink p-2 font-semibold tabular-nums aria-[current]:border-tape"
            >
              {shortWeekdayDate(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {listRows(visits).map((slot) => (
          <tr key={slot} className="border-b border-line align-top max-lg:block max-lg:py-3">
            <th scope="row" className="py-2 pr-3 font-semibold tabular-nums max-lg:block">
              {slot}
            </th>
            {days.map((day) => (
              <SlotCell
                key={day}
                day={day}
                slot={slot}
                onOpen={onOpen}
                visits={visits.filter((visit) => visit.date === day && visit.slot === slot)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The slots, and those of visits that were fixed when the firm had other times, in the order of the day. */
const listRows = (visits: readonly DiaryVisit[]) =>
  inOrder([...visitSlots(), ...visits.map(({ slot }) => slot)]);

type SlotCellProps = {
  day: Day;
  slot: VisitSlot;
  visits: DiaryVisit[];
  onOpen: (id: string) => void;
};

function SlotCell({ day, slot, visits, onOpen }: SlotCellProps) {
  const isOpen = slotsOn(day).includes(slot);
  const isPast = visitStart({ date: day, slot }) <= new Date();
  return (
    <td
      className={`h-20 border-l border-line p-2 max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0 max-lg:py-1 ${isOpen ? '' : 'bg-mist'}`}
    >
      <span className="text-ink-soft tabular-nums lg:hidden">{shortWeekdayDate(day)}: </span>
      {!isOpen && <span className="text-ink-soft">Closed</span>}
      {isOpen && visits.length === 0 && (
        <span className="text-ink-soft">{isPast ? 'No visit' : 'Free'}</span>
      )}
      {visits.map((visit) => (
        <div
          key={visit.appointmentId}
          className="border-l-4 pl-2 not-first:mt-2"
          style={{ borderColor: colourOf(visit.fitter.colour) }}
        >
          <button type="button" className={rowOpener} onClick={() => onOpen(visit.appointmentId)}>
            {visit.customerName}
          </button>
          <span className="block text-ink-soft">
            <MapLink
              place={visit.postcode}
              className="inline-block min-h-6 scroll-mt-28 hover:underline"
            >
              {visit.postcode}
            </MapLink>
            {', '}
            {visit.fitter.name}
            {visit.status !== 'confirmed' && `, ${statusWords[visit.status].toLowerCase()}`}
          </span>
          {isBusyVisit(visit) && <span className="block font-medium text-error">{busyWords}</span>}
        </div>
      ))}
    </td>
  );
}
