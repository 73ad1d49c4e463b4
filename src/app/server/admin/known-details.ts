import type { FastifyInstance } from 'fastify';
import { type KnownDetails, readKnownDetails } from '#app/known-details-contract.ts';
import type { ConversationRecord } from '#features/assistant/server/conversation/record.ts';
import { findRecord } from '#features/assistant/server/queries.ts';
import { type FlooringType, limits } from '#features/booking/limits.ts';
import { findConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { readPostcode } from '#platform/uk-postcode.ts';

/** The name that the chat gives to a customer who has not told theirs. */
const unnamed = 'Customer';

/** Serves what is known of a chat's customer, which joins two features that do not know each other. */
export function addKnownDetails(app: FastifyInstance, { db }: { db: Db }) {
  serveEndpoint(app, readKnownDetails, async ({ params }) => {
    const conversation = await findConversation(db, params.id);
    if (!conversation) throw new Problem(404, 'There is no conversation by this id.');
    return describeCustomer(conversation, await findRecord(db, params.id));
  });
}

function describeCustomer(
  { customerName, customerEmail }: { customerName: string; customerEmail: string | null },
  record: ConversationRecord,
): KnownDetails {
  const { contact, purpose, projectSize, urgency, requirements, fault } = record;
  const name = customerName === unnamed ? '' : customerName;
  // An outcode is not enough for the form.
  const isWhole = readPostcode(contact.postcode ?? '')?.incode !== undefined;
  return {
    customerName: name || (contact.name ?? ''),
    email: customerEmail ?? contact.email ?? '',
    phone: contact.phone ?? '',
    address: contact.address ?? '',
    postcode: isWhole ? (contact.postcode ?? '') : '',
    purpose,
    flooringTypes: listFloors(record),
    ...(projectSize && { projectSize }),
    ...(urgency && { urgency }),
    requirements: [...(fault ? [fault] : []), ...requirements]
      .join('\n')
      .slice(0, limits.requirements),
  };
}

function listFloors({ rooms, floor, floorsWanted = [] }: ConversationRecord): FlooringType[] {
  const wanted = [floor, ...floorsWanted, ...rooms.map((room) => room.floor)];
  const types = wanted.flatMap((choice): FlooringType[] => {
    if (!choice) return [];
    return [choice.kind === 'lvt' ? 'vinyl' : choice.kind];
  });
  return [...new Set(types)];
}
