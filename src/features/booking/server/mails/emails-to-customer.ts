import { answerBy, formatAnswerBy } from '#features/business/answer-by.ts';
import { visitPreparation } from '#features/business/facts.ts';
import { writeMail } from '#features/business/server/texts/mail-wording.ts';
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
  const confirmBy = formatAnswerBy(answerBy(now), now);
  switch (news.what) {
    case 'received':
      return news.by === customer
        ? writeReceived(news, link, confirmBy)
        : writeBookedByStaff(news, link);
    case 'changed':
      return writeChanged(news, link, confirmBy);
    case 'restored':
      return writeRestored(news, link, confirmBy);
    case 'cancelled':
      return writeCancelled(news);
    default:
      return news.visit ? writeVisit(news, news.what, news.visit, link) : writeCancelled(news);
  }
}

const nameOf = ({ appointment: { customerName } }: BookingNews) => ({ customerName });

function writeReceived(news: BookingNews, link: string, confirmBy: string): BookingEmailContent {
  const { appointment } = news;
  const isRepair = appointment.purpose === 'repair';
  const say = writeMail('booking-received', {
    ...nameOf(news),
    'confirm by': confirmBy,
    miles: milesOf(appointment),
  });
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: isRepair ? say.intro : `${say.intro} ${say.free}` },
      ...sayFarAway(appointment, say.farAway),
      { list: askedFor(appointment) },
      { title: say.next, points: isRepair ? say.repairSteps : say.measureSteps },
      { link: say.button, to: link },
      { say: say.closing },
    ],
  };
}

function writeChanged(news: BookingNews, link: string, confirmBy: string): BookingEmailContent {
  const say = writeMail('booking-changed', { ...nameOf(news), 'confirm by': confirmBy });
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: say.intro },
      { list: askedFor(news.appointment) },
      { link: say.button, to: link },
      { say: say.closing },
    ],
  };
}

function writeVisit(
  news: BookingNews,
  what: 'confirmed' | 'moved' | 'reminder',
  visit: Visit,
  link: string,
): BookingEmailContent {
  const { purpose } = news.appointment;
  const known = { ...nameOf(news), day: shortWeekdayDate(visit.date), time: visit.slot };
  const say = { invitation: undefined, ...writeMail(`booking-${what}`, known) };
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: say[purpose] },
      ...sayNote(news),
      { list: [...when(visit), ...before(news), ['Where', sayWhere(news)]] },
      { title: say.ready, points: visitPreparation[purpose] },
      ...(say.invitation ? [{ say: say.invitation }] : []),
      { link: say.button, to: link },
      { say: say.closing },
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

const milesOf = ({ distanceMiles }: AppointmentRow) => String(Math.round(distanceMiles ?? 0));

const sayFarAway = ({ outsideArea }: AppointmentRow, say: string): ContentBlock[] =>
  outsideArea ? [{ say }] : [];

function writeBookedByStaff(news: BookingNews, link: string): BookingEmailContent {
  const { appointment } = news;
  const say = writeMail('booking-entered', { ...nameOf(news), miles: milesOf(appointment) });
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: appointment.purpose === 'measure' ? `${say.intro} ${say.free}` : say.intro },
      ...sayFarAway(appointment, say.farAway),
      { list: askedFor(appointment) },
      { say: say.correction },
      { link: say.button, to: link },
      { say: say.closing },
    ],
  };
}

const sayNote = ({ note }: BookingNews): ContentBlock[] => (note ? [{ say: note }] : []);

function writeRestored(news: BookingNews, link: string, confirmBy: string): BookingEmailContent {
  const say = writeMail('booking-restored', { ...nameOf(news), 'confirm by': confirmBy });
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: say.intro },
      ...sayNote(news),
      { list: askedFor(news.appointment) },
      ...(news.visit ? [{ say: say.invitation }] : []),
      { link: say.button, to: link },
      { say: say.closing },
    ],
  };
}

function writeCancelled(news: BookingNews): BookingEmailContent {
  const { visit, by } = news;
  const say = writeMail('booking-cancelled', {
    ...nameOf(news),
    visit: visit ? 'visit' : 'booking',
  });
  return {
    subject: say.subject,
    heading: say.heading,
    parts: [
      { say: by === customer ? say.asked : say.told },
      ...sayNote(news),
      ...(visit ? [{ list: when(visit) }, { say: say.invitation }] : []),
      { say: say.closing },
    ],
  };
}
