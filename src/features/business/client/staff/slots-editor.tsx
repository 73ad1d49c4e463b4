import { useId } from 'react';
import { TimeInput } from '#platform/client/staff/time-input.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage, GroupError } from '#platform/client/ui/field.tsx';
import type { FirmSettings } from '../../firm-settings.ts';

type Slots = FirmSettings['visits']['slots'];
type SlotsEditorProps = {
  slots: Slots;
  /** Those of their places. */
  errors: unknown;
  onChange: (slots: Slots) => void;
};

const most = 8;

/** The times of a day between which customers choose. */
export function SlotsEditor({ slots, errors, onChange }: SlotsEditorProps) {
  const id = useId();
  const ofPlaces = Array.isArray(errors) ? errors : [];
  const add = () => {
    const from = slots.at(-1)?.to ?? '09:00';
    onChange([...slots, { from, to: twoHoursLater(from) }]);
  };
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">Times for visits</legend>
      <ul className="grid gap-2">
        {slots.map((slot, index) => {
          const message = firstMessage(ofPlaces[index]);
          const isFirst = Boolean(ofPlaces[index]?.from);
          const errorId = message && `${id}-${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no identity but its place
            <li key={index} className="flex flex-wrap items-center gap-2">
              <TimeInput
                label={`Time ${index + 1}, from`}
                value={slot.from}
                errorId={isFirst ? errorId : undefined}
                onChange={(from) => onChange(slots.with(index, { ...slot, from }))}
              />
              <span aria-hidden="true">to</span>
              <TimeInput
                label={`Time ${index + 1}, to`}
                value={slot.to}
                errorId={isFirst ? undefined : errorId}
                onChange={(to) => onChange(slots.with(index, { ...slot, to }))}
              />
              {slots.length > 1 && (
                <Button
                  look="plain"
                  className="px-2! max-sm:order-last"
                  onClick={() => onChange(slots.toSpliced(index, 1))}
                >
                  Remove<span className="sr-only"> time {index + 1}</span>
                </Button>
              )}
              <GroupError id={errorId} message={message} />
            </li>
          );
        })}
      </ul>
      {slots.length < most && (
        <Button look="outline" className="mt-3" onClick={add}>
          Add a time
        </Button>
      )}
    </fieldset>
  );
}

function twoHoursLater(time: string): string {
  const hour = Math.min(23, Number(time.slice(0, 2)) + 2);
  return `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}
