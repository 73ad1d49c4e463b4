import { noticeAddresses } from '#features/business/server/render-email.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { ContentBlock, NewMail } from '#platform/server/mail/message.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { totalQuote } from '../quote-totals.ts';
import type { QuoteRow } from './queries.ts';

type Customer = { customerName: string; email: string };

/** Composes the email with a sent quote: every line, the total with the VAT in it, and the link to answer it. */
export function composeQuote(
  quote: QuoteRow,
  { customerName, email }: Customer,
  link: string,
): NewMail {
  const { appointmentId, version, lines, validUntil, note } = quote;
  const say = writeMail('quote', {
    customerName,
    total: formatPence(totalQuote(lines).totalPence),
    'good until': weekdayDate(validUntil),
  });
  return {
    key: `quote:${appointmentId}:${version}`,
    about: appointmentId,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: say.intro },
        ...listLines(quote),
        ...note
          .split('\n')
          .filter(Boolean)
          .map((words) => ({ say: words })),
        { link: say.button, to: link },
        { say: say.closing },
      ],
    },
  };
}

/** Composes the email that reminds of a quote that waits for an answer. */
export function composeReminder(
  { appointmentId, version, lines, validUntil, reminders }: QuoteRow,
  { customerName, email }: Customer,
  link: string,
): NewMail {
  const say = writeMail('quote-reminder', {
    customerName,
    total: formatPence(totalQuote(lines).totalPence),
    'good until': weekdayDate(validUntil),
  });
  return {
    key: `quote-reminder:${appointmentId}:${version}-${reminders}`,
    about: appointmentId,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [{ say: say.intro }, { link: say.button, to: link }, { say: say.closing }],
    },
  };
}

/** Composes the email that confirms an accepted quote, with the terms and how to cancel. */
export function composeAccepted(
  quote: QuoteRow,
  { customerName, email }: Customer,
  links: { quote: string; terms: string },
): NewMail {
  const { appointmentId, version, lines, consent } = quote;
  const say = writeMail('quote-accepted', {
    customerName,
    total: formatPence(totalQuote(lines).totalPence),
  });
  return {
    key: `quote-accepted:${appointmentId}:${version}`,
    about: appointmentId,
    to: email,
    subject: say.subject,
    content: {
      heading: say.heading,
      parts: [
        { say: say.intro },
        ...listLines(quote),
        { link: say.button, to: links.quote },
        { link: say.terms, to: links.terms },
        ...(consent?.startsEarly ? [{ say: say.early }] : []),
        { say: say.cancelling },
        { say: say.form },
        { say: say.closing },
      ],
    },
  };
}

/** Composes the notice to the firm that a customer has answered a quote. */
export function composeAnswerNotice(
  { appointmentId, version, lines, state, answeredBy, reason }: QuoteRow,
  { customerName, email }: Customer,
  publicUrl: string,
): NewMail {
  const total = formatPence(totalQuote(lines).totalPence);
  return {
    key: `notice-quote:${appointmentId}:${version}`,
    about: appointmentId,
    to: noticeAddresses(),
    ...(email && { replyTo: email }),
    subject: `Quote ${state}: ${customerName}, ${total}`,
    content: {
      heading: `${customerName} has ${state} the quote`,
      parts: [
        {
          list: [
            ['Total', total],
            ['Version', String(version)],
            ...(answeredBy ? ([['Signed', answeredBy]] as const) : []),
            ...(reason ? ([['Reason', reason]] as const) : []),
          ],
        },
        {
          link: 'Open the appointment',
          to: `${publicUrl}/admin/appointments?appointment=${encodeURIComponent(appointmentId)}`,
        },
      ],
    },
  };
}

function listLines({ lines, validUntil, state }: QuoteRow): ContentBlock[] {
  const { totalPence, vatPence } = totalQuote(lines);
  return [
    {
      list: lines.map(({ text, pence, isProvisional }) => [
        text,
        `${formatPence(pence)}${isProvisional ? ', a provisional sum, confirmed when we see the floor' : ''}`,
      ]),
    },
    {
      list: [
        ['Total', formatPence(totalPence)],
        ['VAT included', formatPence(vatPence)],
        ...(state === 'sent' ? ([['Good until', weekdayDate(validUntil)]] as const) : []),
      ],
    },
  ];
}
