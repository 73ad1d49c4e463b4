import { mapUrl, telephoneHref } from '#platform/contact-urls.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import type { ContentBlock } from '#platform/server/mail/message.ts';
import { formatArea } from '#platform/units/areas.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { budgetLabels, projectSizeLabels, urgencyLabels } from '../../limits.ts';
import { listAnswers } from '../../questions.ts';
import { customer } from '../booking-deps.ts';
import type { EstimateSummary } from '../estimate-summary.ts';
import type { AppointmentRow } from '../queries.ts';
import type { BookingEmailContent, BookingNews } from './booking-news.ts';
import { askedFor, before, when } from './emails-to-customer.ts';

type Row = readonly [name: string, value: string, href?: string];

/** Renders the email to the business about a change. @param adminLink opens the appointment in the admin panel */
export function writeToBusiness(news: BookingNews, adminLink: string): BookingEmailContent {
  const { appointment, visit } = news;
  const title = headline(news);
  return {
    subject: title,
    heading: title,
    parts: [
      ...sayWho(news),
      {
        list: [
          ...(visit && news.what !== 'restored' ? when(visit) : askedFor(appointment)),
          ...before(news),
          ...(news.note ? [['Told them', news.note] as const] : []),
          ...whoAndWhere(appointment),
          ...(news.what === 'received' ? project(appointment) : []),
        ],
      },
      { link: 'Open the appointment', to: adminLink },
    ],
  };
}

function sayWho({ what, by }: BookingNews): ContentBlock[] {
  if (by === undefined || by === customer) return [];
  return [{ say: what === 'received' ? `Entered by ${by}.` : `Done by ${by}.` }];
}

function headline({ what, appointment, visit }: BookingNews): string {
  const who = `${appointment.customerName}, ${appointment.postcode}`;
  const day = visit ? ` on ${shortWeekdayDate(visit.date)}` : '';
  const titles = {
    received: `New ${appointment.purpose === 'repair' ? 'repair ' : ''}booking: ${who}`,
    changed: `New dates asked for: ${who}`,
    confirmed: `Confirmed${day}: ${who}`,
    moved: `Moved to ${visit ? shortWeekdayDate(visit.date) : ''}: ${who}`,
    cancelled: `Cancelled${day}: ${who}`,
    restored: `Booking reopened: ${who}`,
    reminder: `Tomorrow, ${visit?.slot}: ${who}`,
  };
  return titles[what];
}

function whoAndWhere(appointment: AppointmentRow): Row[] {
  const { customerName, phone, email, address, postcode, distanceMiles, outsideArea } = appointment;
  const distance = distanceMiles === null ? 'distance unknown' : `${distanceMiles} miles`;
  return [
    ...(appointment.purpose === 'repair' ? [['Visit for', 'A repair'] as const] : []),
    ['Customer', customerName],
    ['Phone', phone, telephoneHref(phone)],
    ['Email', email || 'None given'],
    ['Address', `${address}\n${postcode}`, mapUrl(`${address}, ${postcode}`)],
    ['Distance', outsideArea ? `${distance}, outside our area` : distance],
  ];
}

function project(appointment: AppointmentRow): [string, string][] {
  const { flooringTypes, projectSize, urgency, budget, requirements } = appointment;
  const { answers, basket, estimate } = appointment;
  return [
    ['Floors', flooringTypes.join(', ')],
    ['Size', projectSizeLabels[projectSize]],
    ['Urgency', urgencyLabels[urgency]],
    ...(budget ? [['Budget', budgetLabels[budget]] as [string, string]] : []),
    ...(requirements ? [['Requirements', requirements] as [string, string]] : []),
    ...listAnswers(answers),
    ...(basket.length > 0
      ? [['Asked about', basket.map(({ name }) => name).join('\n')] as [string, string]]
      : []),
    ...(estimate ? estimateRows(estimate) : []),
  ];
}

function estimateRows(estimate: EstimateSummary): [string, string][] {
  const { totalPence, flooringType, product, totalArea, rooms } = estimate;
  return [
    [
      'Estimate',
      `${formatPence(totalPence)} for ${product ?? flooringType}, ${formatArea(totalArea)}`,
    ],
    ['Rooms', rooms.map(({ name, area }) => `${name}: ${formatArea(area)}`).join('\n')],
  ];
}
