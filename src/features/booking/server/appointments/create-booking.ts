import { answerBy } from '#features/business/answer-by.ts';
import type { Answer } from '#platform/endpoint.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { type Alongside, writeAlongside } from '#platform/server/http/submissions/alongside.ts';
import { formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import {
  createSubmissionHandler,
  type Sender,
} from '#platform/server/http/submissions/submission-handler.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited, tooManyUnsolicited } from '#platform/server/mail/unsolicited.ts';
import type { BookingRequest } from '../../booking-form.ts';
import type { createAppointment } from '../../contract.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { explainUnavailable } from '../diary/refuse-unavailable.ts';
import { composeBookingMails } from '../mails/booking-emails.ts';
import { noteUnsentEmail } from '../mails/stale-emails.ts';
import { type AppointmentRow, insertBookings } from '../queries.ts';
import { makeVisitLink } from '../visit-link.ts';
import { buildAppointment } from './build-appointment.ts';

type NewBooking = { row: AppointmentRow; alongside: Alongside | undefined };
/** Of a booking that was made in a chat: its conversation, and the messages about it. */
type OfChat = { conversationId?: string | null; alongside?: Alongside | undefined };

/**
 * Creates the handler of booking requests: stores each booking with its mails, or returns the stored response
 * of the same idempotent request. A booking of the assistant names its chat. The handler throws what `createSubmissionHandler` documents.
 */
export function createBookingHandler(deps: BookingDeps) {
  const handleSubmission = createSubmissionHandler<NewBooking, Answer<typeof createAppointment>>({
    ...deps,
    limits: formLimits('bookings', deps.formsPerHour),
    refuse: (tx, bookings, now) =>
      explainUnavailable(
        tx,
        bookings.map(({ row }) => row),
        now,
      ),
    store: async (tx, bookings, now) => {
      await storeBookings(
        tx,
        bookings.map(({ row }) => row),
        { ...deps, now },
      );
      await writeAlongside(
        tx,
        bookings.map(({ alongside }) => alongside),
        now,
      );
    },
  });
  return async (
    body: BookingRequest,
    sender: Sender,
    { conversationId = null, alongside }: OfChat = {},
  ) => {
    const row = { ...(await buildAppointment(deps, body)), conversationId };
    const confirmBy = answerBy(row.createdAt).toISOString();
    const answer = { id: row.id, status: row.status, confirmBy };
    return handleSubmission({ ...sender, item: { row, alongside }, answer });
  };
}

type Settings = 'publicUrl' | 'unsolicitedEmailsPerDay';

async function storeBookings(
  tx: Tx,
  rows: AppointmentRow[],
  { publicUrl, unsolicitedEmailsPerDay, now }: Pick<BookingDeps, Settings> & { now: Date },
) {
  const bookings = rows.map((row) => ({ row, ...makeVisitLink(publicUrl) }));
  await insertBookings(tx, bookings, customer);
  const addresses = rows.map(({ email }) => email);
  const mayEmail = await countUnsolicited(tx, addresses, { perDay: unsolicitedEmailsPerDay, now });
  const mails = bookings.flatMap(({ row, link }, i) => {
    const news = { what: 'received', appointment: row, by: customer } as const;
    const [own, notice] = composeBookingMails(news, { link, publicUrl, now });
    if (row.email === '') return [notice];
    return [mayEmail[i] ? own : { ...own, notSent: tooManyUnsolicited }, notice];
  });
  await queueMails(tx, mails, now);
  for (const { key, about = null, subject, notSent } of mails)
    if (notSent) await noteUnsentEmail(tx, { eventKey: key, about, subject }, notSent, now);
}
