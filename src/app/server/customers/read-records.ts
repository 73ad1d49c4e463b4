import { contactOf } from '#app/server/chat/contact-of-cards.ts';
import { customer } from '#features/booking/server/booking-deps.ts';
import { unnamedCustomer } from '#features/chat/limits.ts';
import { findNewestCards } from '#features/chat/server/conversations/queries-cards.ts';
import type { GivenRecord, RecordRef } from '#features/customers/server/join-records.ts';
import type { Tx } from '#platform/server/database/database.ts';
import {
  findChatWords,
  findEstimateTimes,
  lockAppointments,
  lockConversations,
  lockEnquiries,
} from './queries-records.ts';

type Read = Omit<GivenRecord, 'estimates'> & { estimateIds: string[] };

/**
 * Reads records of every feature with what they say of their person. Deleted ones are left out, and chats that name
 * neither an email address nor a number: nobody could be found or reached by them.
 */
export async function readRecords(tx: Tx, refs: readonly RecordRef[]): Promise<GivenRecord[]> {
  const idsOf = (kind: RecordRef['kind']) =>
    refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
  const read = [
    ...(await readAppointments(tx, idsOf('appointment'))),
    ...(await readEnquiries(tx, idsOf('enquiry'))),
    ...(await readConversations(tx, idsOf('conversation'))),
  ];
  const times = await findEstimateTimes(
    tx,
    read.flatMap(({ estimateIds }) => estimateIds),
  );
  return read.map(({ estimateIds, ...record }) => ({
    ...record,
    estimates: estimateIds.flatMap((id) => {
      const at = times.get(id);
      return at ? [{ id, at }] : [];
    }),
  }));
}

async function readAppointments(tx: Tx, ids: string[]): Promise<Read[]> {
  if (ids.length === 0) return [];
  return (await lockAppointments(tx, ids)).map(({ appointment, bookedBy }) => {
    const { id, customerName, email, phone, address, postcode } = appointment;
    const { conversationId, enquiryId, requirements, notes, estimateId } = appointment;
    // An enquiry that staff convert keeps what a stranger typed into it.
    const isByStaff = bookedBy !== null && bookedBy !== customer && enquiryId === null;
    return {
      kind: 'appointment',
      id,
      at: appointment.createdAt,
      name: customerName,
      email,
      phone,
      postcode,
      address,
      source: conversationId ? 'chat' : isByStaff ? 'staff' : 'website',
      linked: [
        ...(enquiryId ? [{ kind: 'enquiry' as const, id: enquiryId }] : []),
        ...(conversationId ? [{ kind: 'conversation' as const, id: conversationId }] : []),
      ],
      words: joinWords(
        customerName,
        email,
        ...phoneWords(phone),
        address,
        ...postcodeWords(postcode),
        requirements,
        notes,
      ),
      estimateIds: estimateId === null ? [] : [estimateId],
    };
  });
}

async function readEnquiries(tx: Tx, ids: string[]): Promise<Read[]> {
  if (ids.length === 0) return [];
  return (await lockEnquiries(tx, ids)).map((row) => {
    const { id, email, phone, message, notes, conversationId, sampleOrder } = row;
    const name = `${row.firstName} ${row.lastName}`.trim();
    return {
      kind: 'enquiry',
      id,
      at: row.createdAt,
      name,
      email,
      phone,
      postcode: sampleOrder?.postcode ?? '',
      address: sampleOrder?.address ?? '',
      source: conversationId || row.source.startsWith('chat') ? 'chat' : 'website',
      linked: conversationId ? [{ kind: 'conversation', id: conversationId }] : [],
      words: joinWords(
        name,
        email,
        ...phoneWords(phone),
        sampleOrder?.address ?? null,
        ...(sampleOrder ? postcodeWords(sampleOrder.postcode) : []),
        message,
        notes,
      ),
      estimateIds: [],
    };
  });
}

async function readConversations(tx: Tx, ids: string[]): Promise<Read[]> {
  if (ids.length === 0) return [];
  const cards = await findNewestCards(tx, ids);
  const read = (await lockConversations(tx, ids)).flatMap((row): Read[] => {
    const { conversation, appointmentIds, enquiryIds } = row;
    const contact = contactOf(cards.get(row.conversation.id) ?? [], row.record);
    const { estimateId } = contact;
    const { customerName, customerEmail, context } = conversation;
    // Name and number may be those of somebody for whom the visitor asks.
    const told = contact.isOther ? {} : contact;
    const isNamed = customerName !== unnamedCustomer;
    const name = isNamed ? customerName : (told.name ?? '');
    const email = customerEmail ?? told.email ?? '';
    const phone = told.phone ?? '';
    const linked = [
      ...appointmentIds.map((id) => ({ kind: 'appointment' as const, id })),
      ...enquiryIds.map((id) => ({ kind: 'enquiry' as const, id })),
    ];
    if (!email && !phone && linked.length === 0) return [];
    const postcode = told.postcode ?? '';
    return [
      {
        kind: 'conversation',
        id: conversation.id,
        at: conversation.createdAt,
        name: name || (email ? '' : unnamedCustomer),
        email,
        phone,
        postcode,
        address: told.address ?? '',
        source: 'chat',
        linked,
        words: joinWords(name, email, ...phoneWords(phone), ...postcodeWords(postcode)),
        estimateIds: [...new Set([context.estimateId, estimateId])].filter(
          (id) => id !== undefined,
        ),
      },
    ];
  });
  // Only of those that are joined: after each message of a chat that names nobody, all would be read for nothing.
  const said = await findChatWords(
    tx,
    read.map(({ id }) => id),
  );
  return read.map((record) => ({
    ...record,
    words: joinWords(record.words, said.get(record.id) ?? null),
  }));
}

const joinWords = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');

/** A number as it was typed, and in one piece. */
const phoneWords = (phone: string) => [phone, phone.replaceAll(/[ \-()+.]/g, '')];
const postcodeWords = (postcode: string) => [postcode, postcode.replaceAll(' ', '')];
