import { weekdayDate } from '#platform/dates/short-dates.ts';
import { limits } from '../../../limits.ts';
import { isWeekdaysOnly, isWithinHours, type VisitSlot, visitSlots } from '../../../visit-slots.ts';
import type { ScheduleDraft } from '../booking-draft.ts';
import { tile } from '../fields/choice-tiles.tsx';
import { type FreeDays, listTimes, type TimeChoice as Time } from './free-days.ts';

type TimeChoiceProps = {
  free: FreeDays | undefined;
  schedule: ScheduleDraft;
  onChoose: (times: VisitSlot[]) => void;
};

/** The time slots. Those that are taken on every chosen day cannot be chosen; picks beyond the limit are ignored. */
export function TimeChoice({ free, schedule, onChoose }: TimeChoiceProps) {
  const { preferredDates, preferredTimes } = schedule;
  const times = free ? listTimes(free, preferredDates) : listTimes(new Map(), []);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Preferred times *</legend>
      <div className="grid gap-2">
        {times.map((time) => (
          <label
            key={time.slot}
            className={`tabular-nums has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-mist has-disabled:text-ink-soft ${tile}`}
          >
            <input
              type="checkbox"
              checked={preferredTimes.includes(time.slot)}
              disabled={!time.isFree}
              onChange={({ target }) => {
                if (target.checked && preferredTimes.length >= limits.times) return;
                // In the order of the day, regardless of the order of clicks.
                onChoose(
                  visitSlots().filter((slot) =>
                    slot === time.slot ? target.checked : preferredTimes.includes(slot),
                  ),
                );
              }}
              className="size-5 shrink-0 accent-brand focus-visible:outline-none"
            />
            <span>
              <span className={time.isFree ? '' : 'line-through'}>{time.slot}</span>
              <span className="block text-sm text-ink-soft empty:hidden">{describe(time)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describe({ slot, takenOn, isFree }: Time): string {
  const taken = takenOn.filter((date) => isWithinHours({ date, slot }));
  const words = [
    isWeekdaysOnly(slot) && 'weekdays only',
    taken.length > 0 && (isFree ? `taken on ${taken.map(weekdayDate).join(', ')}` : 'taken'),
  ];
  return words.filter(Boolean).join('; ');
}
