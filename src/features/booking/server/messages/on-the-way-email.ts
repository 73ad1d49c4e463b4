import { firm } from '#features/business/firm.ts';
import { greetByName, readGreetingName } from '#features/business/server/greeting-name.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { Visit } from '../../visit-slots.ts';
import { when } from '../mails/emails-to-customer.ts';
import type { AppointmentRow } from '../queries.ts';

/** What the message says: who comes, and in how many minutes where that is known. */
export type Arrival = { fitterName: string; minutes: number | undefined };

/** 'Jo is on the way to you and should be there in about 20 minutes.' */
export function describeArrival({ fitterName, minutes }: Arrival): string {
  // The fitters of the first start are called Fitter 1, Fitter 2 …
  const name = /^Fitter \d+$/.test(fitterName) ? undefined : readGreetingName(fitterName);
  const arrival = minutes === undefined ? '' : ` and should be there in about ${minutes} minutes`;
  return `${name ? `${name} from ${firm().name}` : 'Your fitter'} is on the way to you${arrival}.`;
}

/** Composes the email. Its key holds the instant, after which it is worth sending for a short time only. */
export function composeOnTheWay(
  { id, customerName, email, revision }: AppointmentRow,
  arrival: Arrival & { visit: Visit; reportId: string; now: Date },
): NewMail {
  return {
    key: `booking-on-the-way:${id}:${arrival.now.getTime()}:${arrival.reportId}`,
    about: id,
    revision,
    isUrgent: true,
    to: email,
    subject: 'We’re on our way',
    content: {
      heading: greetByName(customerName, 'we’re on our way'),
      parts: [
        { say: describeArrival(arrival) },
        { list: when(arrival.visit) },
        { say: `Not at home? Please call us on ${firm().phone.display} straight away.` },
      ],
    },
  };
}
