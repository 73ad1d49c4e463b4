import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePumps } from '#tests/assistant/pumps.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, chat: { messagesPerMinute: 1_000_000 } });
});
afterAll(() => site.close());

const perChat = 25;

it.each([
  ['as first messages', []],
  ['in a visit', ['can someone measure on thursday? Jo Bloggs']],
  ['in a problem', ['help, the kitchen is flooded']],
])(
  'answers phrases of the guide’s own lists that are repeated up to 4,000 characters, %s',
  async (_, lead) => {
    const pumps = makePumps(loopLength(15, 1_700));
    for (let from = 0; from < pumps.length; from += perChat) {
      const chat = await talkWithAdam(site);
      for (const text of lead) await chat.say(text);
      for (const text of pumps.slice(from, from + perChat)) {
        const reply = await chat.say(text);
        expect(reply).not.toContain('Sorry, I can’t answer that just now');
        expect(reply.length).toBeGreaterThan(0);
      }
      chat.close();
    }
  },
);

it('answers the message of 311 characters that ended the process', async () => {
  const chat = await talkWithAdam(site);
  expect(await chat.say(`${'whats the '.repeat(31)}x`)).not.toContain('just now');
  chat.close();
});
