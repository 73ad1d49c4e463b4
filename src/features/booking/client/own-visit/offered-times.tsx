import { type FormEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '#platform/client/ui/button.tsx';
import { shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { nameTime, timeParameter } from '../../offers/offer-limits.ts';
import type { OwnVisit } from '../../own-visit-contract.ts';
import type { Visit } from '../../visit-slots.ts';

type OfferedTimesProps = {
  offer: NonNullable<OwnVisit['offer']>;
  isSending: boolean;
  onAccept: (visit: Visit) => void;
  onDecline: () => void;
};

/** The time that the link of the email chose. */
export const useTimeInLink = () => new URLSearchParams(useSearch()).get(timeParameter) ?? '';

/** The times that staff offer, of which the customer accepts one. The email's links only choose one here. */
export function OfferedTimes({ offer, isSending, onAccept, onDecline }: OfferedTimesProps) {
  const linked = useTimeInLink();
  const [choice, setChoice] = useState(linked);
  const free = offer.times.filter(({ isFree }) => isFree);
  const chosen = free.find((time) => nameTime(time) === choice);
  const wasReplaced = linked !== '' && !offer.times.some((time) => nameTime(time) === linked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onAccept({ date: chosen.date, slot: chosen.slot });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-2xl">
      {offer.note && <p className="mb-5 max-w-[60ch] wrap-anywhere">{offer.note}</p>}
      {wasReplaced && (
        <p className="mb-5 font-semibold">We’ve changed the times since that email.</p>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-3 text-lg font-semibold">Choose a time</legend>
        <div className="grid gap-2">
          {offer.times.map((time) => (
            <label
              key={nameTime(time)}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded border border-line-strong bg-white px-4 py-2 font-semibold tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-tape has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-mist has-disabled:font-normal has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-chalk"
            >
              <input
                type="radio"
                name="time"
                value={nameTime(time)}
                disabled={!time.isFree}
                checked={chosen === time}
                onChange={() => setChoice(nameTime(time))}
                className="size-5 shrink-0 accent-brand focus-visible:outline-none"
              />
              <span>
                {shortWeekdayDate(time.date)},{' '}
                <span className="whitespace-nowrap">{time.slot}</span>
                {!time.isFree && ' (taken)'}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-3 text-base text-ink-soft">
        {free.length > 0
          ? `Please choose by ${shortInstant(offer.expiresAt)}. We can’t hold these times for you.`
          : 'These times have all been taken. Ask for other days, and we’ll find you one.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="action" disabled={!chosen || isSending}>
          {isSending ? 'Sending...' : 'Accept this time'}
        </Button>
        <Button look="outline" disabled={isSending} onClick={onDecline}>
          None of these suits me
        </Button>
      </div>
    </form>
  );
}
