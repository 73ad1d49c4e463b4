import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { converseWithAdam } from './adam-chat.ts';

/** A Tuesday, in opening hours. */
const tuesday = new Date('2026-12-01T10:00:00Z');

/** A site of a test file's own, on a Tuesday in opening hours, and conversations with its Adam. */
export function adamOnTuesday() {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({
      adam: {},
      clock: () => tuesday,
      chat: { messagesPerMinute: 10_000 },
    });
  });
  afterAll(() => site.close());
  /** The replies to a conversation's messages. */
  const converse = (...messages: string[]) => converseWithAdam(site, messages);
  /** The reply to the last of them. */
  const lastReply = async (...messages: string[]) => (await converse(...messages)).at(-1) ?? '';
  return { converse, lastReply };
}
