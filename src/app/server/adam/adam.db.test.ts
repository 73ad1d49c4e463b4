import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameCustomer } from '#features/chat/server/conversations/name-customer.ts';
import type { Role } from '#features/staff-accounts/limits.ts';
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

describe('the embedded assistant', () => {
  it('prices rooms with the calculator’s own function, and answers follow-up questions', () =>
    talk(async ({ say }) => {
      const carpet = await say('5.9 by 3.7 lounge in carpet, fitted');
      expect(carpet).toContain('£1,081.99');
      const id = /\/estimate\/(\S+)/.exec(carpet)?.[1];
      const stored = await call('GET', `/api/estimates/${id}`);
      expect(stored.body.breakdown.total).toBe(1081.99);
      expect(await say('and in laminate?')).toContain('£754.95');
      expect(await say('supply only')).toContain('£427.50');
    }));

  it('asks for what is missing, and prices all three kinds for who does not know yet', () =>
    talk(async ({ say }) => {
      expect(await say('how much to do my lounge')).toMatch(/How long and how wide/);
      expect(await say('5.9 x 3.7')).toMatch(/Which floor/);
      const all = await say('not sure, give me all of them');
      for (const total of ['£1,081.99', '£819.21', '£754.95']) expect(all).toContain(total);
    }));

  it('asks whether sizes are in feet before it prices a room as large as a hall', () =>
    talk(async ({ say }) => {
      expect(await say('how much for a 12 by 10 bedroom in carpet')).toBe(
        'Are your sizes in feet or in metres?',
      );
      expect(await say('feet')).toContain('3.66 × 3.05 m');
      expect(await say('16 x 12')).toContain('4.88 × 3.66 m');
    }));

  it('answers questions about coverage', () =>
    talk(async ({ say }) => {
      expect(await say('do you come to sn15 3hr')).toContain('within our area');
      expect(await say('and ox1 1aa?')).toContain('outside our area');
      expect(await say('what about bath')).toContain('/area/bath');
    }));

  it('states the business facts and nothing else', () =>
    talk(async ({ say }) => {
      expect(await say('when are you open')).toMatch(/Mon.Fri 8am.6pm.{1,5}Sat 9am.4pm/);
      expect(await say('is the work guaranteed')).toContain('5-year workmanship guarantee');
      expect(await say('what is your phone number')).toContain('01632 960 147');
    }));

  it('books a visit step by step, only after a yes, and calls it requested', () =>
    talk(async ({ say }) => {
      await say('5.9 by 3.7 lounge in carpet');
      await say('can you book me in for a free measure please');
      await say('within a month');
      expect(await say('next sunday')).toContain('closed on Sundays');
      await say('next tuesday');
      await say('morning');
      await say('Jo Smith');
      expect(await say('01632 96')).toContain('too short');
      expect(await say('01225 496 0188')).toContain('too long');
      await say('01632 960111');
      await say('jo.adam@example.com');
      await say('4 High Street, Corsham');
      const proposal = await say('sn13 0aa');
      expect(proposal).toContain('Tue 9 Jun 2026');
      expect(proposal).toContain('shall I send it?');
      const search = '/api/appointments?search=jo.adam@example.com';
      expect((await call('GET', search)).body).toEqual([]);
      const done = await say('yes please');
      expect(done).toContain('requested');
      expect(done).not.toMatch(/\bconfirmed\b/);
      const [booked, ...more] = (await call('GET', search)).body;
      expect(more).toEqual([]);
      expect(booked).toMatchObject({
        status: 'pending',
        customerName: 'Jo Smith',
        flooringTypes: ['carpet'],
        preferredDates: ['2026-06-09'],
        postcode: 'SN13 0AA',
        calculatorData: { totalCost: 1081.99 },
      });
      const inbox = await call('GET', '/api/chat/conversations?search=jo.adam@example.com');
      expect(inbox.body[0]).toMatchObject({ customerName: 'Jo Smith' });
    }));

  it.each([
    ['My name is Bob', { customerName: 'Bob', customerEmail: null }],
    [
      "Hi, I'm Sarah Jones, sarah@example.com",
      { customerName: 'Sarah Jones', customerEmail: 'sarah@example.com' },
    ],
    ["I'm looking for carpet", { customerName: 'Customer', customerEmail: null }],
    ["I'm in Bath", { customerName: 'Customer', customerEmail: null }],
    ['my name is on the list', { customerName: 'Customer', customerEmail: null }],
  ])('keeps the name and the email told in "%s"', (text, told) =>
    talk(async ({ say, conversationId }) => {
      await say(text);
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject(told);
    }),
  );

  it('shows a name in the open inbox at once, and keeps it until another is told', () =>
    talk(async ({ say, conversationId, visitor }) => {
      const inbox = await connectChat(site, await staffHeaders(site, 'support'));
      await say('My name is Bob');
      const { conversation } = await inbox.next(
        'conversation_updated',
        (frame) => frame.conversation.customerName === 'Bob',
      );
      expect(conversation.id).toBe(conversationId());
      await visitor.next('conversation_updated', (f) => f.conversation.customerName === 'Bob');
      await say('how much is a 4 by 3 lounge in carpet');
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject({ customerName: 'Bob' });
      await say('sorry, my name is Robert');
      expect((await call('GET', path)).body).toMatchObject({ customerName: 'Robert' });
      inbox.close();
    }));

  it('keeps the name that answers a form’s question, before the form is sent', () =>
    talk(async ({ say, conversationId }) => {
      await say('5.9 by 3.7 lounge in carpet');
      for (const text of [
        'book a free measure please',
        'within a month',
        'next tuesday',
        'morning',
      ])
        await say(text);
      await say('jo smith');
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject({ customerName: 'Jo Smith' });
    }));

  it('sends nothing after a no', () =>
    talk(async ({ say }) => {
      await say('book a measure');
      expect(await say('never mind')).toContain('nothing has been sent');
      expect(await say('yes')).not.toContain('requested');
    }));

  it('hands over to staff on request, with a summary', () =>
    talk(async ({ say, conversationId }) => {
      await say('5.9 by 3.7 in vinyl');
      expect(await say('can I speak to a real person')).toContain('asked the team to step in');
      const path = `/api/chat/conversations/${conversationId()}`;
      expect((await call('GET', path)).body).toMatchObject({ handedOver: true, noteCount: 1 });
      const [note] = (await call('GET', `${path}/notes`)).body;
      expect(note).toMatchObject({ author: { name: 'Adam' } });
      expect(note.content).toContain('asked for a person');
      expect(note.content).toContain('5.9 × 3.7 m');
      await call('PATCH', path, { takenBy: 'me' });
      expect((await call('GET', path)).body).toMatchObject({ handedOver: false });
    }));

  it('hands over at the second message it does not understand, and to an angry customer', async () => {
    await talk(async ({ say }) => {
      expect(await say('do you flurb grontle wex')).toContain('Shall I ask the team?');
      expect(await say('what is xyzzy frobnitz')).toContain('I’ve asked the team');
    });
    await talk(async ({ say }) => {
      const sorry = await say('your fitter was a no show and I am absolutely furious');
      expect(sorry).toContain('sorry');
      expect(sorry).toContain('straight to the team');
    });
  });
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
