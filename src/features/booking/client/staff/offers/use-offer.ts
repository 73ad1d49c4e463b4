import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '#platform/client/error-message.ts';
import { showToast } from '#platform/client/ui/toast-store.ts';
import type { Appointment } from '../../../contract.ts';
import { limits } from '../../../limits.ts';
import type { OfferRequest } from '../../../offers/offer-form.ts';
import { appointmentQuery, refreshAppointments } from '../api.ts';
import { focusAppointment, focusAppointmentAfterPaint } from '../focus-appointment.ts';
import { requestOffer, requestOfferWithdrawal } from './api.ts';

/** Offers other times to the customer of an appointment, and withdraws them. */
export function useOffer({ id, customerName }: Pick<Appointment, 'id' | 'customerName'>) {
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [errorText, setErrorText] = useState('');
  const keep = (changed: Appointment) =>
    queries.setQueryData(appointmentQuery(id).queryKey, changed);

  const withdraw = async () => {
    setIsChanging(true);
    setErrorText('');
    try {
      keep(await requestOfferWithdrawal(id));
      showToast({
        title: 'Offer withdrawn',
        description: `${customerName} can no longer accept these times.`,
      });
    } catch (error) {
      setErrorText(errorMessage(error));
      showToast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error),
      });
    }
    await refreshAppointments(queries);
    setIsChanging(false);
    focusAppointmentAfterPaint(id, { ifLost: true });
  };

  /**
   * @param onDone called at once; the focus moves to the appointment afterwards
   * @throws RequestError
   */
  const offer = async (body: OfferRequest, onDone: () => void) => {
    keep(await requestOffer(id, body));
    onDone();
    focusAppointment(id);
    showToast({
      title: 'Other times offered',
      description: `We’ll email ${customerName} in a moment.`,
      durationMs: limits.undoSeconds * 1_000,
      action: {
        label: 'Undo',
        altText: `Undo is at the appointment for ${limits.undoSeconds} seconds`,
        onSelect: withdraw,
      },
    });
    await refreshAppointments(queries);
    focusAppointmentAfterPaint(id, { ifLost: true });
  };

  return { offer, withdraw, isChanging, errorText };
}
