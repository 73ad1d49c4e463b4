import type { ReactNode } from 'react';
import { answerBy, formatAnswerBy, sayConfirmBy } from '#features/business/answer-by.ts';
import { consultationTimeText } from '#features/business/claims.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { Booked } from '../../contract.ts';
import type { BookingDraft } from './booking-draft.ts';

type BookingSuccessProps = {
  heading: ReactNode;
  draft: BookingDraft;
  /** What was answered; undefined where the team was told when the customer could see us. */
  booked: Booked | undefined;
  onClose: () => void;
};

/** Step 4: a summary of the request, and what happens next. */
export function BookingSuccess({ heading, draft, booked, onClose }: BookingSuccessProps) {
  const { contact, schedule } = draft;
  const now = new Date();
  return (
    <div className="booking-step">
      <div className="booking-content">
        {heading}
        <div className="grid gap-5">
          <p className="font-semibold">
            {booked
              ? sayBooked(booked)
              : `We’ve got your message. We’ll answer by ${formatAnswerBy(answerBy(now), now)}.`}
          </p>
          {booked && !booked.visit && (
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
          )}
          {booked && (
            <div className="text-base">
              <p className="font-semibold">What happens next</p>
              <ol className="mt-2 list-decimal space-y-1 pl-5">
                <li className="wrap-anywhere">
                  We’ve emailed {contact.email} a private link, where you can see, change or cancel
                  it.
                </li>
                {draft.purpose === 'measure' && (
                  <>
                    <li>
                      We bring samples and measure every room. Allow {consultationTimeText()}.
                    </li>
                    <li>You get a written quote, with no obligation.</li>
                  </>
                )}
              </ol>
            </div>
          )}
        </div>
      </div>
      <footer className="booking-footer">
        <Button look="action" onClick={onClose}>
          Done
        </Button>
      </footer>
    </div>
  );
}

function sayBooked({ visit, confirmBy }: Booked): string {
  if (visit) return `You’re booked: ${shortWeekdayDate(visit.date)}, ${visit.slot}.`;
  return confirmBy ? sayConfirmBy(new Date(confirmBy), new Date()) : '';
}
