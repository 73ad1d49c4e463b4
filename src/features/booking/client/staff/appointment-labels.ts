import { answerBy } from '#features/business/answer-by.ts';
import { describeDue } from '#features/business/lateness.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import type { ChipTone } from '#platform/client/staff/staff-table.tsx';
import { shortWeekdayDate, weekdayDate } from '#platform/dates/short-dates.ts';
import type { BookingMailKind } from '../../booking-mails.ts';
import type { Appointment } from '../../contract.ts';
import type { Status } from '../../transitions.ts';

/** Labels of statuses, events and mails on the staff screens. */
export const statusWords: Record<Status, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const statusTones: Record<Status, ChipTone> = {
  pending: 'waiting',
  confirmed: 'going',
  completed: 'done',
  cancelled: 'ended',
};

/** Of a fitter whose own calendar has something at a time. */
export const busyInOwnCalendar = 'busy in their own calendar';

/** Whether staff should look at a visit because its fitter is busy by their own calendar. */
export const isBusyVisit = ({
  status,
  isFitterBusy,
}: Pick<Appointment, 'status' | 'isFitterBusy'>) => status === 'confirmed' && isFitterBusy;

/** What a change of status has made of an appointment, and who is told: for the toast. */
export function describeStatus({
  customerName,
  status,
  visit,
  ...contact
}: Pick<Appointment, 'customerName' | 'status' | 'visit' | 'email' | 'phone'>): string {
  if (status === 'completed') return `${customerName}’s visit is done.`;
  if (status === 'confirmed' && visit) {
    const when = `${shortWeekdayDate(visit.date)}, ${formatSlot(visit.slot)}`;
    return withNews(contact, `${customerName} is confirmed for ${when}.`);
  }
  return status === 'cancelled'
    ? withNews(contact, `${customerName}’s visit is cancelled.`)
    : withNews(contact, `${customerName}’s request is open again.`);
}

const withNews = (contact: Pick<Appointment, 'email' | 'phone'>, text: string) =>
  contact.email ? `${text} We’ll email them.` : withRinging(contact, text);

/** What happened, and that staff have to ring a customer without an email: nobody else tells them. */
export const withRinging = (
  { email, phone }: Pick<Appointment, 'email' | 'phone'>,
  text: string,
) => (email ? text : `${text} No email address: please ring them on ${phone}.`);

/** Who is emailed the new time, and who has to be rung. */
export function describeEmails(...visits: { customerName: string; hasEmail: boolean }[]): string {
  const emailed = visits.filter(({ hasEmail }) => hasEmail);
  const rung = visits.filter(({ hasEmail }) => !hasEmail);
  const names = (list: typeof visits) => list.map(({ customerName }) => customerName).join(' and ');
  return [
    emailed.length > 0 && `We’ll email ${names(emailed)} the new time.`,
    rung.length > 0 && `Please ring ${names(rung)}: we have no email address.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const floorWords = { carpet: 'Carpet', vinyl: 'Vinyl', laminate: 'Laminate', other: 'Other' };

/** 'Carpet, Vinyl' */
export const describeFloors = ({ flooringTypes }: Pick<Appointment, 'flooringTypes'>) =>
  flooringTypes.map((type) => floorWords[type]).join(', ');

/** The floors, marked for a repair: 'Repair: Carpet' */
export const describeService = (appointment: Pick<Appointment, 'purpose' | 'flooringTypes'>) =>
  `${appointment.purpose === 'repair' ? 'Repair: ' : ''}${describeFloors(appointment)}`;

/** The day of the agreed visit, else the first preferred one. */
export const describeDay = ({
  visit,
  preferredDates: [first],
}: Pick<Appointment, 'visit' | 'preferredDates'>) =>
  visit
    ? `Visit ${shortWeekdayDate(visit.date)}`
    : first
      ? `Asked for ${shortWeekdayDate(first)}`
      : '';

/** The town of an address, where its last line is one, else the postcode: 'Chippenham' */
export function describePlace({
  address,
  postcode,
  outsideArea,
}: Pick<Appointment, 'address' | 'postcode' | 'outsideArea'>): string {
  const town = address.includes(',') ? address.slice(address.lastIndexOf(',') + 1).trim() : '';
  const place = /^\D+$/.test(town) ? town : postcode;
  return outsideArea ? `${place}, outside our area` : place;
}

/** When the visit is, else the first time that was asked for: 'Fri 11 Dec, 11am–1pm or others' */
export function describeTime({
  visit,
  preferredDates,
  preferredTimes,
}: Pick<Appointment, 'visit' | 'preferredDates' | 'preferredTimes'>): string {
  const [date, slot] = [visit?.date ?? preferredDates[0], visit?.slot ?? preferredTimes[0]];
  if (!date) return '';
  const time = slot ? `${weekdayDate(date)}, ${formatSlot(slot)}` : weekdayDate(date);
  const isOneOf = !visit && preferredDates.length + preferredTimes.length > 2;
  return isOneOf ? `${time} or others` : time;
}

/** When a request that waits for us is due, or how late it is; undefined where it does not. */
export const describeAnswerDue = (
  { status, offer, createdAt }: Pick<Appointment, 'status' | 'offer' | 'createdAt'>,
  now: Date,
) =>
  status === 'pending' && offer === null
    ? describeDue(answerBy(new Date(createdAt)), now)
    : undefined;

export const eventWords: Record<Appointment['history'][number]['what'], string> = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  'confirmation-undone': 'Confirmation undone',
  moved: 'Moved',
  'move-undone': 'Move undone',
  'times-offered': 'Other times offered',
  'offer-accepted': 'Offered time accepted',
  'offer-declined': 'Offered times declined',
  'offer-withdrawn': 'Offer withdrawn',
  'offer-taken': 'Chose an offered time that was taken',
  assigned: 'Given to',
  completed: 'Completed',
  cancelled: 'Cancelled',
  restored: 'Restored',
  reopened: 'Reopened',
  edited: 'Quote or notes changed',
  corrected: 'Details corrected:',
  priced: 'Priced at',
  'quote-sent': 'Quote sent:',
  'quote-accepted': 'Quote accepted',
  'quote-declined': 'Quote declined',
  'on-the-way': 'Customer told that we’re on the way',
  arrived: 'Fitter arrived',
  'could-not': 'Visit could not be made',
  note: 'Note from the visit',
  measured: 'Rooms measured',
  'photo-added': 'Photo added',
  'photo-removed': 'Photo removed',
  text: 'Text to the customer:',
  'text-not-sent': 'Text not sent:',
  'email-not-sent': 'Email not sent',
};

const mailWords: Record<BookingMailKind, string> = {
  'booking-offered': 'To the customer: other times offered',
  'booking-link': 'To the customer: the link to the visit again',
  'booking-on-the-way': 'To the customer: we’re on our way',
  'booking-received': 'To the customer: booking request received',
  'booking-changed': 'To the customer: new preferred dates received',
  'booking-confirmed': 'To the customer: visit confirmed',
  'booking-moved': 'To the customer: visit moved',
  'booking-cancelled': 'To the customer: booking cancelled',
  'booking-restored': 'To the customer: booking restored',
  'booking-reminder': 'To the customer: reminder of tomorrow’s visit',
  'notice-declined': 'To us: offered times declined',
  'notice-received': 'To us: new booking request',
  'notice-changed': 'To us: new preferred dates',
  'notice-confirmed': 'To us: visit confirmed',
  'notice-moved': 'To us: visit moved',
  'notice-cancelled': 'To us: booking cancelled',
  'notice-restored': 'To us: booking restored',
  'notice-reminder': 'To us: reminder of tomorrow’s visit',
};

/** The label of an email by its kind: 'To the customer: visit confirmed' */
export const describeMailKind = (kind: BookingMailKind) => mailWords[kind];
