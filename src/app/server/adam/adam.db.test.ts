import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import type { Role } from '#platform/roles.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const saturday = new Date('2026-06-06T10:00:00Z');
const now = saturday;
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    adam: {},
    clock: () => now,
    chat: { messagesPerMinute: 10_000 },
  });
});
afterAll(() => site.close());

async function talk<T>(run: (chat: Awaited<ReturnType<typeof talkWithAdam>>) => Promise<T>) {
  const chat = await talkWithAdam(site);
  try {
    return await run(chat);
  } finally {
    chat.close();
  }
}

async function call(method: string, path: string, body?: unknown, role: Role = 'admin') {
  const answer = await fetch(site.origin + path, {
    method,
    headers: {
      ...(await staffHeaders(site, role)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

describe('the guide', () => {
  it('prices rooms with the calculator’s own function, and changes the price', () =>
    talk(async ({ say }) => {
      const carpet = await say('5.9 by 3.7 lounge in carpet, fitted');
      expect(carpet).toContain('£1,081.99');
      const id = /\/estimate\/(\S+)/.exec(carpet)?.[1];
      const stored = await call('GET', `/api/estimates/${id}`);
      expect(stored.body.breakdown.total).toBe(1081.99);
      expect(await say('and in laminate?')).toContain('£754.95');
      expect(await say('supply only')).toContain('£427.50');
    }));

  it('keeps one price card and names what a message changed of it', () =>
    talk(async ({ say, card }) => {
      await say('how much for carpet in a lounge 4 x 3 and a hall 3 x 1');
      const first = card('price');
      await say('actually the lounge is 3.4 wide');
      const second = card('price');
      expect(second?.id).toBe(first?.id);
      expect(second?.changes?.join()).toContain('3.4');
      expect(second?.rooms).toHaveLength(2);
    }));

  it('asks for what is missing of a price', () =>
    talk(async ({ say }) => {
      expect(await say('how much to do my lounge')).toMatch(/What size/);
      expect(await say('5.9 x 3.7')).toMatch(/Which floor/);
      expect(await say('carpet')).toContain('£1,081.99');
    }));

  it('answers questions about coverage', () =>
    talk(async ({ say }) => {
      expect(await say('do you come to sn15 3hr')).toContain('Yes, we cover');
      expect(await say('and ox1 1aa?')).toContain('outside our area');
      expect(await say('what about bath')).toContain('Yes, we cover Bath');
    }));

  it('states the business facts', () =>
    talk(async ({ say }) => {
      expect(await say('when are you open')).toMatch(/Mon.Fri 8am.6pm.{1,5}Sat 9am.4pm/);
      expect(await say('what guarantee do I get')).toContain('5-year workmanship guarantee');
      expect(await say('what is your phone number')).toContain('01632 960 147');
    }));

  it('sends a visit only after a yes, as its card shows it', () =>
    talk(async ({ say, card, visitor }) => {
      await say('5.9 by 3.7 lounge in carpet');
      await say('can you book me in for a free measure next tuesday morning please');
      expect(await say('Jo Smith, 01632 960111, jo.adam@example.com')).toContain('your address');
      await say('4 High Street, Corsham SN13 0AA');
      const search = '/api/appointments?search=jo.adam@example.com';
      expect((await call('GET', search)).body).toEqual([]);
      const shown = card('visit');
      expect(await say('yes please')).toContain('We’ll confirm by');
      const [booked, ...more] = (await call('GET', search)).body;
      expect(more).toEqual([]);
      expect(booked).toMatchObject({
        status: 'pending',
        customerName: 'Jo Smith',
        flooringTypes: ['carpet'],
        preferredDates: shown?.dates,
        preferredTimes: shown?.times,
        address: shown?.address,
        postcode: 'SN13 0AA',
        calculatorData: { totalCost: 1081.99 },
      });
      const sent = visitor.all('new_message').flatMap(({ message }) => message.cards ?? []);
      expect(sent.filter((one) => one.kind === 'visit' && one.sent)).toHaveLength(1);
    }));

  it('books no visit on a day on which the firm is closed', () =>
    talk(async ({ say, card }) => {
      expect(await say('can someone measure next sunday')).toContain('closed on Sundays');
      expect(card('visit')?.dates).toEqual([]);
    }));

  it('sends a plain wish to be rung at once, and adds later words to it', () =>
    talk(async ({ say, conversationId }) => {
      expect(await say('ring me on 07700 900123, Dave')).toContain('07700 900123');
      await say('not before 3 please');
      const leads = (await call('GET', '/api/contact-submissions?search=Dave')).body;
      expect(leads).toHaveLength(1);
      expect(leads[0]).toMatchObject({ source: 'chat_call_back', phone: '07700 900123' });
      expect(leads[0].message).toContain('3');
      expect(conversationId()).not.toBeNull();
    }));

  it('alerts the team about water without a press, and sells nothing until then', () =>
    talk(async ({ say, conversationId, card }) => {
      expect(await say('help, the kitchen is flooded and the new floor is lifting')).toContain(
        'The team has been alerted',
      );
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject({ handedOver: true, isUrgent: true });
      await say('07700 900456, Pat Lowe, how much is vinyl 3x4');
      expect(card('problem')).toMatchObject({ what: 'water', phone: '07700 900456' });
      expect(card('price')).toBeUndefined();
    }));

  it('takes a question about a floor for no flood, and a false alarm ends the form', () =>
    talk(async ({ say, card, conversationId }) => {
      await say('is that waterproof? the dog comes in soaking and theres always spilt juice');
      expect(card('problem')).toBeUndefined();
      await say('the kitchen is flooded');
      expect(await say('theres no leak!! how much for the kitchen 5.5m x 3m in lvt')).toContain(
        '£',
      );
      expect(card('price')?.rooms).toHaveLength(1);
      expect(card('problem')).toMatchObject({ safe: true });
      expect(conversationId()).not.toBeNull();
    }));

  it('mails the private link of a visit again and shows no booking', () =>
    talk(async ({ say, card }) => {
      expect(await say('I need to cancel my appointment, jo@example.com')).not.toContain('2026');
      expect(card('ownVisit')).toMatchObject({ email: 'jo@example.com' });
    }));

  it('shows a name in the open inbox at once', () =>
    talk(async ({ say, conversationId, visitor }) => {
      const inbox = await connectChat(site, await staffHeaders(site, 'support'));
      await say('can someone measure on tuesday? My name is Bob');
      const { conversation } = await inbox.next(
        'conversation_updated',
        (frame) => frame.conversation.customerName === 'Bob',
      );
      expect(conversation.id).toBe(conversationId());
      await visitor.next('conversation_updated', (f) => f.conversation.customerName === 'Bob');
      inbox.close();
    }));

  it('hands over to staff on request, with a note', () =>
    talk(async ({ say, conversationId }) => {
      await say('5.9 by 3.7 in vinyl');
      expect(await say('can I speak to a real person')).toContain('asked the team');
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject({ handedOver: true, noteCount: 1 });
      const [note] = (await call('GET', `${path}/notes`)).body;
      expect(note).toMatchObject({ author: { name: 'Adam' } });
      await call('PATCH', path, { takenBy: 'me' });
      expect((await call('GET', path)).body).toMatchObject({ handedOver: false });
    }));

  it('says that it does not know, and gives the phone number the second time', () =>
    talk(async ({ say, card }) => {
      expect(await say('do you flurb grontle wex')).toContain('I can’t answer that one.');
      expect(await say('xyzzy frobnitz')).toContain('01632 960 147');
      expect(card('contact')).toBeDefined();
    }));
});

describe('an erasure', () => {
  it('deletes everything the customer asked the assistant', async () => {
    const email = 'gone.adam@example.com';
    const id = await talk(async ({ say, conversationId }) => {
      await say('do you quizzle brabbit norp');
      await say('I want to speak to a person');
      return conversationId();
    });
    const listed = async () =>
      (await call('GET', '/api/assistant/questions')).body.filter(
        (entry: { conversationId: string }) => entry.conversationId === id,
      );
    expect(await listed()).toHaveLength(1);
    await site.database.db.transaction((tx) => nameCustomer(tx, id ?? '', { email }));
    const erased = await fetch(`${site.origin}/api/admin/person/erase`, {
      method: 'POST',
      headers: { ...(await staffHeaders(site, 'admin')), 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(erased.status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});

describe('a taught answer', () => {
  it('begins as an open question, is written by staff once, and is used from then on', async () => {
    const question = 'can you fit seagrass in a campervan';
    const { conversation } = await talk(async ({ say, conversationId }) => {
      expect(await say('do you zorb quandle frip')).not.toContain('seagrass');
      return { conversation: conversationId() };
    });
    const open = (await call('GET', '/api/assistant/questions')).body;
    const [asked] = open.filter(
      (entry: { conversationId: string }) => entry.conversationId === conversation,
    );
    expect(asked).toMatchObject({ question: 'do you zorb quandle frip' });
    const answer = 'Yes, we fit seagrass in campervans.';
    const body = { question, answer, messageId: asked.messageId };
    const taught = await call('POST', '/api/assistant/answers', body);
    expect(taught).toMatchObject({ status: 201, body: { question, answer } });
    const left = (await call('GET', '/api/assistant/questions')).body;
    expect(left.map(({ messageId }: { messageId: string }) => messageId)).not.toContain(
      asked.messageId,
    );
    await talk(async ({ say }) => {
      expect(await say('could you fit seagrass in my campervan?')).toBe(answer);
    });
    const path = `/api/assistant/answers/${taught.body.id}`;
    const better = { question, answer: 'Yes, gladly.' };
    expect(await call('PATCH', path, better)).toMatchObject({ status: 200, body: better });
    await talk(async ({ say }) => expect(await say(question)).toBe('Yes, gladly.'));
    const worded = { ...better, alsoAsked: ['wibble flooring in the motorhome'] };
    expect(await call('PATCH', path, worded)).toMatchObject({ status: 200, body: worded });
    await talk(async ({ say }) =>
      expect(await say('wibble flooring in a motorhome?')).toBe('Yes, gladly.'),
    );
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).status).toBe(404);
    await talk(async ({ say }) => expect(await say(question)).not.toBe('Yes, gladly.'));
  });

  it.each([
    [{ question: 'x', answer: 'Yes.' }, 'question: please write a question.'],
    [{ question: 'Why?', answer: '' }, 'answer: please write an answer.'],
    [{ question: 'Why?', answer: 'a'.repeat(1001) }, 'answer: must be at most 1000 characters.'],
  ])('is refused as %j', async (body, detail) => {
    expect(await call('POST', '/api/assistant/answers', body)).toMatchObject({
      status: 400,
      body: { detail },
    });
  });
});
