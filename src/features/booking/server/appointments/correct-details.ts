import type { Tx } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { redirectMails } from '#platform/server/mail/queries.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { redirectTexts } from '#platform/server/text-messages/queries.ts';
import { readUkMobile } from '#platform/server/text-messages/uk-mobile.ts';
import type { AppointmentDetails } from '../../details-contract.ts';
import { type Answers, keepAnswers, listAnswers } from '../../questions.ts';
import { type BookingDeps, customer } from '../booking-deps.ts';
import { composeLink } from '../mails/resend-links.ts';
import {
  type AppointmentRow,
  deleteVisitLinks,
  findVisits,
  insertVisitLink,
  recordEvent,
  updateContact,
} from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { hasLinkEnded, makeVisitLink } from '../visit-link.ts';
import { placeOf } from './build-appointment.ts';

const words: Record<keyof AppointmentDetails, string> = {
  purpose: 'reason for the visit',
  flooringTypes: 'flooring',
  projectSize: 'size',
  urgency: 'urgency',
  budget: 'budget',
  requirements: 'requirements',
  answers: 'answers',
  customerName: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  postcode: 'postcode',
};

type Deps = Pick<BookingDeps, 'measurePostcode' | 'publicUrl'>;

/**
 * Corrects the contact details and the project of a locked appointment, with its event and audit log entry. Values that
 * are the same change nothing.
 * @param how.staff who corrects them; default: the customer
 * @returns the row as it is now
 */
export async function correctDetails(
  tx: Tx,
  deps: Deps,
  before: AppointmentRow,
  wanted: Partial<AppointmentDetails>,
  { at, staff }: { at: Date; staff?: Staff },
): Promise<AppointmentRow> {
  const details = { ...wanted, ...(wanted.answers && { answers: keepAnswers(wanted.answers) }) };
  const fields = (Object.keys(words) as (keyof AppointmentDetails)[]).filter(
    (field) =>
      details[field] !== undefined &&
      JSON.stringify(details[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return before;
  const set = Object.fromEntries(fields.map((field) => [field, details[field]]));
  const place = details.postcode === undefined ? undefined : placeOf(deps, details.postcode);
  const after = (await updateContact(tx, before.id, { ...set, ...place })) ?? before;
  const note = fields.map((field) => words[field]).join(', ');
  const by = staff?.name ?? customer;
  await recordEvent(tx, { appointmentId: before.id, at, by, what: 'corrected', note });
  const only = (row: AppointmentRow) =>
    Object.fromEntries(fields.map((field) => [field, flat(row[field])]));
  await recordAppointmentChange(tx, before, {
    at,
    staff,
    what: 'edited',
    before: only(before),
    after: only(after),
  });
  // A stranger in the chat must not have emails or texts sent to anybody.
  if (staff && before.email !== after.email) await redirect(tx, deps, { before, after, at });
  const number = readUkMobile(after.phone);
  if (staff && before.phone !== after.phone && number)
    await redirectTexts(tx, { about: after.id, to: number });
  return after;
}

/** As the audit log keeps it. */
function flat(value: unknown) {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return value;
  return listAnswers(value as Answers)
    .map((pair) => pair.join(': '))
    .join('; ');
}

/** Lets a corrected address have the emails that wait, or the link to the visit, which the old one can open no more. */
async function redirect(
  tx: Tx,
  { publicUrl }: Deps,
  { before, after, at }: Record<'before' | 'after', AppointmentRow> & { at: Date },
) {
  const { id, email, status, preferredDates } = after;
  if (email && (await redirectMails(tx, { about: id, from: before.email, to: email })) > 0) return;
  await deleteVisitLinks(tx, id);
  const [visit] = await findVisits(tx, [id]);
  const isOpen = status === 'pending' || status === 'confirmed';
  if (!email || !isOpen || hasLinkEnded(preferredDates, visit, at)) return;
  const { link, linkHash } = makeVisitLink(publicUrl);
  await insertVisitLink(tx, { tokenHash: linkHash, appointmentId: id, createdAt: at });
  await queueMails(tx, [composeLink(after, visit, link, at)], at);
}
