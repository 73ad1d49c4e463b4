import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/client/ui/button.tsx';
import { firstMessage } from '#platform/client/ui/field.tsx';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { scheduleStep } from '../../booking-form.ts';
import { limits } from '../../limits.ts';
import { isWeekdaysOnly, type VisitSlot, visitSlots } from '../../visit-slots.ts';
import { DiaryWeeks } from './diary-weeks.tsx';
import { useDiary } from './use-diary.ts';

export type Asked = { preferredDates: string[]; preferredTimes: VisitSlot[] };

type AskAgainFormProps = {
  isSending: boolean;
  onAsk: (asked: Asked) => void;
  onKeep: () => void;
};

const option =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-2 py-1.5 hover:bg-mist has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk';
const box = 'size-5 shrink-0 accent-brand focus-visible:outline-none';

/** Form to choose other dates and times for a booking that is still pending. */
export default function AskAgainForm({ isSending, onAsk, onKeep }: AskAgainFormProps) {
  const diary = useDiary();
  const { formState, handleSubmit, setValue, watch } = useForm<Asked>({
    resolver: zodResolver(scheduleStep),
    defaultValues: { preferredDates: [], preferredTimes: [] },
  });
  const { preferredDates: dates, preferredTimes: times } = watch();
  const submit = handleSubmit(({ preferredDates, preferredTimes }) =>
    onAsk({ preferredDates: preferredDates.toSorted(), preferredTimes }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-lg font-semibold">Up to {limits.dates} days</legend>
        <DiaryWeeks diary={diary}>
          {({ date, slots }) => (
            <label key={date} className={option}>
              <input
                type="checkbox"
                checked={dates.includes(date)}
                disabled={!dates.includes(date) && dates.length === limits.dates}
                onChange={() => setValue('preferredDates', toggle(dates, date))}
                className={box}
              />
              <span>
                {shortWeekdayDate(date)}
                {slots.every(({ free }) => free === 0) && (
                  <span className="text-sm text-ink-soft"> (full at the moment)</span>
                )}
              </span>
            </label>
          )}
        </DiaryWeeks>
        <p className="mt-3 min-h-12 text-base text-ink-soft" aria-live="polite">
          {dates.length > 0 && `Chosen: ${dates.toSorted().map(shortWeekdayDate).join('; ')}.`}
        </p>
      </fieldset>
      <fieldset className="mt-4 min-w-0">
        <legend className="mb-2 text-lg font-semibold">Times that suit you</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {visitSlots().map((slot) => (
            <label key={slot} className={option}>
              <input
                type="checkbox"
                checked={times.includes(slot)}
                disabled={!times.includes(slot) && times.length === limits.times}
                onChange={() =>
                  setValue(
                    'preferredTimes',
                    visitSlots().filter((one) => toggle(times, slot).includes(one)),
                  )
                }
                className={box}
              />
              <span className="tabular-nums">
                {slot}
                {isWeekdaysOnly(slot) && (
                  <span className="text-sm text-ink-soft"> (weekdays only)</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="alert" className="mt-4 font-semibold text-error empty:hidden">
        {firstMessage(formState.errors)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="action" disabled={isSending}>
          {isSending ? 'Sending...' : 'Ask for these dates'}
        </Button>
        <Button look="outline" onClick={onKeep}>
          Keep the dates I asked for
        </Button>
      </div>
    </form>
  );
}

function toggle<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
