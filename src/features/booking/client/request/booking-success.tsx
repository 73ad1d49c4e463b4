import { businessName, responseHours } from '#features/business/facts.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { BookingDraft } from './booking-draft.ts';

type BookingSuccessProps = { draft: BookingDraft; onClose: () => void };

/** Step 4: a summary of the request, and what happens next. */
export function BookingSuccess({ draft, onClose }: BookingSuccessProps) {
  const { contact, schedule } = draft;
  return (
    <div className="grid gap-5">
      <p>
        {businessName} will contact you within {responseHours} hours to confirm your visit. Until
        then it is requested, not confirmed.
      </p>
      <dl className="grid gap-x-8 gap-y-4 border-y border-line py-4 text-base sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">Dates you asked for</dt>
          {schedule.preferredDates.map((day) => (
            <dd key={day}>{shortWeekdayDate(day)}</dd>
          ))}
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Times</dt>
          {schedule.preferredTimes.map((slot) => (
            <dd key={slot} className="tabular-nums">
              {slot}
            </dd>
          ))}
        </div>
      </dl>
      <p className="text-base wrap-anywhere">
        We have written to {contact.email} with a link of your own, where you can see, move or
        cancel the visit.
      </p>
      <Button look="action" onClick={onClose} className="mb-5 justify-self-start">
        Done
      </Button>
    </div>
  );
}
