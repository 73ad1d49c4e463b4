import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { anyCharacter, fc } from '#tests/support/properties.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { limits } from '../../limits.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ chat: { messagesPerMinute: 1_000_000 } });
});
afterAll(() => site.close());

const message = (fields: object) => ({
  type: 'send_message',
  senderType: 'customer',
  content: 'Hello',
  conversationId: null,
  ...fields,
});

describe('an invalid frame is answered by an error message and the connection stays open:', () => {
  it.each([
    ['no JSON', 'hello', 'The frame is not valid JSON.'],
    ['a list', '[]', /^frame: /],
    ['nothing', 'null', /^frame: /],
    ['no type', '{}', 'type: must be the type of a frame that this chat knows.'],
    ['an unknown type', '{"type":"dance"}', /^type: /],
    ['a poisoned type', '{"type":"__proto__"}', /^type: /],
    ['no content', JSON.stringify(message({ content: undefined })), 'content: must be text.'],
    ['blank content', JSON.stringify(message({ content: ' \n ' })), 'content: must not be empty.'],
    [
      'a long message',
      JSON.stringify(message({ content: 'x'.repeat(4_001) })),
      'content: must be at most 4000 characters.',
    ],
    ['NUL', JSON.stringify(message({ content: 'a\0b' })), /^content: holds a character/],
    [
      'half a letter',
      '{"type":"send_message","senderType":"customer","conversationId":null,"content":"\\ud800"}',
      /^content: holds a character/,
    ],
    [
      "the assistant's name",
      JSON.stringify(message({ clientMessageId: 'adam:1' })),
      'clientMessageId: must be of your own.',
    ],
    ['no conversation', JSON.stringify(message({ conversationId: 7 })), /^conversationId: /],
    ['no object for a context', JSON.stringify(message({ context: '' })), /^context: \S.*\.$/],
    ['no end', '['.repeat(8190) + ']'.repeat(8190), /^frame: must not be nested more than/],
    [
      'no end in a field',
      `{"type":"typing","conversationId":${'['.repeat(8000) + ']'.repeat(8000)}}`,
      /^conversationId: must not be nested more than/,
    ],
    ['17 KiB', JSON.stringify({ type: 'x'.repeat(17 * 1024) }), /at most 16 KiB/],
  ])('%s', async (_, text, sentence) => {
    const client = await connectChat(site);
    client.socket.send(text);
    const refusal = await client.next('error');
    expect(refusal.code).toBe('invalid');
    expect(refusal.message).toMatch(sentence);
    client.write(null, 'still here');
    await client.next('new_message');
    client.close();
  });

  it.each(['\u200B\u200B', '\u3164', '\u2800', ' \u2060\u00AD', '\uFE0F', '\u202E\u202C'])(
    'a message of %j, which nobody sees',
    async (content) => {
      const client = await connectChat(site);
      client.send(message({ content }));
      expect((await client.next('error')).message).toBe('content: must not be empty.');
      client.close();
    },
  );

  it('a binary one', async () => {
    const client = await connectChat(site);
    client.socket.send(Buffer.from('{"type":"typing","conversationId":"x"}'));
    expect((await client.next('error')).message).toBe('A frame must be text.');
    await client.settle();
    client.close();
  });

  it('and the error carries the ids of the frame', async () => {
    const client = await connectChat(site);
    client.send(message({ content: '', clientMessageId: 'mine' }));
    expect(await client.next('error')).toMatchObject({ clientMessageId: 'mine' });
    client.close();
  });

  it('only a frame beyond 64 KiB closes the connection', async () => {
    const client = await connectChat(site);
    const closed = client.closed();
    client.socket.send('x'.repeat(300 * 1024));
    expect(await closed).toBe(1009);
  });
});

describe('the limits', () => {
  it('allow 4,000 characters of any script', async () => {
    const client = await connectChat(site);
    client.write(null, `  ${'я'.repeat(limits.message)}  `);
    expect((await client.next('new_message')).message.content).toHaveLength(limits.message);
    client.close();
  });

  it('allow a visitor 20 messages a minute over all sockets, and the connection stays open', async () => {
    let now = new Date('2026-06-01T10:00:00Z');
    const limited = await startTestApp({ clock: () => now });
    const { visitor, id } = await beginChat(limited);
    const second = await connectChat(limited, { cookie: visitor.cookie });
    for (let i = 2; i <= 20; i += 1) (i % 2 ? visitor : second).write(id, `message ${i}`);
    await visitor.next('new_message', ({ message: { sequence } }) => sequence === 20);
    second.write(id, 'one too many', { clientMessageId: 'over' });
    expect(await second.next('error')).toMatchObject({
      code: 'too_many',
      clientMessageId: 'over',
      retryAfter: 60,
      message: 'That’s a lot in a short time. Please try again in 60 seconds.',
    });
    const stranger = await beginChat(limited);
    now = new Date('2026-06-01T10:01:00Z');
    second.write(id, 'one too many', { clientMessageId: 'over' });
    expect(
      (await second.next('message_ack', (ack) => ack.clientMessageId === 'over')).message.sequence,
    ).toBe(21);
    for (const client of [visitor, second, stranger.visitor]) client.close();
    await limited.close();
  });
});

describe('any frame of a stranger', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('', ' ', 'x'.repeat(5_000), -1, 2 ** 53, null, true, [], {}, '\ud800'),
  );
  const frame = fc.oneof(
    { weight: 1, arbitrary: odd },
    {
      weight: 5,
      arbitrary: fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('join_conversation', 'send_message', 'typing', 'team_member_auth'),
            odd,
          ),
          conversationId: fc.oneof(fc.constantFrom(null, 'guess'), odd),
          content: odd,
          senderType: fc.oneof(fc.constantFrom('customer', 'team_member', 'assistant'), odd),
          customerName: odd,
          useAdam: odd,
          clientMessageId: odd,
          afterSequence: odd,
          teamMemberId: odd,
          context: odd,
        },
        { requiredKeys: ['type'] },
      ),
    },
  );

  it('is answered by an error frame or stored as a message; never ignored, never a closed connection', async () => {
    const client = await connectChat(site);
    await fc.assert(
      fc.asyncProperty(frame, fc.boolean(), async (value, cut) => {
        const text = JSON.stringify(value) ?? 'undefined';
        const before = client.frames.length;
        client.socket.send(cut ? text.slice(0, text.length / 2) : text);
        await client.settle();
        const answers = client.frames.slice(before, -1);
        const expected = ['error', 'conversation_created', 'message_ack', 'new_message'];
        expect(answers.filter(({ type }) => !expected.includes(type))).toEqual([]);
        const [first] = answers.filter(({ type }) => type !== 'new_message');
        expect(first?.type).toMatch(/^(error|conversation_created)$/);
        if (first?.type === 'error') {
          expect(first.code).not.toBe('failed');
          expect(first.message).toMatch(/\S\.$/);
        }
      }),
      { numRuns: 300 },
    );
    client.close();
  });
});
