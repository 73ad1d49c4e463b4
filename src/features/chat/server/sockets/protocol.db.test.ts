import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ chat: { messagesPerMinute: 1_000 } });
});
afterAll(() => site.close());

describe('a first message', () => {
  it('begins a conversation, is acknowledged, and is returned as its first message', async () => {
    const visitor = await connectChat(site);
    visitor.write(null, '  Do you fit stairs?  ', {
      customerName: 'Priya',
      useAdam: true,
      clientMessageId: 'first',
    });
    const created = await visitor.next('conversation_created');
    expect(created.conversation.id).toMatch(/^[\w-]{22}$/);
    expect(created.clientMessageId).toBe('first');
    const ack = await visitor.next('message_ack');
    expect(ack).toMatchObject({ clientMessageId: 'first', message: { sequence: 1 } });
    const { message } = await visitor.next('new_message');
    expect(message).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      conversationId: created.conversation.id,
      sequence: 1,
      content: 'Do you fit stairs?',
      senderType: 'customer',
      senderId: null,
      senderName: null,
      clientMessageId: 'first',
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    visitor.close();
  });

  it('begins one conversation however often it is resent', async () => {
    const visitor = await connectChat(site);
    visitor.write(null, 'Hello', { clientMessageId: 'again' });
    const { conversation } = await visitor.next('conversation_created');
    const { message } = await visitor.next('message_ack');
    const later = await connectChat(site, { cookie: visitor.cookie });
    later.write(null, 'Hello', { clientMessageId: 'again' });
    expect((await later.next('conversation_created')).conversation).toEqual(conversation);
    expect((await later.next('message_ack')).message).toEqual(message);
    expect((await later.next('new_message')).message).toEqual(message);
    visitor.close();
    later.close();
  });

  it('is sent to staff with its new conversation', async () => {
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    const { visitor, id } = await beginChat(site, 'Is LVT warm underfoot?');
    const { message } = await staff.next('new_message', (f) => f.message.conversationId === id);
    expect(message).toMatchObject({ content: 'Is LVT warm underfoot?', sequence: 1 });
    const { conversation } = await staff.next(
      'conversation_updated',
      (f) => f.conversation.id === id,
    );
    expect(conversation).toMatchObject({
      subject: 'Is LVT warm underfoot?',
      customerName: 'Customer',
      customerEmail: null,
      status: 'active',
      takenBy: null,
      unreadCount: 1,
      lastSequence: 1,
    });
    visitor.close();
    staff.close();
  });
});

describe('a conversation', () => {
  it('takes messages of both sides, and each gets every message once and in order', async () => {
    const { visitor, id } = await beginChat(site);
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    const supportId = await staffId(site, 'support');
    staff.send({ type: 'team_member_auth', teamMemberId: supportId });
    staff.send({ type: 'join_conversation', conversationId: id });
    const joined = await staff.next('joined');
    expect(joined.messages.map(({ sequence }) => sequence)).toEqual([1]);
    for (let i = 0; i < 20; i += 1) {
      staff.send({
        type: 'send_message',
        senderType: 'team_member',
        senderId: supportId,
        content: `answer ${i}`,
        conversationId: id,
      });
      visitor.write(id, `question ${i}`);
    }
    await visitor.next('new_message', ({ message }) => message.sequence === 41);
    await staff.next('new_message', ({ message }) => message.sequence === 41);
    const numbers = (client: typeof visitor) =>
      client
        .all('new_message')
        .filter(({ message }) => message.conversationId === id)
        .map(({ message }) => message.sequence);
    expect(numbers(visitor)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
    // The first may be published just after the team member connected.
    const since = numbers(staff).filter((sequence) => sequence > 1);
    expect(since).toEqual(Array.from({ length: 40 }, (_, i) => i + 2));
    const answer = visitor.all('new_message').find(({ message }) => message.content === 'answer 0');
    expect(answer?.message).toMatchObject({
      senderType: 'team_member',
      senderId: supportId,
      senderName: 'Test support',
    });
    visitor.close();
    staff.close();
  });

  it('answers a resend with the stored message, and sends it to nobody again', async () => {
    const { visitor, id } = await beginChat(site);
    visitor.write(id, 'One carpet', { clientMessageId: 'resent' });
    const { message } = await visitor.next('message_ack');
    visitor.write(id, 'Another text', { clientMessageId: 'resent' });
    expect((await visitor.next('message_ack')).message).toEqual(message);
    visitor.write(id, 'The last');
    await visitor.next('new_message', (frame) => frame.message.content === 'The last');
    expect(visitor.all('new_message').map((frame) => frame.message.sequence)).toEqual([1, 2, 3]);
    visitor.close();
  });

  it('sends a reconnected client the messages after its last number', async () => {
    const { visitor, id } = await beginChat(site);
    for (const text of ['two', 'three', 'four']) visitor.write(id, text);
    await visitor.next('new_message', ({ message }) => message.sequence === 4);
    const { cookie } = visitor;
    visitor.close();
    const back = await connectChat(site, { cookie });
    back.send({ type: 'join_conversation', conversationId: id, afterSequence: 2 });
    const { messages } = await back.next('joined');
    expect(messages.map(({ content }) => content)).toEqual(['three', 'four']);
    back.write(id, 'five');
    expect((await back.next('new_message')).message.sequence).toBe(5);
    back.close();
  });

  it('sends the newest 50 to a client without a last number', async () => {
    const { visitor, id } = await beginChat(site);
    for (let i = 2; i <= 60; i += 1) visitor.write(id, `message ${i}`);
    await visitor.next('new_message', ({ message }) => message.sequence === 60);
    const other = await connectChat(site, { cookie: visitor.cookie });
    other.send({ type: 'join_conversation', conversationId: id });
    const { messages } = await other.next('joined');
    expect(messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 11),
    );
    visitor.close();
    other.close();
  });

  it('continues for a client whose last number is too high', async () => {
    const { visitor, id } = await beginChat(site);
    const other = await connectChat(site, { cookie: visitor.cookie });
    other.send({ type: 'join_conversation', conversationId: id, afterSequence: 900 });
    expect((await other.next('joined')).messages).toEqual([]);
    visitor.write(id, 'two');
    expect((await other.next('new_message')).message.sequence).toBe(2);
    visitor.close();
    other.close();
  });

  it('joined twice is delivered once', async () => {
    const { visitor, id } = await beginChat(site);
    visitor.send({ type: 'join_conversation', conversationId: id });
    expect((await visitor.next('joined')).messages).toHaveLength(1);
    visitor.write(id, 'two');
    visitor.write(id, 'three');
    await visitor.next('new_message', ({ message }) => message.sequence === 3);
    expect(visitor.all('new_message').map(({ message }) => message.sequence)).toEqual([1, 2, 3]);
    visitor.close();
  });
});

describe('typing and presence', () => {
  it('typing is sent to the other side, and not back to the one who types', async () => {
    const { visitor, id } = await beginChat(site);
    const staff = await connectChat(site, await staffHeaders(site, 'admin'));
    visitor.send({ type: 'typing', conversationId: id });
    expect(await staff.next('typing')).toMatchObject({
      conversationId: id,
      senderType: 'customer',
      senderId: null,
    });
    staff.send({ type: 'typing', conversationId: id });
    expect(await visitor.next('typing')).toMatchObject({
      senderType: 'team_member',
      senderId: await staffId(site, 'admin'),
    });
    await staff.settle();
    expect(visitor.all('typing')).toHaveLength(1);
    expect(staff.all('typing')).toHaveLength(1);
    visitor.close();
    staff.close();
  });

  it('staff are notified of visitors connecting and disconnecting', async () => {
    const staff = await connectChat(site, await staffHeaders(site, 'admin'));
    const { visitor, id } = await beginChat(site);
    const isCustomer = (frame: object) => 'conversationId' in frame && frame.conversationId === id;
    expect((await staff.next('presence', isCustomer)).online).toBe(true);
    visitor.close();
    expect((await staff.next('presence', isCustomer)).online).toBe(false);
    const supportId = await staffId(site, 'support');
    const colleague = await connectChat(site, await staffHeaders(site, 'support'));
    const isColleague = (frame: object) =>
      'teamMemberId' in frame && frame.teamMemberId === supportId;
    expect((await staff.next('presence', isColleague)).online).toBe(true);
    colleague.close();
    expect((await staff.next('presence', isColleague)).online).toBe(false);
    staff.close();
  });
});
