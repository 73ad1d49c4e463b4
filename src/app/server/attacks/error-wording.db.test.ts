import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clientFrame } from '#features/chat/frames.ts';
import { endpoints } from '#tests/support/bad-input/calls.ts';
import { expectOwnWords } from '#tests/support/bad-input/expect-own-words.ts';
import { listWrongValues } from '#tests/support/bad-input/wrong-fields.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await startTestApp({ chat: { messagesPerMinute: 1_000_000 } });
  admin = await staffHeaders(site, 'admin');
  // The SDKs of language models import a form of the library that sets its English messages when loaded.
  z.config(z.locales.en());
});
afterAll(() => site.close());

describe('an error names the field in our own words', () => {
  const withPath = endpoints.filter(({ path }) => path.includes(':'));
  it.each(withPath)('for a wrong path of $method $path', async ({ method, path }) => {
    for (const step of ['none', 'x'.repeat(500), '-1', '%F0%9F%98%80']) {
      const answer = await site.app.inject({
        method,
        url: path.replace(/:\w+/g, step),
        headers: { ...admin, 'content-type': 'application/json' },
        ...(method !== 'GET' && { payload: '{}' }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode >= 400) expectOwnWords(answer.json(), step);
    }
  });

  it('for every wrong field of a frame', async () => {
    const client = await connectChat(site);
    for (const { what, value } of listWrongValues(clientFrame)) {
      if (z.safeParse(clientFrame, value).success) continue;
      client.send(value as Record<string, unknown>);
      expectOwnWords({ detail: (await client.next('error')).message }, what);
    }
    client.close();
  });
});
