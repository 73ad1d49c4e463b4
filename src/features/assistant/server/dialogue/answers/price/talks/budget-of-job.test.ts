import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** Every estimate of this conversation comes to £220. */
async function talk(...messages: string[]) {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

it.each([
  ['budget is £1500 for carpet in the lounge', 'lounge 4.5 x 3.6', 'within your budget'],
  ["I've got 150 quid to spend on carpet for a bedroom", 'its 4 x 3.5', 'over your budget'],
])('a budget told before the sizes is kept: %s', async (told, sizes, said) => {
  expect(await talk(told, sizes)).toContain(said);
});

it('what can be had for the budget is answered by it', async () => {
  const told = ['a £600 budget for a bedroom in carpet', '4 x 3.5', 'what could i get for that?'];
  expect(await talk(...told)).toContain('Within that you could have');
  expect(await talk(...told.slice(0, 2), 'is that in budget?')).toContain('£380.00 under £600.00');
});

it('what somebody else charges is no budget', async () => {
  const reply = await talk(
    'we had a quote for £900 from carpetright. carpet in a lounge 4.5 x 3.6',
  );
  expect(reply).not.toContain('budget');
});
