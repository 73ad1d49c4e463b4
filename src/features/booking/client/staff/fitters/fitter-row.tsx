import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Chip, rowAction } from '#platform/client/staff/staff-table.tsx';
import { shortDate } from '#platform/dates/short-dates.ts';
import type { FitterCalendars } from '../../../calendars/contract.ts';
import type { Fitter } from '../../../diary/contract.ts';
import { FitterCalendarState } from '../calendars/fitter-calendar-state.tsx';
import { requestTimeOffRemoval } from './api.ts';
import { describeHours } from './describe-hours.ts';
import { FitterMark } from './fitter-mark.tsx';
import { useSave } from './use-save.ts';

type FitterRowProps = {
  fitter: Fitter;
  accountName: string | undefined;
  /** Undefined until they are loaded. */
  calendars: FitterCalendars | undefined;
  onCalendar: () => void;
  onEdit: () => void;
  onTimeOff: () => void;
};

/** One fitter: when and where they work, their time off, and the buttons to change it. */
export function FitterRow({ fitter, accountName, calendars, ...handlers }: FitterRowProps) {
  const { onCalendar, onEdit, onTimeOff } = handlers;
  const { name, colour, hours, outcodes, isActive, timeOff } = fitter;
  const whose = <span className="sr-only"> {name}</span>;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 text-sm lg:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-base font-semibold">
          <FitterMark name={name} colour={colour} />
        </h2>
        {!isActive && <Chip tone="ended">Makes no visits</Chip>}
        {accountName && <p className="text-ink-soft">Signs in as {accountName}</p>}
      </div>
      <div className="min-w-0">
        <p className="tabular-nums">{describeHours(hours)}</p>
        {outcodes.length > 0 && <p className="text-ink-soft">Prefers {outcodes.join(', ')}</p>}
        {calendars && <FitterCalendarState calendars={calendars} />}
        {timeOff.length > 0 && (
          <ul aria-label={`Time off of ${name}`} className="mt-1">
            {timeOff.map((period) => (
              <Period key={period.id} fitter={fitter} period={period} />
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-1.5">
        <button type="button" className={rowAction} disabled={!calendars} onClick={onCalendar}>
          Calendar<span className="sr-only"> of {name}</span>
        </button>
        <button type="button" className={rowAction} onClick={onTimeOff}>
          Time off<span className="sr-only"> for {name}</span>
        </button>
        <button type="button" className={rowAction} onClick={onEdit}>
          Edit{whose}
        </button>
      </div>
    </li>
  );
}

function Period({ fitter, period }: { fitter: Fitter; period: Fitter['timeOff'][number] }) {
  const { id, fromDay, toDay, reason } = period;
  const [errorText, setErrorText] = useState('');
  const { save, isSaving } = useSave(() => {});
  const days =
    fromDay === toDay ? shortDate(fromDay) : `${shortDate(fromDay)} to ${shortDate(toDay)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5 tabular-nums">
      <span className="wrap-anywhere">
        Off {days}
        {reason && <span className="text-ink-soft"> ({reason})</span>}
      </span>
      <button
        type="button"
        className={rowAction}
        disabled={isSaving}
        onClick={() =>
          save(
            () => requestTimeOffRemoval(fitter.id, id),
            'Time off removed',
            (error) => setErrorText(errorMessage(error)),
          )
        }
      >
        Remove
        <span className="sr-only">
          {' '}
          the time off of {fitter.name}, {days}
        </span>
      </button>
      <span role="alert" className="font-medium text-error empty:hidden">
        {errorText}
      </span>
    </li>
  );
}
