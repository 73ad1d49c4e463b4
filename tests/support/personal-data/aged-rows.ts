import { randomUUID } from 'node:crypto';
import { appointments } from '#features/booking/server/schema.ts';
import type { PerKind, RetainedKind } from '#features/business/firm-settings.ts';
import { estimates } from '#features/calculator/server/schema.ts';
import { conversations, messages } from '#features/chat/server/schema.ts';
import {
  customerNotes,
  customerRecords,
  customerSteps,
  customers,
} from '#features/customers/server/schema.ts';
import { enquiries } from '#features/enquiries/server/schema.ts';
import { trafficCounts } from '#features/traffic/server/schema.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { securityLog } from '#platform/server/security-log/schema.ts';
import { textMessages } from '#platform/server/text-messages/schema.ts';
import { fc } from '#tests/support/properties.ts';

/** Days beyond the limit of the kind: from far too young to far too old, and both sides of the limit. */
const beyond: fc.Arbitrary<number> = fc.constantFrom(-300, -20, -1, 1, 45, 400);
const mayBe = fc.boolean();

const message = fc.record({ beyond, isWaiting: mayBe, isText: mayBe });
const record = fc.record({
  kind: fc.constantFrom('enquiry', 'chat', 'estimate', 'appointment'),
  beyond,
  /** An enquiry that is not answered, a chat that was handed over, an appointment that is pending. */
  isOpen: fc.constantFrom(false, false, false, true),
  isCancelled: mayBe,
  hasEstimate: mayBe,
  messages: fc.array(message, { maxLength: 2 }),
});

/** A customer, or records that were never joined to one. */
export const household = fc.record({
  isCustomer: fc.constantFrom(true, true, true, false),
  isMerged: mayBe,
  beyond,
  note: fc.option(beyond),
  step: fc.option(fc.record({ beyond, isOpen: mayBe })),
  records: fc.array(record, { maxLength: 3 }),
  changes: fc.array(beyond, { maxLength: 2 }),
});
type Household = (typeof household extends fc.Arbitrary<infer H> ? H : never) & object;
type Given = Household['records'][number];

export type Ages = { now: Date; cutoffs: Record<RetainedKind, Date> };

const day = 24 * 3_600_000;

/** Stores a household. @returns the ids of the rows that go, by the rules in words, and those that stay */
export async function storeHousehold(tx: Tx, one: Household, { cutoffs }: Ages) {
  const at = (kind: RetainedKind, days: number) => new Date(cutoffs[kind].getTime() - days * day);
  const rows: { kind: RetainedKind; id: string; goes: boolean }[] = [];
  const isProtected =
    one.isCustomer &&
    (one.step?.isOpen === true ||
      one.records.some(
        ({ kind, isOpen, isCancelled, hasEstimate }) =>
          (kind !== 'estimate' && isOpen) ||
          (kind === 'appointment' && hasEstimate && !isCancelled),
      ));
  const isOld = (given: { beyond: number }) => given.beyond > 0;
  const goes = (given: Given) =>
    given.kind !== 'appointment' &&
    !isProtected &&
    isOld(given) &&
    (given.kind === 'estimate' || !given.isOpen);

  const root = randomUUID();
  const merged = randomUUID();
  if (one.isCustomer) {
    const createdAt = at('customers', one.beyond);
    const row = { name: 'Ann Price', createdAt, lastAt: createdAt, rootId: root };
    await tx.insert(customers).values({ ...row, id: root });
    if (one.isMerged)
      await tx
        .insert(customers)
        .values({ ...row, id: merged, mergedInto: root, mergedAt: createdAt, mergedBy: 'system' });
    if (one.note !== null)
      await tx.insert(customerNotes).values({
        id: randomUUID(),
        customerId: root,
        content: 'Two spaniels.',
        authorId: 'none',
        authorName: 'Sian',
        createdAt: at('customers', one.note),
      });
    if (one.step) {
      const done = at('customers', one.step.beyond);
      await tx.insert(customerSteps).values({
        id: randomUUID(),
        customerId: one.isMerged ? merged : root,
        content: 'Ring',
        dueOn: '2020-01-01',
        ownerId: 'none',
        ownerName: 'Sian',
        createdAt: at('customers', 800),
        createdBy: 'Sian',
        doneAt: one.step.isOpen ? null : done,
      });
    }
    rows.push({
      kind: 'customers',
      id: root,
      goes:
        !isProtected &&
        isOld(one) &&
        (one.note === null || one.note > 0) &&
        (one.step === null || one.step.beyond > 0) &&
        one.records.every(goes),
    });
  }
  for (const [index, given] of one.records.entries()) {
    const id = randomUUID();
    await storeRecord(tx, id, given, at);
    const kind = { enquiry: 'enquiries', chat: 'chats', estimate: 'estimates', appointment: null };
    const retained = kind[given.kind as keyof typeof kind] as RetainedKind | null;
    const isGoing = goes(given);
    if (retained) rows.push({ kind: retained, id, goes: isGoing });
    if (one.isCustomer)
      await tx.insert(customerRecords).values({
        kind: given.kind === 'chat' ? 'conversation' : (given.kind as 'enquiry'),
        recordId: id,
        customerId: one.isMerged && index % 2 === 1 ? merged : root,
        joinedBy: 'new',
        at: new Date(),
      });
    for (const sent of given.messages) {
      const messageId = randomUUID();
      const isFinal = isOld(sent) && !sent.isWaiting && !isProtected;
      const ownMessages = given.kind !== 'estimate';
      const of = sent.isText ? 'texts' : 'mails';
      await storeMessage(tx, messageId, { about: id, sent, createdAt: at(of, sent.beyond) });
      // Those of an estimate, which has none in fact, are nobody's.
      const isAlone = !ownMessages && isOld(sent) && !sent.isWaiting;
      rows.push({ kind: of, id: messageId, goes: (ownMessages ? isFinal : isAlone) || isGoing });
    }
  }
  for (const age of one.changes) {
    const [entry] = await tx
      .insert(auditLog)
      .values({
        at: at('auditLog', age),
        by: 'Sian',
        kind: 'prices',
        what: 'edited',
        before: {},
        after: {},
      })
      .returning({ id: auditLog.id });
    rows.push({ kind: 'auditLog', id: String(entry?.id), goes: age > 0 });
    const [event] = await tx
      .insert(securityLog)
      .values({ at: at('securityLog', age), kind: 'signed-out', details: {} })
      .returning({ id: securityLog.id });
    rows.push({ kind: 'securityLog', id: String(event?.id), goes: age > 0 });
    const [counted] = await tx
      .insert(trafficCounts)
      .values({
        day: dayInLondon(at('traffic', age)),
        kind: 'view',
        page: `/${randomUUID()}`,
        referrer: 'direct',
        campaign: '',
        outcode: '',
        count: 1,
      })
      .returning({ id: trafficCounts.id });
    rows.push({ kind: 'traffic', id: String(counted?.id), goes: age > 0 });
  }
  return rows;
}

async function storeRecord(
  tx: Tx,
  id: string,
  given: Given,
  at: (kind: RetainedKind, days: number) => Date,
) {
  const { kind, isOpen, isCancelled, hasEstimate } = given;
  if (kind === 'enquiry')
    await tx.insert(enquiries).values({
      id,
      firstName: 'Ann',
      lastName: 'Price',
      email: 'ann@example.com',
      phone: '01632 960147',
      source: 'contact_form',
      followedUp: !isOpen,
      createdAt: at('enquiries', given.beyond),
    });
  if (kind === 'chat') {
    const updatedAt = at('chats', given.beyond);
    await tx.insert(conversations).values({
      id,
      visitorHash: id,
      subject: 'Hello',
      handedOverAt: isOpen ? updatedAt : null,
      createdAt: new Date(updatedAt.getTime() - 90 * day),
      updatedAt,
    });
    await tx.insert(messages).values({
      id,
      conversationId: id,
      sequence: 1,
      content: 'Hello',
      senderType: 'customer',
      createdAt: updatedAt,
    });
  }
  if (kind === 'estimate') await insertEstimate(tx, id, at('estimates', given.beyond));
  if (kind === 'appointment') {
    const estimateId = randomUUID();
    if (hasEstimate) await insertEstimate(tx, estimateId, at('estimates', 400));
    await tx.insert(appointments).values({
      id,
      status: isOpen ? 'pending' : isCancelled ? 'cancelled' : 'completed',
      flooringTypes: ['carpet'],
      projectSize: 'small',
      urgency: 'soon',
      customerName: 'Ann Price',
      email: 'ann@example.com',
      phone: '01632 960147',
      address: '1 High Street',
      postcode: 'SN15 3HR',
      preferredDates: [],
      preferredTimes: [],
      estimate: hasEstimate ? ({ id: estimateId } as never) : null,
      createdAt: at('enquiries', given.beyond),
    });
  }
}

const insertEstimate = (tx: Tx, id: string, createdAt: Date) =>
  tx
    .insert(estimates)
    .values({ id, request: {} as never, answer: {} as never, totalPence: 1, createdAt });

async function storeMessage(
  tx: Tx,
  id: string,
  { about, sent, createdAt }: { about: string; sent: Given['messages'][number]; createdAt: Date },
) {
  const row = {
    id,
    eventKey: id,
    about,
    recipient: 'ann@example.com',
    state: sent.isWaiting ? ('waiting' as const) : ('sent' as const),
    dueAt: new Date('2100-01-01'),
    createdAt,
  };
  if (sent.isText) await tx.insert(textMessages).values({ ...row, revision: 0 });
  else await tx.insert(mails).values({ ...row, subject: 'Hello' });
}

export const noCounts = (): PerKind => ({
  mails: 0,
  texts: 0,
  enquiries: 0,
  chats: 0,
  estimates: 0,
  customers: 0,
  auditLog: 0,
  securityLog: 0,
  traffic: 0,
});
