import type { FastifyInstance } from 'fastify';
import { type KnownDetails, readKnownDetails } from '#app/known-details-contract.ts';
import { contactOf } from '#app/server/chat/contact-of-cards.ts';
import { floorsOf, sizeOf } from '#app/server/chat/visit-project.ts';
import { readPhone } from '#features/assistant/server/prefill/contact/contact.ts';
import { findEarlierRecord } from '#features/assistant/server/queries.ts';
import { limits } from '#features/booking/limits.ts';
import { findCards } from '#features/chat/server/conversations/queries-cards.ts';
import { findConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { findCustomersTexts } from '#features/chat/server/conversations/queries-messages.ts';
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
    const [cards, earlier] = [
      await findCards(db, params.id),
      await findEarlierRecord(db, params.id),
    ];
    const contact = contactOf(cards, earlier);
    const price = cards.find((card) => card.kind === 'price');
    const visit = cards.find((card) => card.kind === 'visit');
    // An outcode is not enough for the form.
    const isWhole = readPostcode(contact.postcode ?? '')?.incode !== undefined;
    const name = conversation.customerName === unnamed ? '' : conversation.customerName;
    const details: KnownDetails = {
      customerName: name || (contact.name ?? ''),
      email: conversation.customerEmail ?? contact.email ?? '',
      phone: contact.phone || (await findToldPhone(db, params.id)),
      address: contact.address ?? '',
      postcode: isWhole ? (contact.postcode ?? '') : '',
      purpose: visit?.purpose ?? 'measure',
      flooringTypes: price ? floorsOf(price) : [],
      ...(price && price.rooms.length > 0 && { projectSize: sizeOf(price) }),
      requirements: (visit?.notes ?? '').slice(0, limits.requirements),
    };
    return details;
  });
}

/** As many messages as a customer may have written since they told their number. */
const readBack = 200;

/** The number that a customer wrote into a message: nobody but Adam puts what was told into cards. */
async function findToldPhone(db: Db, conversationId: string): Promise<string> {
  for (const text of await findCustomersTexts(db, conversationId, readBack)) {
    const phone = readPhone(text);
    if (phone) return phone;
  }
  return '';
}
