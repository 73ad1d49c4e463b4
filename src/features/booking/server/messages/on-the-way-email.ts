import { firm } from '#features/business/firm.ts';
import { readGreetingName } from '#features/business/server/greeting-name.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import type { Visit } from '../../visit-slots.ts';
import { when } from '../mails/emails-to-customer.ts';
import type { AppointmentRow } from '../queries.ts';

/** What the message says: who comes, and in how many minutes where that is known. */
export type Arrival = { fitterName: string; minutes: number | undefined };

function nameFitter(fitterName: string): string {
  // The fitters of the first start are called Fitter 1, Fitter 2 …
  const name = /^Fitter \d+$/.test(fitterName) ? undefined : readGreetingName(fitterName);
  return name ? `${name} from ${firm().name}` : 'Your fitter';
}

const write = (customerName: string, { fitterName, minutes, visit }: Arrival & { visit: Visit }) =>
  writeMail('booking-on-the-way', {
    customerName,
    fitter: nameFitter(fitterName),
    minutes: minutes === undefined ? null : String(minutes),
    day: shortWeekdayDate(visit.date),
    time: visit.slot,
  });

/** The same as a text: 'Jo from Acme is on the way to you and should be there in about 20 minutes. Not at home? …' */
export function textOnTheWay(customerName: string, arrival: Arrival & { visit: Visit }): string {
  const say = write(customerName, arrival);
  return `${arrival.minutes === undefined ? say.intro : say.soon} ${say.closing}`;
}

/** Composes the email. Its key holds the instant, after which it is worth sending for a short time only. */
export function composeOnTheWay(
  { id, customerName, email, revision }: AppointmentRow,
  arrival: Arrival & { visit: Visit; reportId: string; now: Date },
): NewMail {
  const { minutes, visit } = arrival;
  const say = write(customerName, arrival);
  return {
    key: `booking-on-the-way:${id}:${arrival.now.getTime()}:${arrival.reportId}`,
    about: id,
    revision,
    isUrgent: true,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: minutes === undefined ? say.intro : say.soon },
        { list: when(visit) },
        { say: say.closing },
      ],
    },
  };
}
