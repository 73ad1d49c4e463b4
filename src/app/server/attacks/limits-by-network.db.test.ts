import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { beginChat, ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { buildBooking, postBooking, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { bookForLink } from '#tests/support/fixtures/visit-link.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const proxied = { trustProxy: ['127.0.0.1'] };
/** Request headers as a proxy forwards them. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const estimate = (site: TestApp, headers: Record<string, string>) =>
  fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      rooms: [{ name: 'Lounge', length: 4, width: 3 }],
      flooringType: 'vinyl',
    }),
  });
const enquire = (site: TestApp, headers: Record<string, string>) =>
  fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      firstName: 'Ann',
      lastName: 'Price',
      email: 'ann@example.com',
      phone: '01632 960147',
      source: 'contact_form',
    }),
  });

describe('every anonymous limit counts a whole IPv6 network as one caller:', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({ ...proxied, formsPerHour: 2, estimatesPerMinute: 2 });
  });
  afterAll(() => site.close());

  it.each([
    [
      'bookings',
      (headers: Record<string, string>) => postBooking(site.origin, buildBooking(), headers),
    ],
    ['enquiries', (headers: Record<string, string>) => enquire(site, headers)],
    ['estimates', (headers: Record<string, string>) => estimate(site, headers)],
  ])('%s', async (_, send) => {
    const statuses = [];
    for (const host of ['1', '2', 'ffff:1'])
      statuses.push((await send(from(`2001:db8:1:2::${host}`))).status);
    expect(statuses.slice(0, 2).every((status) => status < 300)).toBe(true);
    expect(statuses[2]).toBe(429);
    expect((await send(from('2001:db8:1:3::1'))).status).toBeLessThan(300);
  });

  it('additions to quotes', async () => {
    const products = await (await fetch(`${site.origin}/api/products?productType=catalog`)).json();
    const add = (host: number) =>
      fetch(`${site.origin}/api/products/${products[0].id}/quote-adds`, {
        method: 'POST',
        headers: from(`2001:db8:9:9::${host}`),
      });
    for (let i = 0; i < 60; i += 1) expect((await add(i)).status).toBe(204);
    expect((await add(61)).status).toBe(429);
  });
});

describe('a visit', () => {
  it('can be moved a few times an hour, and then only after a pause', async () => {
    const site = await startTestApp({ ...proxied, formsPerHour: 4 });
    const link = await bookForLink(site, { preferredDates: [weekdayFrom(9)] });
    const move = (n: number) =>
      fetch(`${site.origin}/api${link.replace('/visit/', '/visits/')}/move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(`192.0.2.${n}`) },
        body: JSON.stringify({
          preferredDates: [weekdayFrom(10 + n)],
          preferredTimes: ['9:00 AM - 11:00 AM'],
        }),
      });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await move(n)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await site.close();
  });
});

describe('chat messages', () => {
  it('of a network are limited to five times those of a visitor, however many cookies it uses', async () => {
    const site = await startTestApp({ ...proxied, chat: { messagesPerMinute: 4 } });
    const codes: string[] = [];
    for (let i = 0; i < 8; i += 1) {
      const visitor = await connectChat(site, from('198.51.100.7'));
      for (let n = 0; n < 3; n += 1) {
        visitor.write(null, `visitor ${i} message ${n}`, { clientMessageId: `${i}-${n}` });
        const seen = visitor.frames.length;
        while (!visitor.frames.slice(seen).some(({ type }) => /ack|error/.test(type)))
          await once(visitor.socket, 'message');
      }
      codes.push(...visitor.all('error').map(({ code }) => code));
      visitor.close();
    }
    // New conversations are limited as well, to 12 per hour here; either limit refuses the rest of the
    // 24.
    expect(codes.length).toBeGreaterThanOrEqual(4);
    expect(new Set(codes)).toEqual(new Set(['too_many']));
    const elsewhere = await connectChat(site, from('198.51.100.8'));
    elsewhere.write(null, 'Hello', { clientMessageId: 'elsewhere' });
    await elsewhere.next('message_ack');
    elsewhere.close();
    await site.close();
  });

  it('sent again are acknowledged again, even over the limit', async () => {
    const site = await startTestApp({ chat: { messagesPerMinute: 3 } });
    const visitor = await connectChat(site);
    visitor.write(null, 'first', { clientMessageId: 'first' });
    const { conversation } = await visitor.next('conversation_created');
    visitor.write(conversation.id, 'second', { clientMessageId: 'second' });
    await visitor.next('message_ack', ({ clientMessageId }) => clientMessageId === 'second');
    visitor.write(conversation.id, 'third', { clientMessageId: 'third' });
    await visitor.next('message_ack', ({ clientMessageId }) => clientMessageId === 'third');

    const again = await connectChat(site, { cookie: visitor.cookie });
    again.write(conversation.id, 'second', { clientMessageId: 'second' });
    expect((await again.next('message_ack')).message.sequence).toBe(2);
    again.write(null, 'first', { clientMessageId: 'first' });
    expect((await again.next('conversation_created')).conversation.id).toBe(conversation.id);
    expect(
      (await again.next('message_ack', (ack) => ack.clientMessageId === 'first')).message.sequence,
    ).toBe(1);
    again.write(conversation.id, 'fourth', { clientMessageId: 'fourth' });
    expect(await again.next('error')).toMatchObject({
      code: 'too_many',
      clientMessageId: 'fourth',
    });

    const stranger = await connectChat(site);
    for (let i = 0; i < 4; i += 1)
      stranger.write(conversation.id, 'second', { clientMessageId: 'second' });
    await stranger.next('error', ({ code }) => code === 'too_many');
    expect(stranger.all('message_ack')).toEqual([]);
    for (const client of [visitor, again, stranger]) client.close();
    await site.close();
  });
});

describe('sockets', () => {
  it('are limited by network and in all, and a closed one frees its place', async () => {
    const site = await startTestApp({ ...proxied, sockets: { maxPerNetwork: 3, maxSockets: 5 } });
    const open = (address: string) => connectChat(site, from(address));
    const refused = async (address: string) => {
      const client = new ChatClient(site.origin, from(address));
      client.socket.on('error', () => {});
      const [, answer] = await once(client.socket, 'unexpected-response');
      return answer.statusCode;
    };
    const [one, ...rest] = await Promise.all(['1', '2', '3'].map((n) => open(`2001:db8::${n}`)));
    expect(await refused('2001:db8::4')).toBe(429);
    const others = [await open('192.0.2.1'), await open('192.0.2.2')];
    expect(await refused('192.0.2.3')).toBe(503);
    one?.close();
    await expect
      .poll(() =>
        open('2001:db8::5').then(
          (client) => others.push(client),
          () => 0,
        ),
      )
      .toBeGreaterThan(2);
    for (const client of [...rest, ...others]) client.close();
    await site.close();
  });

  it('that are refused free their place, though the client never closes', async () => {
    const site = await startTestApp({ sockets: { maxPerNetwork: 1 } });
    const { port } = new URL(site.origin);
    const halfOpen = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    halfOpen.write(
      'GET /ws HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(halfOpen, 'data');
    expect(String(answer)).toContain('403');
    const client = await connectChat(site);
    client.close();
    await site.close();
    halfOpen.destroy();
  });

  it('accept frames at human speed, and are closed for a flood of frames', async () => {
    const site = await startTestApp();
    const { visitor, id } = await beginChat(site);
    const closed = once(visitor.socket, 'close');
    for (let i = 0; i < 20_000; i += 1) visitor.send({ type: 'typing', conversationId: id });
    expect((await closed)[0]).toBe(1013);
    const next = await connectChat(site, { cookie: visitor.cookie });
    await next.settle();
    next.close();
    await site.close();
  });

  it('of a client that never reads buffer at most a megabyte before they are closed', async () => {
    const site = await startTestApp({ chat: { messagesPerMinute: 100_000 } });
    const { visitor, id } = await beginChat(site);
    for (let i = 0; i < 60; i += 1) visitor.write(id, 'x'.repeat(4_000));
    await visitor.next('new_message', ({ message }) => message.sequence === 61);
    const deaf = new WebSocket(`${site.origin.replace('http', 'ws')}/ws`, {
      headers: { cookie: visitor.cookie, origin: site.origin },
    });
    await once(deaf, 'open');
    deaf.pause();
    const closed = once(deaf, 'close');
    const join = JSON.stringify({
      type: 'join_conversation',
      conversationId: id,
      afterSequence: 0,
    });
    // Each response is a quarter of a megabyte; the network buffers a few of them.
    for (let i = 0; i < 90; i += 1) deaf.send(join);
    const count = () =>
      new Promise<number>((done) => site.app.server.getConnections((_, n) => done(n)));
    await expect.poll(count).toBe(1);
    deaf.resume();
    await closed;
    visitor.close();
    await site.close();
  });
});

describe('the assistant', () => {
  it('books within the limits of the visitor’s network', async () => {
    const site = await startTestApp({
      adam: {},
      formsPerHour: 1,
      chat: { messagesPerMinute: 1_000 },
    });
    expect((await postBooking(site.origin)).status).toBe(201);
    const chat = await talkWithAdam(site);
    await chat.say('I would like to book a free measure, next tuesday morning');
    await chat.say('Jo Smith, 01632 960111, jo.adam@example.com, 4 High Street, Corsham SN13 0AA');
    const last = await chat.say('yes please');
    expect(last).toContain('That’s a lot in a short time.');
    chat.close();
    await site.close();
  });
});
