import { firm } from '#features/business/firm.ts';
import { greetByName } from '#features/business/server/greeting-name.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { totalQuote } from '../quote-totals.ts';
import type { QuoteRow } from './queries.ts';

/** Composes the email with a quote: every line, the total with the VAT in it, and until when it stands. */
export function composeQuoteEmail(
  { appointmentId, version, lines, validUntil, note }: QuoteRow,
  { customerName, email }: { customerName: string; email: string },
): NewMail {
  const { totalPence, vatPence } = totalQuote(lines);
  return {
    key: `quote:${appointmentId}:${version}`,
    about: appointmentId,
    to: email,
    subject: `Your quote: ${formatPence(totalPence)} – ${firm().name}`,
    content: {
      heading: greetByName(customerName, 'here’s your quote'),
      parts: [
        { say: 'Thank you for having us round to measure. This is what the work would cost.' },
        {
          list: lines.map(({ text, pence, isProvisional }) => [
            text,
            isProvisional
              ? `${formatPence(pence)}, confirmed when we see the floor`
              : formatPence(pence),
          ]),
        },
        {
          list: [
            ['Total', formatPence(totalPence)],
            ['VAT in it', formatPence(vatPence)],
            ['Good until', weekdayDate(validUntil)],
          ],
        },
        ...note
          .split('\n')
          .filter(Boolean)
          .map((say) => ({ say })),
        {
          say: `If you’d like to go ahead, or have a question, please reply to this email or call us on ${firm().phone.display}.`,
        },
      ],
    },
  };
}
