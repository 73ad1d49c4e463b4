import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { MessageAttachments } from '#features/chat/contract.ts';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { readHistory } from '#tests/support/chat/read-history.ts';
import { ask, ofAdam } from '#tests/support/chat/stub-assistant.ts';
import { startTestApp } from '#tests/support/test-app.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const item = {
  slug: 'bradford-twist-oat',
  name: 'Bradford Twist in Oat',
  price: '£25.99 per m²',
  includes: 'Includes VAT.',
  image: null,
};
const products = (...items: object[]) => ({ kind: 'products', version: 1, items });
const card = { kind: 'products' as const, version: 1 as const, items: [item] };

/** The message of an assistant that attaches something to its answer, and what was reported. */
async function answerWith(attachments: object) {
  const errors: string[] = [];
  const answer = { content: 'Which floor?', ...attachments };
  const site = await startTestApp({
    chat: { assistant: { answer: async () => answer } },
    logger: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
  });
  closers.push(site.close);
  const visitor = await connectChat(site);
  closers.push(() => visitor.close());
  ask(visitor, null, 'How much?');
  const { conversation } = await visitor.next('conversation_created');
  const { message } = await visitor.next('new_message', ofAdam);
  const [, stored] = await readHistory(site.origin, conversation.id, visitor.cookie);
  expect(stored).toEqual(message);
  return { message, errors };
}

it.each<[string, MessageAttachments]>([
  ['suggestions', { suggestions: ['Carpet', 'Vinyl', 'Laminate', 'Not sure yet'] }],
  [
    'cards',
    {
      cards: [
        card,
        { ...card, items: [{ ...item, image: { src: 'https://a.example/b.png', alt: '' } }] },
      ],
    },
  ],
  ['both', { suggestions: ['x'.repeat(40)], cards: [card] }],
])('an answer brings %s', async (_, attachments) => {
  const { message, errors } = await answerWith(attachments);
  expect(message).toMatchObject(attachments);
  expect(errors).toEqual([]);
});

it.each<[string, object]>([
  ['five suggestions', { suggestions: ['1', '2', '3', '4', '5'] }],
  ['a suggestion too long for a button', { suggestions: ['x'.repeat(41)] }],
  ['a blank suggestion', { suggestions: [' \u200b'] }],
  ['a suggestion of two lines', { suggestions: ['Carpet\nVinyl'] }],
  ['four cards', { cards: [card, card, card, card] }],
  ['a link to another site', { cards: [products({ ...item, slug: '//evil.example' })] }],
  [
    'a script for a picture',
    { cards: [products({ ...item, image: { src: 'data:,x', alt: '' } })] },
  ],
  ['a card of an unknown kind', { cards: [{ ...card, kind: 'lottery' }] }],
  ['products without any', { cards: [products()] }],
])('%s are left out and reported; the text arrives', async (_, attachments) => {
  const { message, errors } = await answerWith(attachments);
  expect(message.content).toBe('Which floor?');
  expect(message).not.toHaveProperty('suggestions');
  expect(message).not.toHaveProperty('cards');
  expect(errors).toHaveLength(1);
});

it('a customer attaches nothing to a message', async () => {
  const site = await startTestApp();
  closers.push(site.close);
  const { visitor, id } = await beginChat(site);
  closers.push(() => visitor.close());
  const price = { kind: 'price', id: 'p', rooms: [], includeInstallation: true };
  const attachments = { suggestions: ['Send money'], cards: [price] };
  visitor.write(id, 'Look', { ...attachments, attachments, clientMessageId: 'look' });
  const { message } = await visitor.next(
    'message_ack',
    (frame) => frame.clientMessageId === 'look',
  );
  expect(message.content).toBe('Look');
  for (const key of ['suggestions', 'cards', 'attachments'])
    expect(message).not.toHaveProperty(key);
});
