import { describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { ask, echo, makeSlowAssistant, ofAdam } from '#tests/support/chat/stub-assistant.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { assistantTurns } from '../schema.ts';
import type { Assistant } from './assistant-turns.ts';

async function change(site: TestApp, id: string, body: object) {
  const answer = await fetch(`${site.origin}/api/chat/conversations/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(await staffHeaders(site, 'support')) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

describe('Adam', () => {
  it('answers after the message is stored, with a typing frame before', async () => {
    const site = await startTestApp({ chat: { assistant: echo } });
    const visitor = await connectChat(site);
    ask(visitor, null, 'Hello');
    expect(await visitor.next('typing')).toMatchObject({ senderType: 'assistant', senderId: null });
    const { message } = await visitor.next('new_message', ofAdam);
    expect(message).toMatchObject({ content: 'You said: Hello', sequence: 2, senderId: null });
    visitor.close();
    await site.close();
  });

  it('does not answer when not asked to', async () => {
    const { assistant, asked, answers } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const { visitor, id } = await beginChat(site, 'not for Adam');
    visitor.write(id, 'nor this', { useAdam: false });
    ask(visitor, id, 'but this');
    await visitor.next('typing');
    await expect.poll(() => asked).toEqual(['but this']);
    answers[0]?.('yes');
    await visitor.next('new_message', ofAdam);
    expect(visitor.all('new_message')).toHaveLength(4);
    visitor.close();
    await site.close();
  });

  it('stops when a team member takes the conversation, even while answering, and resumes after Resolve', async () => {
    const { assistant, asked, answers } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const { visitor, id } = await beginChat(site, 'Hello');
    ask(visitor, id, 'first question');
    await expect.poll(() => asked).toEqual(['first question']);
    await change(site, id, { takenBy: 'me' });
    answers[0]?.('too late');
    await expect.poll(() => site.database.db.select().from(assistantTurns)).toEqual([]);
    ask(visitor, id, 'second question');
    await visitor.next('message_ack', ({ message }) => message.content === 'second question');
    await change(site, id, { status: 'resolved' });
    const { conversation } = await visitor.next(
      'conversation_updated',
      (frame) => frame.conversation.status === 'resolved',
    );
    expect(conversation.takenBy).toBe(null);
    ask(visitor, id, 'third question');
    await expect.poll(() => asked).toEqual(['first question', 'third question']);
    answers[1]?.('I am back');
    expect((await visitor.next('new_message', ofAdam)).message.content).toBe('I am back');
    expect(visitor.all('new_message').map(({ message }) => message.content)).not.toContain(
      'too late',
    );
    visitor.close();
    await site.close();
  });

  it('stops when a team member answers without taking over first', async () => {
    const { assistant, asked } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const { visitor, id } = await beginChat(site, 'Hello');
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    staff.send({
      type: 'send_message',
      senderType: 'team_member',
      content: 'Good morning',
      conversationId: id,
    });
    const { conversation } = await visitor.next(
      'conversation_updated',
      (frame) => frame.conversation.takenBy !== null,
    );
    expect(conversation.takenBy).toEqual({ name: 'Test support' });
    ask(visitor, id, 'thank you');
    await visitor.next('message_ack');
    await visitor.settle();
    expect(asked).toEqual([]);
    visitor.close();
    staff.close();
    await site.close();
  });

  it('answers once although the message is resent while he is answering', async () => {
    const { assistant, asked, answers } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const { visitor, id } = await beginChat(site, 'Hello');
    ask(visitor, id, 'question', { clientMessageId: 'q' });
    await expect.poll(() => asked).toHaveLength(1);
    const again = await connectChat(site, { cookie: visitor.cookie });
    ask(again, id, 'question', { clientMessageId: 'q' });
    await again.next('message_ack');
    answers[0]?.('answer');
    await again.next('new_message', ofAdam);
    ask(again, id, 'another');
    await expect.poll(() => asked).toEqual(['question', 'another']);
    answers[1]?.('another answer');
    await again.next('new_message', ({ message }) => message.content === 'another answer');
    expect(again.all('new_message').filter(ofAdam)).toHaveLength(2);
    visitor.close();
    again.close();
    await site.close();
  });

  it('answers once, in the process with the claim, although the message is resent through another', async () => {
    const one = makeSlowAssistant();
    const two = makeSlowAssistant();
    const first = await startTestApp({ chat: { assistant: one.assistant } });
    const second = await startTestApp({
      database: first.database,
      chat: { assistant: two.assistant },
    });
    const { visitor, id } = await beginChat(first, 'Hello');
    ask(visitor, id, 'question', { clientMessageId: 'q' });
    await visitor.next('message_ack');
    const other = await connectChat(second, { cookie: visitor.cookie });
    other.send({ type: 'join_conversation', conversationId: id });
    await other.next('joined');
    ask(other, id, 'question', { clientMessageId: 'q' });
    await other.next('message_ack');
    await expect.poll(() => one.asked).toEqual(['question']);
    one.answers[0]?.('from the first');
    await visitor.next('new_message', ofAdam);
    await other.next('new_message', ofAdam);
    visitor.write(id, 'done');
    for (const client of [visitor, other]) {
      await client.next('new_message', ({ message }) => message.content === 'done');
      expect(client.all('new_message').filter(ofAdam)).toHaveLength(1);
      client.close();
    }
    expect(two.asked).toEqual([]);
    await second.close();
    await first.close();
  });

  it.each<[string, Assistant]>([
    ['throws', { answer: () => Promise.reject(new Error('no model')) }],
    ['never answers', { answer: () => new Promise(() => {}) }],
    ['has nothing to say', { answer: async () => ({ content: '  ' }) }],
  ])('that %s does not stall the chat', async (_, assistant) => {
    const site = await startTestApp({ chat: { assistant, assistantTimeoutMs: 50 } });
    const visitor = await connectChat(site);
    ask(visitor, null, 'one');
    const { conversation } = await visitor.next('conversation_created');
    await visitor.next('typing');
    ask(visitor, conversation.id, 'two');
    await visitor.next('new_message', ({ message }) => message.content === 'two');
    await visitor.next('typing');
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    staff.send({
      type: 'send_message',
      senderType: 'team_member',
      content: 'We are here',
      conversationId: conversation.id,
    });
    await visitor.next('new_message', ({ message }) => message.content === 'We are here');
    visitor.close();
    staff.close();
    await site.close();
  });

  it('answers the newest of several messages that arrived while he was answering', async () => {
    const { assistant, asked, answers } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const { visitor, id } = await beginChat(site, 'Hello');
    ask(visitor, id, 'one');
    await expect.poll(() => asked).toEqual(['one']);
    for (const text of ['two', 'three']) ask(visitor, id, text);
    await visitor.next('message_ack', ({ message }) => message.content === 'three');
    answers[0]?.('first');
    await expect.poll(() => asked).toEqual(['one', 'three']);
    visitor.close();
    await site.close();
  });

  it('answers two messages of a network at a time', async () => {
    const { assistant, asked, answers } = makeSlowAssistant();
    const site = await startTestApp({ chat: { assistant } });
    const visitors = await Promise.all([1, 2, 3].map(() => connectChat(site)));
    for (const visitor of visitors) {
      ask(visitor, null, 'Hello');
      await visitor.next('message_ack');
    }
    await expect.poll(() => asked).toHaveLength(2);
    answers[0]?.('one');
    await expect.poll(() => asked).toHaveLength(3);
    for (const answer of answers) answer('more');
    for (const visitor of visitors) {
      await visitor.next('new_message', ofAdam);
      visitor.close();
    }
    await site.close();
  });
});
