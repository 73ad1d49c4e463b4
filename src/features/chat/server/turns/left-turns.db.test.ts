import { describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { ask, echo, makeSlowAssistant, ofAdam } from '#tests/support/chat/stub-assistant.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { assistantTurns } from '../schema.ts';
import type { Assistant } from './assistant-turns.ts';

const turns = (site: TestApp) => site.database.db.select().from(assistantTurns);
/** As if the process that claimed the turns had been killed a while ago. */
const abandonTurns = (site: TestApp) =>
  site.database.db.update(assistantTurns).set({ claimedUntil: new Date(0), claimedBy: 'killed' });

describe('a message waiting for Adam', () => {
  it('is handed over by another process when the claiming one is killed', async () => {
    const killed = makeSlowAssistant();
    const first = await startTestApp({ chat: { assistant: killed.assistant } });
    const visitor = await connectChat(first);
    ask(visitor, null, 'Hello');
    await expect.poll(() => killed.asked).toEqual(['Hello']);
    await abandonTurns(first);
    const asked: string[] = [];
    const assistant: Assistant = {
      answer: async (_, { content }) => {
        asked.push(content);
        return { content };
      },
    };
    const second = await startTestApp({ database: first.database, chat: { assistant } });
    const { message } = await visitor.next('new_message', ofAdam);
    expect(message.content).toContain('I’ve asked the team');
    expect(asked).toEqual([]);
    killed.answers[0]?.('too late');
    visitor.write(message.conversationId, 'done');
    await visitor.next('new_message', ({ message }) => message.content === 'done');
    expect(visitor.all('new_message').filter(ofAdam)).toHaveLength(1);
    visitor.close();
    await second.close();
    await first.close();
  });

  it('is released to another process when the claiming one stops', async () => {
    const database = await openTestDatabase();
    const stopped = makeSlowAssistant();
    const first = await startTestApp({ database, chat: { assistant: stopped.assistant } });
    const second = await startTestApp({ database, chat: { assistant: echo } });
    const { visitor, id } = await beginChat(second, 'Good morning');
    const other = await connectChat(first, { cookie: visitor.cookie });
    ask(other, id, 'Hello');
    await expect.poll(() => stopped.asked).toEqual(['Hello']);
    await first.close();
    const { message } = await visitor.next('new_message', ofAdam);
    expect(message.content).toBe('You said: Hello');
    visitor.close();
    await second.close();
    await database.close();
  });

  it('is answered after a restart when there was only one process', async () => {
    const database = await openTestDatabase();
    const stopped = makeSlowAssistant();
    const first = await startTestApp({ database, chat: { assistant: stopped.assistant } });
    const visitor = await connectChat(first);
    ask(visitor, null, 'Hello');
    const { conversation } = await visitor.next('conversation_created');
    await expect.poll(() => stopped.asked).toEqual(['Hello']);
    await first.close();
    const next = await startTestApp({ database, chat: { assistant: echo } });
    const back = await connectChat(next, { cookie: visitor.cookie });
    back.send({ type: 'join_conversation', conversationId: conversation.id, afterSequence: 1 });
    await expect
      .poll(() =>
        [
          ...back.all('joined').flatMap(({ messages }) => messages),
          ...back.all('new_message').map(({ message }) => message),
        ].map(({ content }) => content),
      )
      .toEqual(['You said: Hello']);
    back.close();
    await next.close();
    await database.close();
  });

  it('is handed over to staff, and the customer is told once, when Adam fails', async () => {
    const assistant: Assistant = { answer: () => Promise.reject(new Error('no model')) };
    const site = await startTestApp({ chat: { assistant } });
    const visitor = await connectChat(site);
    ask(visitor, null, 'one');
    const { message } = await visitor.next('new_message', ofAdam);
    expect(message.content).toContain('asked the team to reply to you here');
    ask(visitor, message.conversationId, 'two');
    await visitor.next('message_ack', ({ message }) => message.content === 'two');
    await expect.poll(() => turns(site)).toEqual([]);
    await visitor.settle();
    expect(visitor.all('new_message').filter(ofAdam)).toHaveLength(1);
    const list = await fetch(`${site.origin}/api/chat/conversations`, {
      headers: await staffHeaders(site, 'support'),
    });
    expect((await list.json())[0]).toMatchObject({ handedOver: true });
    visitor.close();
    await site.close();
  });

  it('that ended several processes is handed over without another attempt', async () => {
    const database = await openTestDatabase();
    const fatal = makeSlowAssistant();
    const first = await startTestApp({ database, chat: { assistant: fatal.assistant } });
    const visitor = await connectChat(first);
    ask(visitor, null, 'Hello');
    await expect.poll(() => fatal.asked).toEqual(['Hello']);
    const past = { claimedUntil: new Date(0), claimedBy: 'killed', attempts: 3 };
    await database.db.update(assistantTurns).set(past);
    const untried = makeSlowAssistant();
    const second = await startTestApp({ database, chat: { assistant: untried.assistant } });
    const { message } = await visitor.next('new_message', ofAdam);
    expect(message.content).toContain('asked the team');
    expect(untried.asked).toEqual([]);
    visitor.close();
    await second.close();
    await first.close();
    await database.close();
  });
});
