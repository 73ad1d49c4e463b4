import { useId } from 'react';
import { TimeInput } from '#platform/client/staff/time-input.tsx';
import { firstMessage, GroupError } from '#platform/client/ui/field.tsx';
import type { FirmSettings } from '../../firm-settings.ts';
import { weekdayNames } from '../../opening-hours.ts';

const usual = { opens: '08:00', closes: '18:00' };

type Weekly = FirmSettings['hours']['weekly'];
type HoursEditorProps = {
  weekly: Weekly;
  /** Those of the week, or of its days. */
  errors: unknown;
  onChange: (weekly: Weekly) => void;
};

/** The hours of each day of the week. */
export function HoursEditor({ weekly, errors, onChange }: HoursEditorProps) {
  const id = useId();
  const ofDays = Array.isArray(errors) ? errors : [];
  const ofWeek = ofDays.length === 0 ? firstMessage(errors) : undefined;
  return (
    <div className="sm:col-span-2">
      <div className="grid gap-y-1">
        {weekdayNames.map((name, index) => {
          const hours = weekly[index] ?? null;
          const message = firstMessage(ofDays[index]);
          const isFirst = Boolean(ofDays[index]?.opens);
          const errorId = message && `${id}-${index}`;
          const change = (next: Weekly[number]) => onChange(weekly.with(index, next));
          return (
            <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <label className="flex min-h-11 w-36 items-center gap-2 text-sm font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={hours !== null}
                  aria-invalid={ofWeek ? true : undefined}
                  aria-describedby={ofWeek && `${id}-week`}
                  onChange={({ target }) =>
                    change(target.checked ? (weekly.find((day) => day !== null) ?? usual) : null)
                  }
                />
                {name}
              </label>
              {hours ? (
                <span className="flex items-center gap-2">
                  <TimeInput
                    label={`${name}, opens`}
                    value={hours.opens}
                    errorId={isFirst ? errorId : undefined}
                    onChange={(opens) => change({ ...hours, opens })}
                  />
                  <span aria-hidden="true">to</span>
                  <TimeInput
                    label={`${name}, closes`}
                    value={hours.closes}
                    errorId={isFirst ? undefined : errorId}
                    onChange={(closes) => change({ ...hours, closes })}
                  />
                </span>
              ) : (
                <span className="text-sm text-ink-soft">Closed</span>
              )}
              <GroupError id={errorId} message={message} />
            </div>
          );
        })}
      </div>
      <GroupError id={`${id}-week`} message={ofWeek} />
    </div>
  );
}
