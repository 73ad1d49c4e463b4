import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { readQuery } from '#platform/client/read-query.ts';
import { MapLink } from '#platform/client/staff/contact-links.tsx';
import { compactButton } from '#platform/client/staff/list-toolbar.tsx';
import { rowAction, rowOpener } from '#platform/client/staff/staff-table.tsx';
import type { ListParams } from '#platform/client/staff/use-list-params.ts';
import { addDays, type Day, dayInLondon, isDay, mondayOf } from '#platform/dates/london-time.ts';
import { shortDate, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../contract.ts';
import type { AvailableDay, DiaryVisit, listVisits } from '../../diary/contract.ts';
import { inOrder, slotsOn, type VisitSlot, visitSlots, visitStart } from '../../visit-slots.ts';
import { busyInOwnCalendar, isBusyVisit, statusWords } from './appointment-labels.ts';
import { currentMonday } from './board/diary-days.ts';
import { Requests, usePendingRequests } from './board/requests.tsx';
import { availabilityQuery } from './fitters/api.ts';
import { colourOf } from './fitters/fitter-mark.tsx';
import { canTake, type VisitDraft } from './visit/visit-fields.tsx';

const busyWords = busyInOwnCalendar.charAt(0).toUpperCase() + busyInOwnCalendar.slice(1);

type DiaryActions = { onOpen: (id: string) => void; onBook: (visit: VisitDraft) => void };

/** The week's visits as a table, Monday to Saturday by slot. */
export function VisitWeek({ params, ...actions }: { params: ListParams } & DiaryActions) {
  const today = dayInLondon(new Date());
  const asked = params.read('week');
  const monday = isDay(asked) ? mondayOf(asked) : currentMonday(today);
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
  const { data: availability = [] } = useQuery(availabilityQuery(monday, saturday));
  const requests = usePendingRequests();
  const goTo = (day: Day) => params.change({ week: day });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <button type="button" className={compactButton} onClick={() => goTo(addDays(monday, -7))}>
          Earlier
        </button>
        <button type="button" className={compactButton} onClick={() => goTo(currentMonday(today))}>
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
        <WeekTable
          days={days}
          visits={visits}
          availability={availability}
          requests={requests}
          today={today}
          {...actions}
        />
      ) : (
        <div className="skeleton h-96" aria-hidden="true" />
      )}
    </>
  );
}

type WeekTableProps = DiaryActions & {
  days: Day[];
  visits: DiaryVisit[];
  /** Of the same days; empty until it is known. */
  availability: AvailableDay[];
  requests: Appointment[];
  today: Day;
};

/** On narrow screens each slot is a block with its days stacked. */
function WeekTable(props: WeekTableProps) {
  const { days, visits, availability, requests, today, ...actions } = props;
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
                {...actions}
                available={availability.find(({ date }) => date === day)}
                requests={requests}
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

type SlotCellProps = DiaryActions & {
  day: Day;
  slot: VisitSlot;
  available: AvailableDay | undefined;
  requests: Appointment[];
  visits: DiaryVisit[];
};

function SlotCell({ day, slot, available, requests, visits, onOpen, onBook }: SlotCellProps) {
  const isOpen = slotsOn(day).includes(slot) && available?.closed === undefined;
  const isPast = visitStart({ date: day, slot }) <= new Date();
  const isFree = available?.slots.some((one) => one.slot === slot && canTake(one)) ?? false;
  return (
    <td
      className={`h-20 border-l border-line p-2 max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0 max-lg:py-1 ${isOpen ? '' : 'bg-mist'}`}
    >
      <span className="text-ink-soft tabular-nums lg:hidden">{shortWeekdayDate(day)}: </span>
      {!isOpen && <span className="text-ink-soft">Closed</span>}
      {isOpen && visits.length === 0 && (
        <span className="text-ink-soft">
          {isPast ? 'No visit' : isFree ? 'Free' : available && 'Nobody is free'}
        </span>
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
      <Requests requests={requests} at={{ date: day, slot }} onOpen={onOpen} />
      {isFree && (
        <button
          type="button"
          className={`${rowAction} mt-2 max-lg:ml-2`}
          onClick={() => onBook({ date: day, slot, fitterId: '' })}
        >
          Book<span className="sr-only"> {`${shortWeekdayDate(day)}, ${slot}`}</span>
        </button>
      )}
    </td>
  );
}
