import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { beginChat, ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('an upgrade', () => {
  const upgrade = (headers: Record<string, string>) => {
    const client = new ChatClient(site.origin, headers);
    return once(client.socket, 'error').then(([error]) => String(error));
  };

  it('from another website is rejected with 403, even with the cookie', async () => {
    const { visitor } = await beginChat(site);
    const { cookie } = visitor;
    for (const origin of ['https://evil.example', 'null', `${site.origin}.evil.example`])
      expect(await upgrade({ cookie, origin })).toContain('403');
    expect(await upgrade({ cookie, 'sec-fetch-site': 'cross-site' })).toContain('403');
    visitor.close();
  });

  it('that is rejected carries the security headers', async () => {
    const client = new ChatClient(site.origin, { origin: 'https://evil.example' });
    const [, response] = await once(client.socket, 'unexpected-response');
    response.resume();
    expect(response.headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('from our own pages, under either host name, is accepted', async () => {
    for (const origin of [site.origin, 'http://localhost:3000']) {
      const client = await connectChat(site, { origin });
      client.close();
    }
  });

  it('without an Origin is accepted only without cookies: those of nobody', async () => {
    const { visitor } = await beginChat(site);
    const staff = await staffHeaders(site, 'support');
    const open = (headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/ws`, { headers });
        socket.on('error', (error) => resolve(String(error)));
        socket.on('message', () => {
          resolve('open');
          socket.terminate();
        });
      });
    expect(await open({})).toBe('open');
    for (const cookie of [visitor.cookie, staff.cookie])
      expect(await open({ cookie })).toContain('403');
    visitor.close();
  });

  it('sets the visitor cookie if there is none, and keeps an existing one', async () => {
    const first = await connectChat(site);
    expect(first.cookie).toMatch(/^visitor=[\w-]{43}$/);
    const second = await connectChat(site, { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    first.close();
    second.close();
  });
});
