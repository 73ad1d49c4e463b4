import { noticeAddresses } from '#features/business/server/render-email.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { ContentBlock, NewMail } from '#platform/server/mail/message.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { priceQuote, totalQuote } from '../quote-totals.ts';
import type { QuoteRow } from './queries.ts';

type Customer = { customerName: string; email: string };

/** What the words of an email about an open quote can name. */
const factsOf = (quote: QuoteRow, customerName: string) => ({
  customerName,
  total: sayTotal(quote),
  'good until': weekdayDate(quote.validUntil),
});

/** Composes the email with a sent quote: every line, the total with the VAT in it, and the link to answer it. */
export function composeQuote(
  quote: QuoteRow,
  { customerName, email }: Customer,
  link: string,
): NewMail {
  const { appointmentId, version, note } = quote;
  const say = writeMail('quote', factsOf(quote, customerName));
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
  quote: QuoteRow,
  { customerName, email }: Customer,
  link: string,
): NewMail {
  const { appointmentId, version, reminders } = quote;
  const say = writeMail('quote-reminder', factsOf(quote, customerName));
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
  const { appointmentId, version, consent } = quote;
  const say = writeMail('quote-accepted', {
    customerName,
    total: sayTotal(quote),
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
  quote: QuoteRow,
  { customerName, email }: Customer,
  publicUrl: string,
): NewMail {
  const { appointmentId, version, options, chosen, state, answeredBy, reason } = quote;
  const total = formatPence(priceQuote(quote).totalPence);
  const choice = options.length > 1 && chosen !== null ? options[chosen]?.name : undefined;
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
            ...(choice ? ([['Chosen', choice]] as const) : []),
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

/** The lines of each choice with its total; of what was accepted only that. */
function listLines({ options, chosen, validUntil, state }: QuoteRow): ContentBlock[] {
  const shown = options.filter((_, place) => chosen === null || place === chosen);
  return [
    ...shown.flatMap(({ name, lines }): ContentBlock[] => {
      const { totalPence, vatPence } = totalQuote(lines);
      return [
        ...(options.length > 1 ? [{ say: name }] : []),
        {
          prices: [
            ...lines.map(
              ({ text, pence, isProvisional }) =>
                [
                  isProvisional
                    ? `${text} (a provisional sum, confirmed when we see the floor)`
                    : text,
                  formatPence(pence),
                ] as const,
            ),
            [`Total, including ${formatPence(vatPence)} VAT`, formatPence(totalPence)] as const,
          ],
        },
      ];
    }),
    ...(state === 'sent' ? [{ list: [['Good until', weekdayDate(validUntil)]] as const }] : []),
  ];
}

/** '£1,081.99', or of several choices 'from £1,081.99'. */
function sayTotal({ options, chosen }: QuoteRow): string {
  const totals = options.map(({ lines }) => totalQuote(lines).totalPence);
  if (chosen !== null || totals.length === 1)
    return formatPence(priceQuote({ options, chosen }).totalPence);
  return `from ${formatPence(Math.min(...totals))}`;
}
