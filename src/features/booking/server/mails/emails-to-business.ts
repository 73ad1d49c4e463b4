import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { formatPence } from '#platform/units/pounds.ts';
import { budgetLabels, projectSizeLabels, urgencyLabels } from '../../limits.ts';
import { customer } from '../booking-deps.ts';
import type { EstimateSummary } from '../estimate-summary.ts';
import type { AppointmentRow } from '../queries.ts';
import type { BookingEmailContent, BookingNews } from './booking-news.ts';
import { askedFor, when } from './emails-to-customer.ts';

/** Renders the email to the business about a change. @param adminLink the appointment's admin page */
export function writeToBusiness(news: BookingNews, adminLink: string): BookingEmailContent {
  const { appointment, visit, by } = news;
  const title = headline(news);
  return {
    subject: title,
    heading: title,
    parts: [
      ...(by === undefined || by === customer ? [] : [{ say: `Done by ${by}.` }]),
      {
        list: [
          ...(visit && news.what !== 'restored' ? when(visit) : askedFor(appointment)),
          ...whoAndWhere(appointment),
          ...(news.what === 'received' ? project(appointment) : []),
        ],
      },
      { link: 'Open the appointments', to: adminLink },
    ],
  };
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

function whoAndWhere(appointment: AppointmentRow): [string, string][] {
  const { customerName, phone, email, address, postcode, distanceMiles, outsideArea } = appointment;
  const distance = distanceMiles === null ? 'distance unknown' : `${distanceMiles} miles`;
  return [
    ...(appointment.purpose === 'repair' ? [['Visit for', 'A repair'] as [string, string]] : []),
    ['Customer', customerName],
    ['Phone', phone],
    ['Email', email],
    ['Address', `${address}\n${postcode}`],
    ['Distance', outsideArea ? `${distance}, outside our area` : distance],
  ];
}

function project(appointment: AppointmentRow): [string, string][] {
  const { flooringTypes, projectSize, urgency, budget, requirements, basket, estimate } =
    appointment;
  return [
    ['Floors', flooringTypes.join(', ')],
    ['Size', projectSizeLabels[projectSize]],
    ['Urgency', urgencyLabels[urgency]],
    ...(budget ? [['Budget', budgetLabels[budget]] as [string, string]] : []),
    ...(requirements ? [['Requirements', requirements] as [string, string]] : []),
    ...(basket.length > 0
      ? [['Asked about', basket.map(({ name }) => name).join('\n')] as [string, string]]
      : []),
    ...(estimate ? estimateRows(estimate) : []),
  ];
}

function estimateRows(estimate: EstimateSummary): [string, string][] {
  const { totalPence, flooringType, product, totalArea, rooms } = estimate;
  const floor = product ? `${product} (${flooringType})` : flooringType;
  return [
    ['Estimate', `${formatPence(totalPence)} for ${floor}, ${totalArea.toFixed(2)} m²`],
    ['Rooms', rooms.map(({ name, area }) => `${name}: ${area.toFixed(2)} m²`).join('\n')],
  ];
}
