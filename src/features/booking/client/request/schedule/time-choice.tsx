import { limits } from '../../../limits.ts';
import { explainWeekdaysOnly, leavesNoVisit } from '../../../visit-dates.ts';
import { isWeekdaysOnly, type VisitSlot, visitSlots } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';
import { tile } from '../fields/choice-tiles.tsx';

type TimeChoiceProps = { schedule: ScheduleDraft; onChoose: (times: VisitSlot[]) => void };

/** The time slots. Picks beyond the limit are ignored. */
export function TimeChoice({ schedule, onChoose }: TimeChoiceProps) {
  const { preferredDates, preferredTimes } = schedule;
  const slots = visitSlots();
  const noVisit = leavesNoVisit(preferredDates, preferredTimes);
  return (
    <fieldset className="min-w-0" aria-describedby={noVisit ? 'booking-no-visit' : undefined}>
      <legend className="mb-2 font-semibold">Preferred times *</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {slots.map((slot) => (
          <label key={slot} className={`tabular-nums ${tile}`}>
            <input
              type="checkbox"
              checked={preferredTimes.includes(slot)}
              onChange={({ target }) => {
                if (target.checked && preferredTimes.length >= limits.times) return;
                // In the order of the day, regardless of the order of clicks.
                onChoose(
                  slots.filter((each) =>
                    each === slot ? target.checked : preferredTimes.includes(each),
                  ),
                );
              }}
              className="size-5 shrink-0 accent-brand focus-visible:outline-none"
            />
            <span>
              {slot}
              {isWeekdaysOnly(slot) && (
                <span className="block text-sm text-ink-soft">weekdays only</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {noVisit && (
        <p id="booking-no-visit" role="alert" className="mt-2 text-sm font-medium text-error">
          {explainWeekdaysOnly()}
        </p>
      )}
    </fieldset>
  );
}
