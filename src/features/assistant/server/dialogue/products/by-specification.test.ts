import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The reply to the last of some messages. */
async function replyTo(...messages: string[]): Promise<string> {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

it.each([
  [
    'Which of your LVTs are glued, as opposed to click?',
    ['Ashdown Herringbone', 'Portland'],
    ['Plank:'],
  ],
  ['which carpets are wool', ['Bradford', 'Whitby'], ['Moorland', 'Cavendish']],
  ['which carpets have a jute backing', ['Bradford', 'Whitby'], ['Kennet']],
])('"%s" is answered with the ranges that are', async (text, named, others) => {
  const reply = await replyTo(text);
  for (const name of named) expect(reply).toContain(name);
  for (const name of others) expect(reply).not.toContain(name);
});

it('is not asked for where a range is named', async () => {
  expect(await replyTo('What is the Moorland Twist made of?')).toContain('polypropylene');
});

it('is asked of the floors spoken of by "which ones"', async () => {
  const reply = await replyTo(
    'Which of your carpets is softest underfoot?',
    'which ones have felt backing',
  );
  expect(reply).toContain('Cavendish Saxony: Backing: Textile felt.');
  expect(reply).not.toContain('Camden');
});
