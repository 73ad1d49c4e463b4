import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { beginChat, connectChat } from '#tests/support/chat/chat-client.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { countOf, startMeteredSite } from '#tests/support/servers/metered-site.ts';

let site: Awaited<ReturnType<typeof startMeteredSite>>;
beforeAll(async () => {
  site = await startMeteredSite({
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    adam: {},
    chat: { messagesPerMinute: 10_000 },
  });
});
afterAll(() => site.close());

describe('the port of the metrics', () => {
  it('answers one path, for reading only', async () => {
    const { origin } = new URL(site.metricsUrl);
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(origin + path, { method })).status;
    for (const path of ['/', '/metrics/', '/Metrics', '/healthz', '/api/products', '//metrics'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await statusOf('/metrics', method)).toBe(405);
    expect(await statusOf('/metrics', 'HEAD')).toBe(200);
    const { headers } = await fetch(site.metricsUrl);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('is not the site’s: that has no metrics, even for an admin', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      const headers = await staffHeaders(site, 'admin');
      const answer = await fetch(site.origin + path, { headers });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.not.stringContaining('wyvern_'),
      ]);
    }
  });

  it('that is taken stops the start with a sentence', async () => {
    const { port } = new URL(site.metricsUrl);
    await expect(site.serve({ port: Number(port) })).rejects.toThrow(
      'METRICS_PORT is already in use by another program: choose another METRICS_PORT.',
    );
  });
});

describe('requests', () => {
  it('are counted by the pattern of their route', async () => {
    const counted = [
      countOf('/api/products', 'GET', '2xx'),
      countOf('/api/estimates/:id', 'GET', '4xx'),
      countOf('/api/appointments', 'POST', '2xx'),
      countOf('/api/appointments', 'POST', '4xx'),
      countOf('/api/appointments', 'GET', '4xx'),
    ];
    const growth = await site.growthOf(counted, async () => {
      await fetch(`${site.origin}/api/products?category=carpet`);
      await fetch(`${site.origin}/api/products?search=oak`);
      await fetch(`${site.origin}/api/estimates/one`);
      await book(site);
      await fetch(`${site.origin}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      await fetch(`${site.origin}/api/appointments`);
    });
    expect(growth).toEqual([2, 1, 1, 1, 1]);
  });

  it('with invented paths and methods add no series for them', async () => {
    const raw = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () =>
          socket.end(text),
        );
        socket.on('error', () => {}).on('close', () => resolve());
        socket.resume();
      });
    const send = (method: string, path: string) =>
      new Promise((resolve) => {
        const calling = httpRequest(site.origin + path, { method }, (answer) => {
          answer.resume().on('end', resolve);
        });
        calling.on('error', resolve).end();
      });
    const attack = async (name: string) => {
      for (const method of ['GET', 'POST', 'PROPFIND'])
        for (const path of [
          `/${name}`,
          `/api/${name}`,
          `/visit/${name}"}`,
          `/${name}%0A`,
          `/%zz${name}`,
        ])
          await send(method, path);
      await raw(`${name.toUpperCase()} / HTTP/1.1\r\nHost: x\r\n\r\n`);
      await raw(`GET /\\"${name} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    };
    await attack('xyzzy');
    const before = await site.scrape();
    for (const name of ['plugh', 'plover']) await attack(name);
    const after = await site.scrape();
    const ofRequests = (list: string[]) => list.filter((one) => one.startsWith('wyvern_http_'));
    expect(ofRequests(after.series)).toEqual(ofRequests(before.series));
    expect(after.text).not.toMatch(/xyzzy|plugh|plover|PROPFIND/i);
    expect(after.value(countOf('unknown', 'POST', '4xx'))).toBeGreaterThan(3);
  });

  it('of the server to itself are not counted; renderings and the page cache are', async () => {
    const growth = await site.growthOf(
      [
        'wyvern_page_render_duration_seconds_count',
        'wyvern_page_cache_requests_total{result="miss"}',
        'wyvern_page_cache_requests_total{result="hit"}',
        countOf('/*', 'GET', '2xx'),
        countOf('/api/products', 'GET', '2xx'),
      ],
      async () => {
        for (let i = 0; i < 3; i += 1) await (await fetch(`${site.origin}/`)).text();
      },
    );
    expect(growth).toEqual([1, 1, 2, 3, 0]);
  });
});

describe('the chat', () => {
  const sockets = async () => {
    const { value } = await site.scrape();
    return [
      value('wyvern_sockets_open{kind="visitor"}') ?? 0,
      value('wyvern_sockets_open{kind="staff"}') ?? 0,
    ];
  };

  it('open sockets follow real ones', async () => {
    const [visitors = 0, staff = 0] = await sockets();
    const one = await connectChat(site);
    const other = await connectChat(site, await staffHeaders(site, 'support'));
    expect(await sockets()).toEqual([visitors + 1, staff + 1]);
    one.close();
    await expect.poll(sockets).toEqual([visitors, staff + 1]);
    other.close();
    await expect.poll(sockets).toEqual([visitors, staff]);
  });

  it('acknowledged messages and answers of the assistant are timed, refused messages are not', async () => {
    const messages = 'wyvern_chat_message_duration_seconds_count{kind="visitor"}';
    const growth = await site.growthOf([messages], async () => {
      const { visitor } = await beginChat(site, 'Do you fit stairs?');
      visitor.write('nobody’s', 'Hello?');
      await visitor.next('error');
      visitor.close();
    });
    expect(growth).toEqual([1]);
    const answers =
      'wyvern_assistant_answer_duration_seconds_count{engine="guide",outcome="answered"}';
    const answered = await site.growthOf([answers], async () => {
      const { say, close } = await talkWithAdam(site);
      await say('What are your opening hours?');
      close();
    });
    expect(answered).toEqual([1]);
  });
});
