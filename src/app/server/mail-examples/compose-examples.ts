import { customer } from '#features/booking/server/booking-deps.ts';
import { composeBookingMails } from '#features/booking/server/mails/booking-emails.ts';
import type { BookingNews } from '#features/booking/server/mails/booking-news.ts';
import { composeLink } from '#features/booking/server/mails/resend-links.ts';
import { composeOnTheWay } from '#features/booking/server/messages/on-the-way-email.ts';
import { textReminderOf } from '#features/booking/server/messages/remind-customers.ts';
import { composeOffer } from '#features/booking/server/offers/offer-emails.ts';
import type { MailName } from '#features/business/texts/mail-texts.ts';
import { composeEstimateEmail } from '#features/calculator/server/email/compose-estimate-email.ts';
import { composeUnseenReplies } from '#features/chat/server/links/email-unseen.ts';
import { composeEnquiryMails, composeReply } from '#features/enquiries/server/enquiry-mails.ts';
import {
  composeAccepted,
  composeQuote,
  composeReminder,
} from '#features/jobs/server/quote-emails.ts';
import { composeReviewRequest } from '#features/reviews/server/ask-for-reviews.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import {
  exampleAppointment,
  exampleEnquiry,
  exampleEstimate,
  exampleOffer,
  exampleQuote,
  exampleSampleOrder,
  exampleVisit,
} from './example-rows.ts';

/** `when` is what it is an example of; empty where there is one only. */
export type MailExample = { when: string; mail: NewMail };

const measuring = 'For a measuring visit';
const repair = 'For a repair';
const office = 'Priya Raman';

/** Composes an email to a customer as it is sent, about nobody: each of its words is in one of the examples. */
export function composeExamples(
  name: MailName,
  { publicUrl, now }: { publicUrl: string; now: Date },
): MailExample[] {
  const appointment = exampleAppointment(now);
  const visit = exampleVisit(now);
  const link = `${publicUrl}/visit/example`;
  const one = (mail: NewMail): MailExample[] => [{ when: '', mail }];
  const news = (change: Omit<BookingNews, 'appointment'>, purpose = appointment.purpose) =>
    composeBookingMails(
      { appointment: { ...appointment, purpose }, ...change },
      { link, publicUrl, now },
    )[0];
  const both = (change: Omit<BookingNews, 'appointment'>): MailExample[] => [
    { when: measuring, mail: news(change) },
    { when: repair, mail: news(change, 'repair') },
  ];
  const { customerName } = appointment;
  const asText = (say: string): MailExample => ({
    when: 'As a text message',
    mail: { ...news({ what: 'reminder', visit }), content: { heading: '', parts: [{ say }] } },
  });
  const offer = (fixed: typeof visit | undefined, hasBegun: boolean) =>
    composeOffer(appointment, exampleOffer(now), { link, fixed, hasBegun });
  const onTheWay = (minutes: number | undefined) =>
    composeOnTheWay(appointment, {
      fitterName: 'Jo Marsh',
      minutes,
      visit,
      reportId: 'example',
      now,
    });

  switch (name) {
    case 'booking-received':
      return both({ what: 'received', by: customer });
    case 'booking-entered':
      return both({ what: 'received', by: office });
    case 'booking-changed':
      return one(news({ what: 'changed', by: customer }));
    case 'booking-confirmed':
      return both({ what: 'confirmed', visit, by: office });
    case 'booking-moved':
      return both({ what: 'moved', visit, by: office });
    case 'booking-reminder':
      return [...both({ what: 'reminder', visit }), asText(textReminderOf(customerName, visit))];
    case 'booking-cancelled':
      return [
        { when: 'Cancelled by the customer', mail: news({ what: 'cancelled', by: customer }) },
        { when: 'Cancelled by you', mail: news({ what: 'cancelled', visit, by: office }) },
      ];
    case 'booking-restored':
      return one(news({ what: 'restored', visit, by: office }));
    case 'booking-offered':
      return [
        { when: 'For a request', mail: offer(undefined, false) },
        { when: 'After a visit that didn’t happen', mail: offer(visit, true) },
      ];
    case 'booking-move-offered':
      return one(offer(visit, false));
    case 'booking-on-the-way':
      return [
        { when: 'With the minutes', mail: onTheWay(20) },
        { when: 'Without the minutes', mail: onTheWay(undefined) },
      ];
    case 'booking-link':
      return one(composeLink(appointment, visit, link, now));
    case 'estimate-link':
      return one(composeEstimateEmail(exampleEstimate, { to: appointment.email, publicUrl }));
    case 'enquiry-received':
      return one(composeEnquiryMails(exampleEnquiry(now), publicUrl)[0]);
    case 'samples-ordered':
      return one(composeEnquiryMails(exampleSampleOrder(now), publicUrl)[0]);
    case 'enquiry-reply':
      return one(
        composeReply(exampleEnquiry(now), {
          at: now.toISOString(),
          by: office,
          text: 'Here is what you write in your reply.',
        }),
      );
    case 'chat-replies':
      return one(
        composeUnseenReplies({
          id: 'example',
          name: appointment.customerName,
          to: appointment.email,
          link: `${publicUrl}/chat#token=example`,
          upTo: 1,
          replies: [{ content: 'Here is what you wrote in the chat.', senderName: office }],
        }),
      );
    case 'quote':
      return one(composeQuote(exampleQuote(now), appointment, `${publicUrl}/quote/example`));
    case 'quote-reminder':
      return one(composeReminder(exampleQuote(now), appointment, `${publicUrl}/quote/example`));
    case 'quote-accepted': {
      const links = { quote: `${publicUrl}/quote/example`, terms: `${publicUrl}/terms` };
      const consent = { termsVersion: 1, network: '', startsEarly: true };
      return one(composeAccepted({ ...exampleQuote(now), consent }, appointment, links));
    }
    case 'review-request':
      return one(
        composeReviewRequest({
          id: 'example',
          customerName: appointment.customerName,
          email: appointment.email,
          link: `${publicUrl}/review/example`,
        }),
      );
  }
}
