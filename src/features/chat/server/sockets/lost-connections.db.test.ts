import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { staffHeaders, staffId } from '#tests/support/fixtures/staff.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { accountHolder } from '../events/presence-holders.ts';
import { findOnlineAccounts, isAccountOnline } from '../events/queries-presence.ts';

describe('a client that does not answer', () => {
  it('is disconnected after two heartbeats; one that answers stays', async () => {
    // Long enough for an answer while other processes use the CPU too.
    const site = await startTestApp({ chat: { heartbeatMs: 500 } });
    const asleep = await connectChat(site);
    const awake = await connectChat(site);
    let pings = 0;
    awake.socket.on('ping', () => {
      pings += 1;
    });
    const count = () =>
      new Promise<number>((done) => site.app.server.getConnections((_, n) => done(n)));
    expect(await count()).toBe(2);
    asleep.socket.pause();
    await expect.poll(count).toBe(1);
    const before = pings;
    await expect.poll(() => pings).toBeGreaterThan(before + 3);
    await awake.settle();
    awake.close();
    asleep.close();
    await site.close();
  });

  it('is disconnected when it does not read, and the others receive everything', async () => {
    const maxBufferedBytes = 64 * 1024;
    const site = await startTestApp({ chat: { messagesPerMinute: 100_000, maxBufferedBytes } });
    const { visitor, id } = await beginChat(site);
    const slow = await connectChat(site, { cookie: visitor.cookie });
    slow.send({ type: 'join_conversation', conversationId: id });
    await slow.next('joined');
    const closed = once(slow.socket, 'close');
    slow.socket.pause();
    const count = () =>
      new Promise<number>((done) => site.app.server.getConnections((_, n) => done(n)));
    let sent = 1;
    while ((await count()) > 1) {
      // Three bytes a character.
      for (let i = 0; i < 16; i += 1) visitor.write(id, '€'.repeat(4_000));
      sent += 16;
      await visitor.next('new_message', ({ message }) => message.sequence === sent);
    }
    slow.socket.resume();
    expect((await closed)[0]).toBe(1006);
    const back = await connectChat(site, { cookie: visitor.cookie });
    const last = slow.all('new_message').at(-1)?.message.sequence ?? 1;
    expect(last).toBeLessThan(sent);
    back.send({ type: 'join_conversation', conversationId: id, afterSequence: last });
    const { messages } = await back.next('joined');
    expect(messages.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: Math.min(500, sent - last) }, (_, i) => last + 1 + i),
    );
    for (const client of [visitor, back]) client.close();
    await site.close();
  });

  it('does no harm when it ends in the middle of a frame', async () => {
    const site = await startTestApp();
    const port = Number(new URL(site.origin).port);
    const raw = connect(port, '127.0.0.1');
    raw.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(raw, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101/);
    raw.write(Buffer.from([0x81, 0xfe, 0x01, 0x00, 1, 2, 3, 4, 5, 6]));
    raw.destroy();
    const { visitor } = await beginChat(site);
    visitor.close();
    await site.close();
  });
});

describe('a process that stops', () => {
  it('closes its sockets with 1001 and removes its presence', async () => {
    const database = await openTestDatabase();
    const site = await startTestApp({ database });
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    const supportId = await staffId(site, 'support');
    await expect.poll(() => isAccountOnline(database.db, supportId)).toBe(true);
    expect(await findOnlineAccounts(database.db)).toEqual(new Set([supportId]));
    const closed = staff.closed();
    await site.close();
    expect(await closed).toBe(1001);
    expect(await findOnlineAccounts(database.db)).toEqual(new Set());
    await database.close();
  });
});

describe('presence', () => {
  it('of a killed process expires', async () => {
    const site = await startTestApp();
    const { db } = site.database;
    await db.execute(
      sql`insert into chat_presence (holder, process, seen_at) values (${accountHolder('ghost')}, 'killed', now() - interval '80 seconds')`,
    );
    expect(await isAccountOnline(db, 'ghost')).toBe(false);
    expect(await findOnlineAccounts(db)).toEqual(new Set());
    await site.close();
  });

  it('lasts while one of several sockets is open', async () => {
    const site = await startTestApp();
    const headers = await staffHeaders(site, 'support');
    const watcher = await connectChat(site, await staffHeaders(site, 'admin'));
    const [one, two] = [await connectChat(site, headers), await connectChat(site, headers)];
    const supportId = await staffId(site, 'support');
    const ofSupport = (frame: object) =>
      'teamMemberId' in frame && frame.teamMemberId === supportId;
    expect((await watcher.next('presence', ofSupport)).online).toBe(true);
    one.close();
    const { visitor } = await beginChat(site);
    await watcher.next('presence', (frame) => 'conversationId' in frame);
    expect(await isAccountOnline(site.database.db, supportId)).toBe(true);
    two.close();
    expect((await watcher.next('presence', ofSupport)).online).toBe(false);
    for (const client of [watcher, visitor]) client.close();
    await site.close();
  });
});

describe('when notifications may have been missed', () => {
  it('visitors get the missed messages, and staff sockets reconnect', async () => {
    const database = await openTestDatabase();
    const gaps: (() => void)[] = [];
    let deaf = false;
    const gappy: Database = {
      ...database,
      listen: (channel, onMessage, onGap) => {
        gaps.push(onGap);
        return database.listen(channel, (payload) => deaf || onMessage(payload), onGap);
      },
    };
    const site = await startTestApp({ database: gappy });
    const writing = await startTestApp({ database });
    const { visitor, id } = await beginChat(site, 'one');
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    const elsewhere = await connectChat(writing, { cookie: visitor.cookie });
    elsewhere.send({ type: 'join_conversation', conversationId: id });
    await elsewhere.next('joined');
    deaf = true;
    for (const text of ['two', 'three']) elsewhere.write(id, text);
    await elsewhere.next('new_message', ({ message }) => message.content === 'three');
    await visitor.settle();
    expect(visitor.all('new_message')).toHaveLength(1);
    deaf = false;
    const closed = staff.closed();
    for (const gap of gaps) gap();
    await visitor.next('new_message', ({ message }) => message.content === 'three');
    expect(visitor.all('new_message').map(({ message }) => message.sequence)).toEqual([1, 2, 3]);
    expect(await closed).toBe(1012);
    visitor.close();
    elsewhere.close();
    await writing.close();
    await site.close();
    await database.close();
  });
});
