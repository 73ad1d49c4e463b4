import { firstMessage } from '#platform/client/ui/field.tsx';
import type { Hours } from '../../../diary/availability.ts';
import { openingTimes, visitDays } from '../../../diary/opening-times.ts';

type HoursFieldsProps = {
  hours: readonly Hours[];
  /** Those of the week, or of its days. */
  errors: unknown;
  onChange: (hours: Hours[]) => void;
};

const firstHour = 6;
const lastHour = 21;
const halfHours = Array.from({ length: 2 * (lastHour - firstHour) + 1 }, (_, n) => {
  const hour = String(firstHour + Math.floor(n / 2)).padStart(2, '0');
  return `${hour}:${n % 2 === 0 ? '00' : '30'}`;
});
const timeField =
  'min-h-11 rounded border border-line-strong bg-white px-2 text-base tabular-nums aria-invalid:border-2 aria-invalid:border-error disabled:border-line disabled:bg-mist disabled:text-ink-soft';

/** The working hours of each weekday. A visit is given to a fitter only if its whole slot is within them. */
export function HoursFields({ hours, errors, onChange }: HoursFieldsProps) {
  const message = firstMessage(errors);
  const wrong = Array.isArray(errors) ? errors.findIndex(Boolean) : -1;
  const error = message && wrong >= 0 ? `${visitDays[wrong]}: ${message}` : message;
  const change = (n: number, times: Hours) => onChange(hours.toSpliced(n, 1, times));
  return (
    <fieldset
      className="min-w-0 sm:col-span-2"
      aria-describedby={error ? 'hours-error' : undefined}
    >
      <legend className="mb-1 text-sm font-semibold">Working hours</legend>
      <div className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
        {visitDays.map((name, n) => {
          const times = hours[n] ?? null;
          return (
            <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <label className="flex min-h-11 w-32 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={times !== null}
                  onChange={({ target }) =>
                    change(n, target.checked ? (openingTimes()[n] ?? null) : null)
                  }
                />
                {name}
              </label>
              <span className="flex items-center gap-2">
                <TimeSelect
                  label={`${name}, from`}
                  times={times}
                  end="from"
                  isWrong={n === wrong}
                  onChange={(changed) => change(n, changed)}
                />
                <span aria-hidden="true">to</span>
                <TimeSelect
                  label={`${name}, to`}
                  times={times}
                  end="to"
                  isWrong={n === wrong}
                  onChange={(changed) => change(n, changed)}
                />
              </span>
            </div>
          );
        })}
      </div>
      {error && (
        <p id="hours-error" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type TimeSelectProps = {
  label: string;
  times: Hours;
  end: 'from' | 'to';
  isWrong: boolean;
  onChange: (times: Hours) => void;
};

function TimeSelect({ label, times, end, isWrong, onChange }: TimeSelectProps) {
  const value = times?.[end] ?? '';
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'hours-error' : undefined}
      className={timeField}
      disabled={times === null}
      value={value}
      onChange={({ target }) => times && onChange({ ...times, [end]: target.value })}
    >
      {[...new Set([...halfHours, value])].toSorted().map((time) => (
        <option key={time} value={time}>
          {time || 'Off'}
        </option>
      ))}
    </select>
  );
}
