import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button } from '#platform/client/ui/button.tsx';
import type { FitterCalendars } from '../../../calendars/contract.ts';
import { calendarsQuery, requestExternalCalendarRemoval } from './api.ts';
import { CalendarNotices } from './calendar-notices.tsx';
import { describeExternalCalendar } from './describe-external-calendar.ts';
import { ExternalCalendarForm } from './external-calendar-form.tsx';
import { useNextFocus } from './use-next-focus.ts';

/** A fitter's own calendar: the address to connect it, or how it is and the button to disconnect it. */
export function ExternalCalendar({ calendars }: { calendars: FitterCalendars }) {
  const { fitterId, external } = calendars;
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState('');
  const top = useNextFocus<HTMLDivElement>(`${isChanging} ${external === null}`);
  const refresh = () => queries.invalidateQueries(calendarsQuery);
  const disconnect = async () => {
    setIsSaving(true);
    setErrorText('');
    try {
      await requestExternalCalendarRemoval(fitterId);
    } catch (error) {
      setErrorText(errorMessage(error));
    }
    await refresh();
    setIsSaving(false);
  };
  if (!external || isChanging)
    return (
      <div ref={top}>
        <ExternalCalendarForm
          fitterId={fitterId}
          onSaved={async () => {
            await refresh();
            setIsChanging(false);
          }}
          {...(external && { onCancel: () => setIsChanging(false) })}
        />
      </div>
    );
  const { text, isWrong, notices } = describeExternalCalendar(external);
  return (
    <div ref={top}>
      <p
        role="status"
        className={`mt-2 text-sm wrap-anywhere tabular-nums ${isWrong ? 'font-medium text-error' : ''}`}
      >
        {text}
      </p>
      <CalendarNotices notices={notices} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" disabled={isSaving} onClick={() => setIsChanging(true)}>
          Use another address
        </Button>
        <Button look="outline" disabled={isSaving} onClick={disconnect}>
          Disconnect
        </Button>
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {errorText}
      </p>
    </div>
  );
}
