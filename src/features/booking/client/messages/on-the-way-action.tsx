import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { callEndpoint } from '#platform/client/request.ts';
import { Button } from '#platform/client/ui/button.tsx';
import { SelectField } from '#platform/client/ui/field.tsx';
import { telephoneHref } from '#platform/contact-urls.ts';
import { RequestError } from '#platform/request-error.ts';
import type { notifyOnTheWay } from '../../messages/contract.ts';
import type { Visit } from '../../visit-slots.ts';

type OnTheWayActionProps = {
  visit: Visit & { appointmentId: string; customerName: string; phone: string };
};

const choices = [10, 15, 20, 30, 45, 60];

/** Button that tells the customer of a visit of today that their fitter is on the way, with the minutes if chosen. */
export function OnTheWayAction({ visit }: OnTheWayActionProps) {
  const { appointmentId, customerName, phone, date, slot } = visit;
  const queries = useQueryClient();
  const [minutes, setMinutes] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'told'>('ready');
  const [errorText, setErrorText] = useState('');
  /** Kept for a repetition after a lost answer, so that the customer is told once. */
  const messageId = useRef<string>(undefined);
  const tell = async () => {
    setState('sending');
    setErrorText('');
    messageId.current ??= crypto.randomUUID();
    try {
      await callEndpoint<typeof notifyOnTheWay>('POST', '/api/today/on-the-way', {
        body: {
          id: messageId.current,
          appointmentId,
          visit: { date, slot },
          ...(minutes && { minutes: Number(minutes) }),
        },
      });
      messageId.current = undefined;
      setState('told');
    } catch (error) {
      if (error instanceof RequestError && error.status > 0) messageId.current = undefined;
      setErrorText(errorMessage(error));
      setState('ready');
    }
    await queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/(today|appointments)/.test(String(path)),
    });
  };
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-36 flex-1">
          <SelectField
            label="Arriving"
            value={minutes}
            className="min-h-14"
            onChange={({ target }) => setMinutes(target.value)}
          >
            <option value="">Soon</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                In about {each} minutes
              </option>
            ))}
          </SelectField>
        </div>
        <Button
          look="outline"
          className="min-h-14 flex-1"
          disabled={state === 'sending'}
          onClick={tell}
        >
          {state === 'sending' ? 'Sending...' : 'On our way'}
          <span className="sr-only"> to {customerName}</span>
        </Button>
      </div>
      <p className="mt-2 font-medium empty:hidden" aria-live="polite">
        {state === 'told' && `We’re telling ${customerName} that you’re on the way.`}
      </p>
      <p role="alert" className="mt-2 font-medium text-error empty:hidden">
        {errorText}
      </p>
      {errorText && (
        <a href={telephoneHref(phone)} className="link touch-line">
          Ring {customerName} on {phone}
        </a>
      )}
    </div>
  );
}
