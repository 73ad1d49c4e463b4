import { answerBy } from '#features/business/answer-by.ts';
import { firm } from '#features/business/firm.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Alongside, writeAlongside } from '#platform/server/http/submissions/alongside.ts';
import { formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import {
  createSubmissionHandler,
  type Sender,
} from '#platform/server/http/submissions/submission-handler.ts';
import type { NewMail } from '#platform/server/mail/message.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited, tooManyUnsolicited } from '#platform/server/mail/unsolicited.ts';
import type { BookingRequest } from '../../booking-form.ts';
import type { Booked } from '../../contract.ts';
import { askedVisits } from '../../visit-slots.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { fixFirstFree } from '../diary/fix-visit.ts';
import { explainUnavailable } from '../diary/refuse-unavailable.ts';
import { composeBookingMails } from '../mails/booking-emails.ts';
import type { BookingNews } from '../mails/booking-news.ts';
import { noteUnsentEmail } from '../mails/stale-emails.ts';
import {
  type AppointmentRow,
  changeStatus,
  insertBookings,
  lockDiary,
  recordEvent,
} from '../queries.ts';
import { recordAppointmentChange, recordVisitChange } from '../record-appointment-change.ts';
import { makeVisitLink } from '../visit-link.ts';
import { buildAppointment } from './build-appointment.ts';

/** Of a booking that was made in a chat: its conversation, and the messages about what became of it. */
type OfChat = {
  conversationId?: string | null;
  alongside?: ((booked: Booked) => Alongside) | undefined;
};
type NewBooking = { row: AppointmentRow; answer: Booked; alongside: OfChat['alongside'] };

/**
 * Creates the handler of booking requests: stores each booking with its mails, or returns the stored response
 * of the same idempotent request. Where bookings are confirmed at once, one within the area takes the first free place
 * that it asks for. A booking of the assistant names its chat. The handler throws what `createSubmissionHandler`
 * documents, and Problem 409 with the nearest free times where all are taken.
 */
export function createBookingHandler(deps: BookingDeps) {
  const handleSubmission = createSubmissionHandler<NewBooking, Booked>({
    ...deps,
    limits: formLimits('bookings', deps.formsPerHour),
    refuse: async (tx, bookings, now) => {
      // Nobody takes a place between this check and its booking.
      if (firm().confirmsAtOnce) await lockDiary(tx);
      return explainUnavailable(
        tx,
        bookings.map(({ row }) => row),
        now,
      );
    },
    store: async (tx, bookings, now) => {
      await storeBookings(tx, bookings, deps, now);
      await writeAlongside(
        tx,
        bookings.map(({ alongside, answer }) => alongside?.(answer)),
        now,
      );
      return firm().confirmsAtOnce;
    },
  });
  return async (
    body: BookingRequest,
    sender: Sender,
    { conversationId = null, alongside }: OfChat = {},
  ) => {
    const row = { ...(await buildAppointment(deps, body)), conversationId };
    const confirmBy = answerBy(row.createdAt).toISOString();
    const answer: Booked = { id: row.id, status: row.status, visit: null, confirmBy };
    return handleSubmission({ ...sender, item: { row, answer, alongside }, answer });
  };
}

type Deps = Pick<BookingDeps, 'publicUrl' | 'unsolicitedEmailsPerDay'>;

async function storeBookings(
  tx: Tx,
  items: readonly NewBooking[],
  { publicUrl, unsolicitedEmailsPerDay }: Deps,
  now: Date,
) {
  const bookings = items.map(({ row, answer }) => ({ row, answer, ...makeVisitLink(publicUrl) }));
  await insertBookings(tx, bookings, customer);
  const addresses = bookings.map(({ row }) => row.email);
  const mayEmail = await countUnsolicited(tx, addresses, { perDay: unsolicitedEmailsPerDay, now });
  const mails: NewMail[] = [];
  for (const [i, { row, answer, link }] of bookings.entries()) {
    const isAtOnce = firm().confirmsAtOnce && row.distanceMiles !== null && !row.outsideArea;
    const fixed = isAtOnce ? await confirm(tx, row, answer, now) : undefined;
    const news: BookingNews = fixed ?? { what: 'received', appointment: row, by: customer };
    const [own, notice] = composeBookingMails(news, { link, publicUrl, now });
    if (row.email !== '') mails.push(mayEmail[i] ? own : { ...own, notSent: tooManyUnsolicited });
    mails.push(notice);
  }
  await queueMails(tx, mails, now);
  for (const { key, about = null, subject, notSent } of mails)
    if (notSent) await noteUnsentEmail(tx, { eventKey: key, about, subject }, notSent, now);
}

/** Fixes the first free visit of a stored booking, and answers so. @returns what its emails say */
async function confirm(
  tx: Tx,
  row: AppointmentRow,
  answer: Booked,
  now: Date,
): Promise<BookingNews> {
  const asked = askedVisits(row.preferredDates, row.preferredTimes);
  const visit = await fixFirstFree(tx, row, asked, { now });
  const appointment = (await changeStatus(tx, row.id, ['pending'], 'confirmed')) ?? row;
  await recordEvent(tx, { appointmentId: row.id, at: now, by: customer, what: 'confirmed' }, visit);
  await recordAppointmentChange(tx, appointment, {
    at: now,
    what: 'confirmed',
    before: { status: row.status },
    after: { status: 'confirmed', visit: recordVisitChange(visit) },
  });
  Object.assign(answer, { status: 'confirmed', visit, confirmBy: null } satisfies Partial<Booked>);
  return { what: 'confirmed', appointment, visit, by: customer };
}
