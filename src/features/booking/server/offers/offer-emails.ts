import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import { noticeAddresses } from '#features/business/server/render-email.ts';
import { shortInstant, shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { nameTime, timeParameter } from '../../offers/offer-limits.ts';
import type { Visit } from '../../visit-slots.ts';
import { offerMailKey, offerSentAt } from '../close-offer.ts';
import { when } from '../mails/emails-to-customer.ts';
import type { AppointmentRow } from '../queries.ts';
import type { OfferRow } from '../queries-offers.ts';

/** 'Thu, 24 Jun 2027, 9:00 AM - 11:00 AM' */
export const describeTime = ({ date, slot }: Visit) => `${shortWeekdayDate(date)}, ${slot}`;

/**
 * Composes the email with the offered times. Its links only open the customer's page with a time chosen: mail
 * scanners follow links.
 * @param fixed the visit that has to be moved, if any
 * @param hasBegun whether its time has come, and it could not be made
 */
export function composeOffer(
  { customerName, email: to }: AppointmentRow,
  offer: OfferRow,
  { link, fixed, hasBegun }: { link: string; fixed: Visit | undefined; hasBegun: boolean },
): NewMail {
  const toMove = hasBegun ? undefined : fixed;
  return {
    key: offerMailKey(offer),
    about: offer.appointmentId,
    notBefore: offerSentAt(offer),
    to,
    subject: toMove ? 'Can we move your visit?' : 'Other times for your visit',
    content: {
      heading: greetByName(
        customerName,
        toMove ? 'can we move your visit?' : 'would one of these times suit you?',
      ),
      parts: [
        {
          say: explainOffer(fixed, hasBegun),
        },
        ...(offer.note === null ? [] : [{ say: offer.note }]),
        ...offer.times.map((time) => ({
          link: `Choose ${describeTime(time)}`,
          to: `${link}?${new URLSearchParams({ [timeParameter]: nameTime(time) })}`,
        })),
        {
          say: `Please choose by ${shortInstant(offer.expiresAt.toISOString())}. We can’t hold these times for you, so the sooner the better.`,
        },
        { link: 'None of these suits me', to: link },
        { say: `Any questions? Call us on ${firm().phone.display}, or reply to this email.` },
      ],
    },
  };
}

function explainOffer(fixed: Visit | undefined, hasBegun: boolean): string {
  if (!fixed)
    return 'We’re sorry: we can’t come at the times you asked for. We could come at these instead.';
  return hasBegun
    ? `We’re sorry that your visit on ${describeTime(fixed)} couldn’t go ahead. We could come at these times instead.`
    : `We’re sorry: we need to move your visit on ${describeTime(fixed)}. Until you choose another time it stays where it is.`;
}

/** Composes the email that tells the business that none of the times suits. */
export function composeDeclined(
  appointment: AppointmentRow,
  offer: OfferRow,
  { publicUrl, fixed }: { publicUrl: string; fixed: Visit | undefined },
): NewMail {
  const { id, customerName, postcode, phone: telephone, email: replyTo } = appointment;
  const title = `None of the times suits: ${customerName}, ${postcode}`;
  return {
    key: `notice-declined:${id}:${offer.id}`,
    about: id,
    to: noticeAddresses(),
    ...(replyTo && { replyTo }),
    subject: title,
    content: {
      heading: title,
      parts: [
        { say: 'Please agree another time with them, or offer others.' },
        {
          list: [
            ['Offered', offer.times.map(describeTime).join('\n')],
            ...(fixed ? when(fixed) : []),
            ['Phone', telephone],
          ],
        },
        {
          link: 'Open the appointment',
          to: `${publicUrl}/admin/appointments?appointment=${encodeURIComponent(id)}`,
        },
      ],
    },
  };
}
