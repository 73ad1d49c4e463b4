import type { Tx } from '#platform/server/database/database.ts';
import { formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import {
  createSubmissionHandler,
  type Sender,
} from '#platform/server/http/submissions/submission-handler.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { countUnsolicited, tooManyUnsolicited } from '#platform/server/mail/unsolicited.ts';
import type { BookingRequest } from '../../booking-form.ts';
import type { Status } from '../../transitions.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { explainClosedDays } from '../diary/refuse-closed-days.ts';
import { composeBookingMails } from '../mails/booking-emails.ts';
import { noteUnsentEmail } from '../mails/stale-emails.ts';
import { type AppointmentRow, insertBookings } from '../queries.ts';
import { makeVisitLink } from '../visit-link.ts';
import { buildAppointment } from './build-appointment.ts';

/**
 * Creates the handler of booking requests: stores each booking with its mails, or returns the stored response
 * of the same idempotent request. A booking of the assistant names its chat. The handler throws what `createSubmissionHandler` documents.
 */
export function createBookingHandler(deps: BookingDeps) {
  const handleSubmission = createSubmissionHandler<AppointmentRow, { id: string; status: Status }>({
    ...deps,
    limits: formLimits('bookings', deps.formsPerHour),
    refuse: (tx, rows) =>
      explainClosedDays(
        tx,
        rows.map(({ preferredDates }) => preferredDates),
      ),
    store: (tx, rows, now) => storeBookings(tx, rows, { ...deps, now }),
  });
  return async (body: BookingRequest, sender: Sender, conversationId: string | null = null) => {
    const row = { ...(await buildAppointment(deps, body)), conversationId };
    return handleSubmission({ ...sender, item: row, answer: { id: row.id, status: row.status } });
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
    return [mayEmail[i] ? own : { ...own, notSent: tooManyUnsolicited }, notice];
  });
  await queueMails(tx, mails, now);
  for (const { key, about = null, subject, notSent } of mails)
    if (notSent) await noteUnsentEmail(tx, { eventKey: key, about, subject }, notSent, now);
}
