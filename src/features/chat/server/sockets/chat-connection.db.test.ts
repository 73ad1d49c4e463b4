import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ChatConnection } from '../../client/connection/chat-connection.ts';
import type { ChatConnectionOptions } from '../../client/connection/chat-connection-options.ts';
import type { SocketLike } from '../../client/connection/live-socket.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ chat: { messagesPerMinute: 100_000 } });
});
afterAll(() => site.close());

/** A browser with cookies and storage, whose network can be cut. */
class TestBrowser {
  readonly stored = new Map<string, string>();
  online = true;
  opened = 0;
  cookie: string;
  #socket: WebSocket | undefined;

  constructor(cookie = '') {
    this.cookie = cookie;
  }

  readonly openSocket = (): SocketLike => {
    this.opened += 1;
    if (!this.online) throw new Error('offline');
    const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/ws`, {
      headers: { origin: site.origin, ...(this.cookie && { cookie: this.cookie }) },
    });
    socket.on('upgrade', ({ headers }) => {
      this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie;
    });
    this.#socket = socket;
    return socket as SocketLike;
  };

  readonly store = {
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void this.stored.set(key, value),
    removeItem: (key: string) => void this.stored.delete(key),
  };

  cut() {
    this.#socket?.terminate();
  }

  /** Simulates a suspended laptop: nothing is read and no close event is sent. */
  sleep() {
    this.#socket?.pause();
  }

  open(parts: Partial<ChatConnectionOptions> = {}) {
    const connection = new ChatConnection({
      as: 'customer',
      openSocket: this.openSocket,
      store: this.store,
      pauses: { first: 5, longest: 40 },
      ...parts,
    });
    connection.connect();
    return connection;
  }
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 5 });
const textsOf = (connection: ChatConnection) => {
  const { conversationId, threads } = connection.getState();
  return threads.get(conversationId ?? '')?.messages.map(({ content }) => content) ?? [];
};

describe('a client of the chat', () => {
  it('begins a conversation, stores its id and shows its messages', async () => {
    const begun: (string | null)[] = [];
    const connection = new TestBrowser().open({ onConversation: (id) => begun.push(id) });
    connection.say('  ');
    connection.say('Hello ');
    connection.say('Do you fit stairs?');
    expect(connection.getState()).toMatchObject({ awaiting: true, status: 'connecting' });
    await until(() => expect(textsOf(connection)).toEqual(['Hello', 'Do you fit stairs?']));
    expect(connection.getState().outgoing).toEqual([]);
    expect(begun).toEqual([connection.getState().conversationId]);
    connection.close();
  });

  it('sends messages typed offline once and in order, even after a reload', async () => {
    const browser = new TestBrowser();
    const first = browser.open();
    first.say('one');
    await until(() => expect(textsOf(first)).toEqual(['one']));
    const { conversationId } = first.getState();
    browser.online = false;
    browser.cut();
    await until(() => expect(first.getState().status).toBe('disconnected'));
    first.say('two');
    first.say('three');
    expect(first.getState().outgoing.map(({ content }) => content)).toEqual(['two', 'three']);
    first.close();

    browser.online = true;
    const second = browser.open({ conversationId });
    await until(() => expect(textsOf(second)).toEqual(['one', 'two', 'three']));
    expect(second.getState().outgoing).toEqual([]);
    expect(browser.stored.size).toBe(0);
    second.close();
  });

  it('reconnects automatically and loads missed messages', async () => {
    const browser = new TestBrowser();
    const connection = browser.open();
    connection.say('one');
    await until(() => expect(textsOf(connection)).toEqual(['one']));
    const id = connection.getState().conversationId;
    browser.online = false;
    browser.cut();
    const staff = await connectChat(site, await staffHeaders(site, 'support'));
    for (const content of ['two', 'three'])
      staff.send({ type: 'send_message', senderType: 'team_member', content, conversationId: id });
    await staff.next('message_ack', ({ message }) => message.content === 'three');
    const tries = browser.opened;
    await until(() => expect(browser.opened).toBeGreaterThan(tries + 2));
    browser.online = true;
    await until(() => expect(textsOf(connection)).toEqual(['one', 'two', 'three']));
    staff.close();
    connection.close();
  });

  it('replaces a socket that does not answer and resends; the message is stored once', async () => {
    const browser = new TestBrowser();
    const connection = browser.open({ ackTimeoutMs: 200 });
    connection.say('one');
    await until(() => expect(textsOf(connection)).toEqual(['one']));
    browser.sleep();
    connection.say('two');
    await until(() => expect(textsOf(connection)).toEqual(['one', 'two']));
    expect(browser.opened).toBeGreaterThan(1);
    connection.close();
  });

  it('checks the connection on wake', async () => {
    const browser = new TestBrowser();
    const connection = browser.open({ ackTimeoutMs: 200 });
    connection.say('one');
    await until(() => expect(textsOf(connection)).toEqual(['one']));
    browser.sleep();
    connection.wake();
    await until(() => expect(browser.opened).toBe(2));
    await until(() => expect(connection.getState().status).toBe('connected'));
    connection.close();
  });

  it('drops a rejected conversation and sends waiting messages in a new one', async () => {
    const ids: (string | null)[] = [];
    const browser = new TestBrowser();
    const connection = browser.open({
      conversationId: 'somebody-elses',
      onConversation: (id) => ids.push(id),
    });
    connection.say('Hello');
    await until(() => expect(textsOf(connection)).toEqual(['Hello']));
    expect(ids).toEqual([null, connection.getState().conversationId]);
    expect(connection.getState().conversationId).not.toBe('somebody-elses');
    connection.close();
  });

  it('shows a rejected message as failed with the reason, continues, and retries on request', async () => {
    const limited = await startTestApp({ chat: { messagesPerMinute: 2 } });
    const before = site;
    site = limited;
    const connection = new TestBrowser().open();
    for (const text of ['one', 'two', 'three']) connection.say(text);
    await until(() => expect(connection.getState().outgoing[0]?.state).toBe('failed'));
    expect(connection.getState().outgoing[0]?.reason).toMatch(/^That’s a lot in a short time\./);
    expect(connection.getState().awaiting).toBe(false);
    connection.retry(connection.getState().outgoing[0]?.clientMessageId ?? '');
    expect(connection.getState().outgoing[0]?.state).toBe('waiting');
    await until(() => expect(connection.getState().outgoing[0]?.state).toBe('failed'));
    connection.discard(connection.getState().outgoing[0]?.clientMessageId ?? '');
    expect(connection.getState().outgoing).toEqual([]);
    await until(() => expect(textsOf(connection)).toEqual(['one', 'two']));
    connection.close();
    await limited.close();
    site = before;
  });

  it('resends automatically what the server could not store, and requests the thread again', async () => {
    const database = await openTestDatabase();
    let broken = false;
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (broken && (name === 'transaction' || name === 'select'))
          return () => {
            throw Object.assign(new Error('gone'), { code: '57P01' });
          };
        return Reflect.get(target, name, target);
      },
    });
    const before = site;
    site = await startTestApp({ database: { ...database, db } });
    const failures: string[] = [];
    const connection = new TestBrowser().open({
      onFrame: (frame) => frame.type === 'error' && failures.push(frame.code),
    });
    connection.say('one');
    await until(() => expect(textsOf(connection)).toEqual(['one']));
    broken = true;
    for (const text of ['two', 'three']) connection.say(text);
    connection.wake();
    await until(() => expect(failures.length).toBeGreaterThan(5));
    expect(connection.getState().outgoing.map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
    ]);
    broken = false;
    await until(() => expect(textsOf(connection)).toEqual(['one', 'two', 'three']));
    expect(connection.getState().outgoing).toEqual([]);
    connection.close();
    await site.close();
    await database.close();
    site = before;
  });

  it('of staff opens threads, and gets typing and read events', async () => {
    const { cookie } = await staffHeaders(site, 'support');
    const { visitor, id } = await beginChat(site, 'first');
    const browser = new TestBrowser(cookie);
    const connection = browser.open({ as: 'team_member' });
    connection.join(id);
    await until(() => expect(connection.getState().threads.get(id)?.messages).toHaveLength(1));
    visitor.send({ type: 'typing', conversationId: id });
    await until(() => expect(connection.getState().threads.get(id)?.typing).toBe(true));
    visitor.write(id, 'second');
    await until(() => expect(connection.getState().threads.get(id)?.typing).toBe(false));
    connection.say('answer', id);
    const { message } = await visitor.next('new_message', (f) => f.message.content === 'answer');
    const read = await fetch(`${site.origin}/api/chat/messages/${message.id}/read`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: visitor.cookie },
      body: JSON.stringify({ conversationId: id }),
    });
    expect(read.status).toBe(204);
    const lastOf = () => connection.getState().threads.get(id)?.messages.at(-1);
    await until(() => expect(lastOf()).toMatchObject({ content: 'answer', isRead: true }));
    visitor.close();
    connection.close();
  });
});
