import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGivenAnswer } from '#features/assistant/server/queries.ts';
import type { Message } from '#features/chat/contract.ts';
import { type ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { readHistory } from '#tests/support/chat/read-history.ts';
import { ask, ofAdam } from '#tests/support/chat/stub-assistant.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A Tuesday, in opening hours. */
const now = new Date('2026-12-01T10:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, clock: () => now, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

/** A visitor who types, or presses what Adam's newest message suggests. */
class Visitor {
  readonly client: ChatClient;
  id = '';
  newest: Message | undefined;

  constructor(client: ChatClient) {
    this.client = client;
  }

  async type(text: string): Promise<Message> {
    ask(this.client, this.id || null, text);
    this.id ||= (await this.client.next('conversation_created')).conversation.id;
    this.newest = (await this.client.next('new_message', ofAdam)).message;
    return this.newest;
  }

  press(text: string): Promise<Message> {
    expect(this.newest?.suggestions).toContain(text);
    return this.type(text);
  }
}

async function visit<T>(run: (visitor: Visitor) => Promise<T>) {
  const visitor = new Visitor(await connectChat(site));
  try {
    return await run(visitor);
  } finally {
    visitor.client.close();
  }
}

const names = ({ cards = [] }: Message) => cards.map(({ name }) => name);

describe('suggested replies', () => {
  it('are the first steps after a greeting, and each of them is understood', async () => {
    const { suggestions = [] } = await visit((visitor) => visitor.type('hello'));
    expect(suggestions).toEqual(['Price my room', 'Book a free measure', 'Talk to the team']);
    const answers = await Promise.all(
      suggestions.map((text) => visit(async (visitor) => (await visitor.type(text)).content)),
    );
    expect(answers).toEqual([
      expect.stringContaining('How long and how wide'),
      expect.stringContaining('Which floor'),
      expect.stringContaining('I’ve asked the team'),
    ]);
  });

  it('answer the question for the floor, and then the offer of a visit', () =>
    visit(async (visitor) => {
      const question = await visitor.type('how much is 4 by 3.5 metres fitted');
      expect(question.suggestions).toEqual(['Carpet', 'Vinyl', 'Laminate']);
      const priced = await visitor.press('Vinyl');
      expect(priced.content).toContain('in vinyl, supplied and fitted: £531.40');
      expect(priced.suggestions).toContain('Anything cheaper?');
      expect((await visitor.press('Yes, book a free measure')).content).toContain('your name');
    }));

  it('arrive, are stored, and are the same in another tab, after a reload and for the team', () =>
    visit(async (visitor) => {
      const asked = await visitor.type('how much is the bradford twist 4 by 3');
      expect(asked.suggestions).toHaveLength(3);
      expect(asked.cards).toHaveLength(3);
      const { cookie } = visitor.client;
      const [question, stored] = await readHistory(site.origin, visitor.id, cookie);
      expect(stored).toEqual(asked);
      expect(question).not.toHaveProperty('suggestions');
      expect(question).not.toHaveProperty('attachments');
      const tab = await connectChat(site, { cookie });
      tab.send({ type: 'join_conversation', conversationId: visitor.id });
      expect((await tab.next('joined')).messages[1]).toEqual(asked);
      tab.close();
      const headers = await staffHeaders(site, 'support');
      const path = `/api/chat/conversations/${visitor.id}/messages`;
      const [, seen] = await (await fetch(site.origin + path, { headers })).json();
      expect(seen).toEqual(asked);
    }));

  it('are the same when a turn is repeated after its process was killed', () =>
    visit(async (visitor) => {
      const { content, suggestions, cards } = await visitor.type(
        'how much is the bradford twist 4 by 3',
      );
      const [question] = await readHistory(site.origin, visitor.id, visitor.client.cookie);
      expect(await findGivenAnswer(site.database.db, question?.id ?? '')).toEqual({
        content,
        suggestions,
        cards,
      });
    }));

  it('lead through a whole booking; only name, number and address are typed', () =>
    visit(async (visitor) => {
      await visitor.type('hi');
      await visitor.press('Book a free measure');
      await visitor.press('Not sure yet');
      await visitor.type('Jo Marsh 07700 900321');
      await visitor.type('8 Ladyfield Close SN15 3HR');
      await visitor.type('jo.marsh@example.com');
      await visitor.press('Wed 2 Dec 2026');
      await visitor.press('Three to five rooms');
      await visitor.press('In the afternoon');
      const readBack = await visitor.press('In two or three months');
      expect(readBack.suggestions).toEqual(['Yes, send it', 'No, change something']);
      await visitor.press('No, change something');
      await visitor.press('The floor');
      await visitor.press('Laminate');
      await visitor.press('No, change something');
      await visitor.press('The time');
      await visitor.press('Any time');
      await visitor.press('No, change something');
      const days = await visitor.press('The day');
      await visitor.press('Thu 3 Dec 2026');
      await visitor.press('No, change something');
      const contact = await visitor.press('My contact details');
      expect(contact.content).toContain('What’s your name, phone number and email?');
      await visitor.type('Jo Marsh 07700 900321 jo.marsh@example.com');
      expect(days.suggestions).toContain('Thu 3 Dec 2026');
      const sent = await visitor.press('Yes, send it');
      expect(sent).not.toHaveProperty('suggestions');
      const search = `${site.origin}/api/appointments?search=jo.marsh@example.com`;
      const headers = await staffHeaders(site, 'support');
      expect(await (await fetch(search, { headers })).json()).toMatchObject([
        {
          customerName: 'Jo Marsh',
          flooringTypes: ['laminate'],
          projectSize: 'medium',
          urgency: 'flexible',
          preferredDates: ['2026-12-03'],
          preferredTimes: expect.arrayContaining(['9:00 AM - 11:00 AM', '3:00 PM - 5:00 PM']),
        },
      ]);
    }));

  it('book by phone for somebody without email', () =>
    visit(async (visitor) => {
      await visitor.type('book a measure for laminate in one room, any time');
      await visitor.type('Kev Dix 07700 900322');
      await visitor.type('8 Ladyfield Close SN15 3HR');
      const { content } = await visitor.press('I have no email address');
      expect(content).toContain('ring you on 07700900322');
    }));

  it.each(['Within two weeks', 'Within a month', 'In two or three months', 'Just planning'])(
    'are each understood: %s',
    (urgency) =>
      visit(async (visitor) => {
        await visitor.type(
          'book a free measure for one room of carpet, thursday morning, 8 Ladyfield Close SN15 3HR',
        );
        await visitor.type('Jo Marsh 07700 900321 jo.marsh@example.com');
        expect((await visitor.press(urgency)).content).toContain('shall I send it');
      }),
  );

  it('stay away from an answer that asks nothing, while a question is open', () =>
    visit(async (visitor) => {
      const question = await visitor.type('how much is 4 by 3.5 metres fitted');
      expect(question.suggestions).toContain('Vinyl');
      expect(await visitor.type('are you open on saturdays?')).not.toHaveProperty('suggestions');
    }));

  it('stay those of the read-back where a question about something else has no answer: nothing else is asked', () =>
    visit(async (visitor) => {
      await visitor.type('book a free measure for one room of carpet, wanted within a month');
      await visitor.type('Ann Lee 07700 900323 ann.lee@example.com, any time');
      await visitor.type('8 Ladyfield Close SN15 3HR');
      const readBack = await visitor.press('Wed 2 Dec 2026');
      expect(readBack.suggestions).toContain('Yes, send it');
      const { content, suggestions = [] } = await visitor.type('will it flimble in a yurt?');
      expect(content).toContain('I don’t know');
      expect(content).not.toMatch(/shall I ask the team/i);
      expect(suggestions).toEqual(['Yes, send it', 'No, change something']);
    }));
});

describe('product cards', () => {
  it('show the product that was priced, with its price, what that includes, and its picture', () =>
    visit(async (visitor) => {
      const { cards } = await visitor.type('how much is belgrave velvet 4 x 3 fitted');
      expect(cards).toEqual([
        {
          name: 'Belgrave Velvet in Teal',
          href: '/products/belgrave-velvet-teal',
          price: '£802.65 for 12 m²',
          includes: 'Includes VAT, underlay, accessories and fitting.',
          image: {
            src: expect.stringMatching(/^\/images\/.+\.webp$/),
            alt: 'Colour illustration of Belgrave Velvet in Teal',
          },
        },
      ]);
      const slug = cards?.[0]?.href.split('/').at(-1);
      const product = await fetch(`${site.origin}/api/products/${slug}`);
      expect(await product.json()).toMatchObject({ name: 'Belgrave Velvet in Teal', price: 34.99 });
    }));

  it('show a price per unit where there is none of a job, or two', () =>
    visit(async (visitor) => {
      const told = await visitor.type('how wide is the belgrave velvet in teal');
      expect(told.cards?.[0]?.price).toBe('£34.99 per m²');
      const both = await visitor.type('how much is it for 4 x 3, with fitting and without?');
      expect(both.content).toContain('£802.65');
      expect(both.cards).toEqual(told.cards);
    }));

  it.each([
    ['kitchen 3 x 4 in the herringbone how much', 'Includes VAT. Fitting is extra.'],
    ['what is the kennet level loop made of', 'Includes VAT, underlay and fitting.'],
    ['do you sell carpet gripper', 'Includes VAT.'],
    [
      'belgrave velvet 4 x 3, supply only, how much',
      'Includes VAT, underlay and accessories. Fitting is extra.',
    ],
  ])('say what the price includes: %s', (text, includes) =>
    visit(async (visitor) => {
      expect((await visitor.type(text)).cards?.[0]?.includes).toBe(includes);
    }),
  );

  it('are at most three, each once, and follow the choice', () =>
    visit(async (visitor) => {
      const list = await visitor.type('which carpets are good for a hall with dogs?');
      expect(names(list).length).toBeGreaterThan(1);
      expect(names(list).length).toBeLessThanOrEqual(3);
      const which = await visitor.type('how much is the bradford twist 4 by 3');
      expect(names(which)).toEqual(which.suggestions);
      expect(names(await visitor.press('Bradford Twist in Slate'))).toEqual([
        'Bradford Twist in Slate',
      ]);
    }));

  it('are not shown for a standard floor, nor left over from an earlier answer', () =>
    visit(async (visitor) => {
      await visitor.type('how much is belgrave velvet 4 x 3 fitted');
      expect(await visitor.type('are you open on saturdays?')).not.toHaveProperty('cards');
      expect(await visitor.type('and in standard vinyl?')).not.toHaveProperty('cards');
    }));
});
