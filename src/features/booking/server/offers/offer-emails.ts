import { noticeAddresses } from '#features/business/server/render-email.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
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
  const say = writeOffer(customerName, offer, { fixed, hasBegun });
  return {
    key: offerMailKey(offer),
    about: offer.appointmentId,
    notBefore: offerSentAt(offer),
    to,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: say.intro },
        ...(offer.note === null ? [] : [{ say: offer.note }]),
        ...offer.times.map((time) => ({
          link: writeOffer(customerName, offer, { fixed, hasBegun }, time).choose,
          to: `${link}?${new URLSearchParams({ [timeParameter]: nameTime(time) })}`,
        })),
        { say: say.deadline },
        { link: say.none, to: link },
        { say: say.closing },
      ],
    },
  };
}

/** What the email says, with the button of one of the times. */
function writeOffer(
  customerName: string,
  { times: [first], expiresAt }: OfferRow,
  { fixed, hasBegun }: { fixed: Visit | undefined; hasBegun: boolean },
  time = first,
) {
  const known = {
    customerName,
    'offered time': time ? describeTime(time) : null,
    'choose by': shortInstant(expiresAt.toISOString()),
    'visit at': fixed ? describeTime(fixed) : null,
  };
  if (fixed && !hasBegun) return writeMail('booking-move-offered', known);
  const { request, missed, ...say } = writeMail('booking-offered', known);
  return { ...say, intro: fixed ? missed : request };
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
