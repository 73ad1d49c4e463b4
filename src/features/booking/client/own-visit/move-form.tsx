import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/client/ui/button.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { visitChoice } from '../../booking-form.ts';
import type { FreeDay } from '../../diary/contract.ts';
import type { Visit } from '../../visit-slots.ts';
import { DiaryWeeks } from './diary-weeks.tsx';
import { useDiary } from './use-diary.ts';

type MoveFormProps = {
  isSending: boolean;
  onMove: (visit: Visit) => void;
  onKeep: () => void;
};

/** Form to move a visit: choosing a free slot of the diary moves it there. */
export default function MoveForm({ isSending, onMove, onKeep }: MoveFormProps) {
  const diary = useDiary();
  const { handleSubmit, setValue, watch } = useForm<Visit>({ resolver: zodResolver(visitChoice) });
  const { date, slot } = watch();
  const chosen = date && slot ? { date, slot } : undefined;
  return (
    <form noValidate onSubmit={handleSubmit(onMove)}>
      <DiaryWeeks diary={diary}>
        {(day) => (
          <DaySlots
            key={day.date}
            day={day}
            chosen={chosen}
            onChoose={(visit) => {
              setValue('date', visit.date);
              setValue('slot', visit.slot);
            }}
          />
        )}
      </DiaryWeeks>
      <p className="mt-6 min-h-14" aria-live="polite">
        {chosen ? (
          <>
            New time:{' '}
            <strong>
              {shortWeekdayDate(chosen.date)}, {chosen.slot}
            </strong>
          </>
        ) : (
          <span className="text-ink-soft">Pick a free time above.</span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="action" disabled={!chosen || isSending}>
          {isSending ? 'Moving...' : 'Move my visit'}
        </Button>
        <Button look="outline" onClick={onKeep}>
          Keep the time I have
        </Button>
      </div>
    </form>
  );
}

type DaySlotsProps = {
  day: FreeDay;
  chosen: Visit | undefined;
  onChoose: (visit: Visit) => void;
};

function DaySlots({ day: { date, slots }, chosen, onChoose }: DaySlotsProps) {
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-3 py-4 md:grid-cols-[12rem_minmax(0,1fr)] md:items-center">
      <legend className="sr-only">{shortWeekdayDate(date)}</legend>
      <span className="font-semibold" aria-hidden="true">
        {shortWeekdayDate(date)}
      </span>
      <div className="grid gap-2 min-[24rem]:grid-cols-2 lg:grid-cols-4">
        {slots.map(({ slot, free }) => (
          <label
            key={slot}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded border border-line-strong bg-white px-2 py-1.5 text-center text-sm font-semibold tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-tape has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-mist has-disabled:font-normal has-disabled:text-ink-soft has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk"
          >
            <input
              type="radio"
              name="visit"
              value={`${date} ${slot}`}
              disabled={free === 0}
              checked={chosen?.date === date && chosen.slot === slot}
              onChange={() => onChoose({ date, slot })}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            {slot}
            {free === 0 && <span className="sr-only"> (taken)</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
