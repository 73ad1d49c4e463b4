import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationOutcome } from '#features/assistant/contract.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A Tuesday, in opening hours. */
const tuesday = new Date('2026-12-01T10:00:00Z');
const dayMs = 86_400_000;
let now = tuesday;
let site: TestApp;
/** Goes on with every look, since the order of a conversation's turns is that of their times. */
let looks = 0;
const clock = () => new Date(now.getTime() + looks++);
beforeAll(async () => {
  site = await startTestApp({ adam: {}, clock, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(site.origin + path, {
    method,
    headers: {
      ...(await staffHeaders(site, 'support')),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Says the messages in a conversation of its own, and returns its id. */
async function talk(...texts: string[]): Promise<string> {
  const chat = await talkWithAdam(site);
  try {
    for (const text of texts) await chat.say(text);
    return chat.conversationId() ?? '';
  } finally {
    chat.close();
  }
}

type Stats = {
  messages: number;
  wrongAnswers: number;
  conversations: number;
  outcomes: Record<ConversationOutcome, number>;
};
const readStats = async (): Promise<Stats> => (await call('GET', '/api/admin/assistant')).body;

/** How many conversations each outcome gained or lost since. */
async function changeSince(before: Stats) {
  const { outcomes } = await readStats();
  return Object.fromEntries(
    Object.entries(outcomes)
      .map(([name, number]) => [name, number - before.outcomes[name as ConversationOutcome]])
      .filter(([, change]) => change !== 0),
  );
}

describe('the panel counts conversations by their outcome', () => {
  it.each<[ConversationOutcome, string[]]>([
    ['answered', ['when are you open']],
    ['priced', ['how much is a 4 by 3 bedroom in laminate, fitted']],
    ['left', ['hello']],
    ['left', ['how much to do my lounge', 'no idea']],
    ['left', ['do you zorb quandle frip']],
    [
      'booked',
      [
        'I would like to book a free measure, next tuesday morning',
        'Ann Fox, 07700 900123, ann.outcomes@example.com, 7 The Green, Corsham SN13 9AA',
        'yes please send it',
      ],
    ],
    ['handedOver', ['can somebody ring me please, Ann Price, 07700 900123']],
  ])('%s: %j', async (outcome, texts) => {
    const before = await readStats();
    await talk(...texts);
    expect(await changeSince(before)).toEqual({ [outcome]: 1 });
    const { conversations, outcomes } = await readStats();
    expect(Object.values(outcomes).reduce((sum, number) => sum + number, 0)).toBe(conversations);
  });

  it('a handover waits until staff reply, and is late after a day', async () => {
    const before = await readStats();
    await talk('I want to speak to a person');
    expect(await changeSince(before)).toEqual({ waiting: 1 });
    now = new Date(tuesday.getTime() + dayMs + 3_660_000);
    try {
      expect((await changeSince(before)).late).toBeGreaterThanOrEqual(1);
    } finally {
      now = tuesday;
    }
  });
});

describe('an answer marked as wrong', () => {
  const list = async () => (await call('GET', '/api/assistant/questions')).body;
  const listMessages = async (id: string) =>
    (await call('GET', `/api/chat/conversations/${id}/messages`)).body;
  const listMarked = async (id: string) =>
    (await call('GET', `/api/assistant/wrong-answers?conversationId=${id}`)).body;

  it('is no longer counted as answered, and its question is open until it is taught', async () => {
    const before = await readStats();
    const question = 'are you open on a sunday';
    const conversationId = await talk(question);
    const messages = await listMessages(conversationId);
    const [asked] = messages;
    expect((await call('POST', `/api/assistant/wrong-answers/${asked.id}`)).status).toBe(204);
    expect(await listMarked(conversationId)).toEqual([asked.id]);
    expect(await changeSince(before)).toEqual({ wrong: 1 });
    expect((await readStats()).wrongAnswers).toBe(before.wrongAnswers + 1);
    expect(await list()).toContainEqual(
      expect.objectContaining({
        messageId: asked.id,
        question,
        wrongAnswer: messages[1].content,
      }),
    );
    const answer = 'We’re closed on Sundays, but ask us anything here.';
    await call('POST', '/api/assistant/answers', { question, answer, messageId: asked.id });
    expect(await list()).not.toContainEqual(expect.objectContaining({ messageId: asked.id }));
    expect(await changeSince(before)).toEqual({ wrong: 1 });
  });

  it('can be taken back', async () => {
    const before = await readStats();
    const conversationId = await talk('how long is the guarantee');
    const [asked] = await listMessages(conversationId);
    const path = `/api/assistant/wrong-answers/${asked.id}`;
    await call('POST', path);
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await listMarked(conversationId)).toEqual([]);
    expect(await changeSince(before)).toEqual({ answered: 1 });
    expect(await list()).not.toContainEqual(expect.objectContaining({ messageId: asked.id }));
  });

  it('must be an answer to a customer’s message', async () => {
    expect(await call('POST', '/api/assistant/wrong-answers/unknown')).toMatchObject({
      status: 404,
      body: { detail: 'Adam answered no message by this id.' },
    });
  });
});
