import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#platform/client/error-message.ts';
import { TextField } from '#platform/client/ui/field.tsx';
import { dayInLondon, isDay } from '#platform/dates/london-time.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { nameTime } from '../../../offers/offer-limits.ts';
import { lastBookableDay } from '../../../visit-dates.ts';
import type { Visit } from '../../../visit-slots.ts';
import { availabilityQuery } from '../fitters/api.ts';
import { canTake, describeSlot } from '../visit/visit-fields.tsx';

type OfferDayProps = {
  day: string;
  /** The visit as it is, which is not offered again. */
  own: Visit | null;
  has: (time: Visit) => boolean;
  /** Whether no more times can be chosen. */
  isFull: boolean;
  onDay: (day: string) => void;
  onToggle: (time: Visit) => void;
};

/** The times of one day, of which those that are free can be chosen. */
export function OfferDay({ day, own, has, isFull, onDay, onToggle }: OfferDayProps) {
  const { data, error } = useQuery({
    ...availabilityQuery(day),
    enabled: isDay(day),
    staleTime: 0,
  });
  const [read] = data ?? [];
  const today = dayInLondon(new Date());
  return (
    <div className="grid gap-4">
      <TextField
        label="Day"
        type="date"
        min={today}
        max={lastBookableDay(today)}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold">
          Times on {isDay(day) ? shortWeekdayDate(day) : '…'}
        </legend>
        {error && (
          <p role="alert" className="text-error">
            {errorMessage(error)}
          </p>
        )}
        {read?.closed !== undefined && <p>We’re closed that day ({read.closed}).</p>}
        {read && read.slots.length === 0 && <p>We’re closed on Sundays.</p>}
        {read?.slots.map((each) => {
          const time = { date: day, slot: each.slot };
          const isOwn = own !== null && nameTime(own) === nameTime(time);
          return (
            <label key={each.slot} className="flex min-h-11 items-center gap-2.5 tabular-nums">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-brand"
                disabled={!has(time) && (isOwn || isFull || !canTake(each))}
                checked={has(time)}
                onChange={() => onToggle(time)}
              />
              <span>
                {each.slot}
                <span className="block text-sm text-ink-soft">{describeSlot(each, isOwn)}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
