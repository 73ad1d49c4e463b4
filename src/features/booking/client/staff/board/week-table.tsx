import { formatSlot } from '#features/business/slot-times.ts';
import { MapLink } from '#platform/client/staff/contact-links.tsx';
import { rowOpener } from '#platform/client/staff/staff-table.tsx';
import type { Day } from '#platform/dates/london-time.ts';
import { shortWeekdayDate, weekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import type { AvailableDay, DiaryVisit } from '../../../diary/contract.ts';
import { inOrder, slotsOn, type VisitSlot, visitSlots, visitStart } from '../../../visit-slots.ts';
import { busyInOwnCalendar, isBusyVisit, statusWords } from '../appointment-labels.ts';
import { colourOf } from '../fitters/fitter-mark.tsx';
import { MoveById } from '../visit/move-by-id.tsx';
import { canTake, type VisitDraft } from '../visit/visit-fields.tsx';
import { BookCell } from './book-cell.tsx';
import { requestsFor } from './diary-days.ts';
import { Requests } from './requests.tsx';

const busyWords = busyInOwnCalendar.charAt(0).toUpperCase() + busyInOwnCalendar.slice(1);

export type DiaryActions = { onOpen: (id: string) => void; onBook: (visit: VisitDraft) => void };

type WeekTableProps = DiaryActions & {
  days: Day[];
  /** The day that narrow screens show. */
  shown: Day;
  visits: DiaryVisit[];
  /** Of the same days; empty until it is known. */
  availability: AvailableDay[];
  requests: Appointment[];
  today: Day;
};

/** A column for each day, a row for each time. */
export function WeekTable(props: WeekTableProps) {
  const { days, shown, visits, availability, requests, today, ...actions } = props;
  return (
    <table className="w-full table-fixed text-left text-sm max-lg:text-xs max-md:block max-md:text-sm">
      <caption className="sr-only">Visits by day and time</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th
            scope="col"
            className="w-24 border-b-2 border-ink py-2 pr-3 font-semibold max-lg:w-14 md:max-lg:pr-1"
          >
            Time
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              className="border-b-2 border-ink p-2 font-semibold tabular-nums max-lg:px-1 aria-[current]:border-tape"
            >
              {weekdayDate(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {listRows(visits).map((slot) => (
          <tr
            key={slot}
            className="border-b border-line align-top max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:py-1"
          >
            <th scope="row" className="py-2 pr-3 font-semibold tabular-nums md:max-lg:pr-1">
              {formatSlot(slot)}
            </th>
            {days.map((day) => (
              <SlotCell
                key={day}
                day={day}
                slot={slot}
                isShown={day === shown}
                {...actions}
                available={availability.find(({ date }) => date === day)}
                requests={requestsFor(requests, { date: day, slot })}
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
  isShown: boolean;
  available: AvailableDay | undefined;
  /** Those that ask for this time. */
  requests: Appointment[];
  visits: DiaryVisit[];
};

function SlotCell({
  day,
  slot,
  isShown,
  available,
  requests,
  visits,
  onOpen,
  onBook,
}: SlotCellProps) {
  const at = { date: day, slot };
  const isOpen = slotsOn(day).includes(slot) && available?.closed === undefined;
  const isPast = visitStart(at) <= new Date();
  const isFree = available?.slots.some((one) => one.slot === slot && canTake(one)) ?? false;
  const isEmpty = visits.length === 0 && (requests.length === 0 || isPast);
  const book = () => onBook({ ...at, fitterId: '' });
  const label = `${shortWeekdayDate(day)}, ${formatSlot(slot)}`;
  return (
    <td
      className={`h-20 border-l border-line p-2 md:max-lg:p-0.5 wrap-anywhere max-md:h-auto max-md:border-0 max-md:p-1 ${isShown ? '' : 'max-md:hidden'} ${isOpen ? '' : 'bg-mist'}`}
    >
      {!isOpen && <span className="text-ink-soft">Closed</span>}
      {isOpen && isEmpty && (
        <EmptyCell isPast={isPast} isFree={isFree} isKnown={available !== undefined}>
          <BookCell label={label} onBook={book} />
        </EmptyCell>
      )}
      {visits.map((visit) => (
        <div
          key={visit.appointmentId}
          className="border-l-4 pl-2 not-first:mt-2 md:max-lg:border-l-3 md:max-lg:pl-1"
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
          {visit.status === 'confirmed' && !isPast && <MoveById visit={visit} />}
        </div>
      ))}
      <Requests requests={requests} at={at} onOpen={onOpen} />
      {isFree && !isEmpty && (
        <div className="mt-2 min-h-8">
          <BookCell label={label} onBook={book} />
        </div>
      )}
    </td>
  );
}

type EmptyCellProps = {
  isPast: boolean;
  isFree: boolean;
  isKnown: boolean;
  children: React.ReactNode;
};

function EmptyCell({ isPast, isFree, isKnown, children }: EmptyCellProps) {
  if (isPast) return <span className="sr-only">No visit</span>;
  if (isFree) return children;
  return <span className="text-ink-soft">{isKnown && 'Nobody is free'}</span>;
}
