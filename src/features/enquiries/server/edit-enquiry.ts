import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { EnquiryEdit } from '../enquiry-edit.ts';
import type { EnquiryCorrection } from '../enquiry-form.ts';
import { composeReply } from './enquiry-mails.ts';
import { type EnquiryRow, lockEnquiry, type StaffFields, updateEnquiry } from './queries.ts';

export const unknownEnquiry = () => new Problem(404, 'There is no enquiry by this id.');

export type EditDeps = {
  db: Db;
  clock: () => Date;
  /** Takes sent samples off the stock of their products, or puts them back. */
  moveSamples: (tx: Tx, productIds: readonly string[], direction: 'sent' | 'back') => Promise<void>;
};

/**
 * Marks an enquiry as followed up, or removes the mark, and changes its notes; omitted fields stay unchanged. Free
 * samples that are marked as sent leave the stock.
 * @throws Problem 404 for an unknown id
 */
export async function editEnquiry(
  { db, clock, moveSamples }: EditDeps,
  id: string,
  { followedUp, notes }: EnquiryEdit,
  staff: Staff,
): Promise<EnquiryRow> {
  const at = clock();
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id);
    if (!before) throw unknownEnquiry();
    if (before.sampleOrder && followedUp !== undefined && followedUp !== before.followedUp)
      await moveSamples(tx, before.sampleOrder.productIds, followedUp ? 'sent' : 'back');
    return change(
      tx,
      before,
      {
        ...(followedUp !== undefined && markOf(followedUp, staff, at)),
        ...(notes !== undefined && { notes: notes || null }),
      },
      { at, staff, what: 'edited' },
    );
  });
}

/**
 * Marks a locked enquiry as followed up because an appointment was made of it. One that has been followed up
 * keeps its mark, and free samples are followed up by being sent.
 */
export async function followUpByAppointment(
  tx: Tx,
  enquiry: EnquiryRow,
  { staff, at }: { staff: Staff; at: Date },
) {
  const { followedUp, sampleOrder } = enquiry;
  const mark = followedUp || sampleOrder ? { followedUp } : markOf(true, staff, at);
  await change(tx, enquiry, mark, { at, staff, what: 'converted' });
}

/** Corrects the contact details of a locked enquiry. @returns the row as it is now */
export const correctEnquiry = (
  tx: Tx,
  before: EnquiryRow,
  details: Partial<EnquiryCorrection> & Pick<StaffFields, 'sampleOrder'>,
  { staff, at }: { staff: Staff; at: Date },
) => change(tx, before, details, { at, staff, what: 'edited' });

/**
 * Emails a reply and keeps it; an enquiry that was new is marked as followed up, unless it waits for samples.
 * @throws Problem 404 for an unknown id, 409 where there is no email address
 */
export async function replyToEnquiry(
  { db, clock }: { db: Db; clock: () => Date },
  id: string,
  text: string,
  staff: Staff,
): Promise<EnquiryRow> {
  const at = clock();
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id);
    if (!before) throw unknownEnquiry();
    if (before.email === '')
      throw new Problem(409, 'They gave no email address: please call them instead.');
    const reply = { at: at.toISOString(), by: staff.name, text };
    await queueMail(tx, composeReply(before, reply), at);
    const mark = before.followedUp || before.sampleOrder ? {} : markOf(true, staff, at);
    const replies = [...before.replies, reply];
    return change(tx, before, { ...mark, replies }, { at, staff, what: 'replied' });
  });
}

const markOf = (followedUp: boolean, staff: Staff, at: Date) => ({
  followedUp,
  followedUpBy: staff.name,
  followedUpAt: at,
});

async function change(
  tx: Tx,
  before: EnquiryRow,
  set: StaffFields,
  { staff, ...how }: { at: Date; staff: Staff; what: 'edited' | 'converted' | 'replied' },
): Promise<EnquiryRow> {
  const row = await updateEnquiry(tx, before.id, set);
  if (!row) throw unknownEnquiry();
  const logged = ({ followedUp, notes, firstName, lastName, email, phone }: EnquiryRow) => ({
    followedUp,
    notes,
    firstName,
    lastName,
    email,
    phone,
  });
  await recordAuditLogEntry(tx, {
    ...how,
    by: staff,
    kind: 'lead',
    subject: row.id,
    label: `${row.firstName} ${row.lastName}`,
    before: logged(before),
    after: logged(row),
  });
  return row;
}
