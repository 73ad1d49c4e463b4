import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Appointment } from '../../../contract.ts';
import { nameTime } from '../../../offers/offer-limits.ts';
import { useOffer } from './use-offer.ts';

type Offer = NonNullable<Appointment['offer']>;

/** The times offered last, and what became of them. */
export function OfferSummary({ appointment, offer }: { appointment: Appointment; offer: Offer }) {
  const { withdraw, isChanging, errorText } = useOffer(appointment);
  const { times, note, by, state, offeredAt, sentAt, expiresAt } = offer;
  const isOver = state === 'declined' || Date.parse(expiresAt) <= Date.now();
  return (
    <section className="mt-4 border-l-4 border-tape bg-mist px-4 py-3" aria-label="Times offered">
      <h3 className="font-semibold">{describeOffer(offer)}</h3>
      <ul className="mt-1 tabular-nums">
        {times.map((time) => (
          <li key={nameTime(time)}>
            {shortWeekdayDate(time.date)}, {time.slot}
          </li>
        ))}
      </ul>
      {note && <p className="mt-1 wrap-anywhere">“{note}”</p>}
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        Offered by {by}, {shortInstant(offeredAt)}
        {!isOver && `; they can choose until ${shortInstant(expiresAt)}`}
      </p>
      <button
        type="button"
        className={`mt-2 ${rowAction}`}
        disabled={isChanging}
        onClick={withdraw}
      >
        {isOver ? 'Dismiss' : Date.parse(sentAt) > Date.now() ? 'Undo the offer' : 'Withdraw offer'}
      </button>
      <p role="alert" className="mt-1.5 font-medium text-error empty:hidden">
        {errorText}
      </p>
    </section>
  );
}

/** What an offer waits for, in one line. */
export function describeOffer({ state, takenAt, expiresAt }: Offer): string {
  if (state === 'declined') return 'None of the times offered suits the customer';
  if (Date.parse(expiresAt) <= Date.now()) return 'Times offered, not answered in time';
  if (takenAt !== null) return 'Times offered: the one they chose had been taken';
  return 'Times offered, waiting for the customer';
}
