import { answerBy, sayConfirmBy } from '#features/business/answer-by.ts';
import { consultationTimeText } from '#features/business/claims.ts';
import { visitPreparation } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { greetByName, thank } from '#features/business/server/greeting-name.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { ContentBlock } from '#platform/server/mail/message.ts';
import type { Visit } from '../../visit-slots.ts';
import { customer } from '../booking-deps.ts';
import type { AppointmentRow } from '../queries.ts';
import type { BookingEmailContent, BookingNews } from './booking-news.ts';

/**
 * Renders the email to the customer about a change. The email address is unverified, so the email repeats no free
 * text that staff have not seen: otherwise a stranger could send their words to anybody in the firm's name.
 * @param how.link the customer's visit link
 */
export function writeToCustomer(
  news: BookingNews,
  { link, now }: { link: string; now: Date },
): BookingEmailContent {
  const { what, appointment, visit } = news;
  const name = appointment.customerName;
  const isRepair = appointment.purpose === 'repair';
  const promise = sayConfirmBy(answerBy(now), now);
  if (what === 'received' && news.by !== customer) return writeBookedByStaff(news, link);
  if (what === 'received')
    return {
      subject: 'We have your booking request',
      heading: `${thank(name)}: we have your booking request`,
      parts: [
        {
          say: `${promise}${isRepair ? '' : ' Measuring and quoting are free, with no obligation.'}`,
        },
        ...sayDistance(appointment),
        { list: askedFor(appointment) },
        { title: 'What happens next', points: nextSteps()[appointment.purpose] },
        { link: 'See, change or cancel your booking', to: link },
        sayQuestions(),
      ],
    };
  if (what === 'changed')
    return {
      subject: 'We have your new dates',
      heading: `${thank(name)}: we have your new dates`,
      parts: [
        { say: promise },
        { list: askedFor(appointment) },
        { link: 'See, change or cancel your booking', to: link },
        sayQuestions(),
      ],
    };
  if (what === 'restored') return writeRestored(news, link, promise);
  if (!visit || what === 'cancelled') return writeCancelled(news, name);
  const day = shortWeekdayDate(visit.date);
  const { subject, heading } = {
    confirmed: {
      subject: `Your visit is confirmed: ${day}`,
      heading: greetByName(name, 'your visit is confirmed'),
    },
    moved: {
      subject: `Your visit has moved: ${day}`,
      heading: greetByName(name, 'your visit has moved'),
    },
    reminder: {
      subject: `Tomorrow: your visit, ${visit.slot}`,
      heading: greetByName(name, 'we’ll see you tomorrow'),
    },
  }[what];
  return {
    subject,
    heading,
    parts: [
      {
        say: `Our fitter will arrive during the time below and stay ${firm().consultationMinutes.least} to ${firm().consultationMinutes.most} minutes, ${isRepair ? 'to look at your floor and tell you what the repair will take' : 'to measure and show you samples'}.`,
      },
      ...sayNote(news),
      {
        list: [...when(visit), ...before(news), ['Where', sayWhere(news)]],
      },
      { title: 'Please have ready', points: visitPreparation[appointment.purpose] },
      ...(what === 'reminder'
        ? []
        : [{ say: 'The attached file adds the visit to your calendar.' }]),
      { link: 'See, move or cancel your visit', to: link },
      sayQuestions(),
    ],
  };
}

/** What no postal address has, and an advertisement needs: a website or a phone number. */
const lure = /\w\.\w\w|\/\/|@|\d{6}/;

/** Where the visit is. Only what staff have looked at is repeated: see `writeToCustomer`. */
function sayWhere({ by, appointment: { address, postcode } }: BookingNews): string {
  const isSeen = by !== undefined && by !== customer && !lure.test(address);
  return `${isSeen ? address.replace(/\s+/g, ' ') : 'The address you gave us'}, ${postcode}`;
}

const nextSteps = () => ({
  measure: [
    'We confirm one of your times by email.',
    `A fitter comes with samples, measures and answers your questions: ${consultationTimeText()}.`,
    'You get a written quote, and decide in your own time.',
  ],
  repair: [
    'We confirm one of your times by email.',
    'A fitter looks at the floor and tells you what the repair will take.',
    'You get a written quote, and decide in your own time.',
  ],
});

export const firstName = (customerName: string) => customerName.split(/\s+/, 1)[0] ?? customerName;

/** A visit as rows of an email's table. */
export function when({ date, slot }: Visit): [string, string][] {
  return [
    ['Day', shortWeekdayDate(date)],
    ['Time', slot],
  ];
}

/** When a visit was to be that has moved, as a row of an email's table. */
export const before = ({ from }: BookingNews): [string, string][] =>
  from ? [['Instead of', `${shortWeekdayDate(from.date)}, ${from.slot}`]] : [];

/** The preferred dates and times as rows of an email's table. */
export function askedFor({ preferredDates, preferredTimes }: AppointmentRow): [string, string][] {
  return [
    ['Dates', preferredDates.map(shortWeekdayDate).join('\n')],
    ['Times', preferredTimes.join('\n')],
  ];
}

const sayQuestions = (): ContentBlock => ({
  say: `Any questions? Call us on ${firm().phone.display}, or reply to this email.`,
});

function sayDistance({ outsideArea, distanceMiles }: AppointmentRow): ContentBlock[] {
  if (!outsideArea) return [];
  return [
    {
      say: `Your home is about ${Math.round(distanceMiles ?? 0)} miles from us, further than we usually travel. When we call, we’ll tell you whether we can come.`,
    },
  ];
}

function writeBookedByStaff({ appointment }: BookingNews, link: string): BookingEmailContent {
  const isFree = appointment.purpose === 'measure';
  return {
    subject: 'Your request for a visit',
    heading: greetByName(appointment.customerName, 'we’ve noted your request for a visit'),
    parts: [
      {
        say: `Following your enquiry, we’ve noted these times for a visit. We’ll email you to confirm one of them.${isFree ? ' Measuring and quoting are free, with no obligation.' : ''}`,
      },
      ...sayDistance(appointment),
      { list: askedFor(appointment) },
      { say: 'Something not right? Change or cancel it here, or call us.' },
      { link: 'See, change or cancel your booking', to: link },
      sayQuestions(),
    ],
  };
}

const sayNote = ({ note }: BookingNews): ContentBlock[] => (note ? [{ say: note }] : []);

function writeRestored(news: BookingNews, link: string, promise: string): BookingEmailContent {
  const { appointment, visit } = news;
  return {
    subject: 'Your booking request is open again',
    heading: greetByName(appointment.customerName, 'your booking request is open again'),
    parts: [
      {
        say: `${promise} If we told you it was cancelled, please ignore that.`,
      },
      ...sayNote(news),
      { list: askedFor(appointment) },
      ...(visit
        ? [{ say: 'The attached file removes your earlier visit from your calendar.' }]
        : []),
      { link: 'See, change or cancel your booking', to: link },
      sayQuestions(),
    ],
  };
}

function writeCancelled(news: BookingNews, name: string): BookingEmailContent {
  const { visit, by } = news;
  const thing = visit ? 'visit' : 'booking';
  return {
    subject: `Your ${thing} is cancelled`,
    heading: greetByName(name, `your ${thing} is cancelled`),
    parts: [
      {
        say:
          by === customer
            ? `As you asked, we have cancelled your ${thing}.`
            : `We have cancelled your ${thing}. If this comes as a surprise, please call us.`,
      },
      ...sayNote(news),
      ...(visit
        ? [{ list: when(visit) }, { say: 'The attached file removes it from your calendar.' }]
        : []),
      { say: `To book again, call us on ${firm().phone.display} or reply to this email.` },
    ],
  };
}
