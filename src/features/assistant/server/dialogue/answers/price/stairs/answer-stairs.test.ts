import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

it.each([
  [['13 steps straight plus a landing 2 by 1'], ['13 stairs', '0.85 m wide', '2 × 1 m', 'carpet']],
  [['how much to carpet 13 stairs, 3 of them winders?'], ['10 stairs and 3 winders']],
  [
    ['how much is carpet fitted on stairs', 'thirteen steps, 90 cm wide'],
    ['13 stairs, 0.9 m wide'],
  ],
  [['13 stairs, how much roughly in carpet'], ['13 stairs', '0.85 m wide']],
  [['my stairs carpet is threadbare. 13 stairs, how much'], ['13 stairs', '0.85 m wide']],
  [
    ['how much for carpet on 13 stairs, and theres a turn at the top with 3 winders'],
    ['10 stairs and 3 winders'],
  ],
  [['how much for 14 stairs in bradford twist in oat'], ['Bradford Twist in Oat', '14 stairs']],
  [['how much for 13 stairs in laminate'], ['priced at the free measure']],
  [['60cm wide runner on 13 stairs, how much'], ['13 stairs with a runner 0.6 m wide']],
  [['how much to carpet 13 stairs', 'and as a 60 cm runner?'], ['a runner 0.6 m wide']],
  [['how much for a runner on 13 stairs'], ['How wide is the runner']],
  [['how much for a runner on 13 stairs', '60 cm'], ['13 stairs with a runner 0.6 m wide']],
  [['what do you charge for carpeting the stairs?'], ['number of steps']],
  [['price for carpet on my stairs, 13 steps and one turn'], ['How many of the 13', 'winders']],
  [
    ['price for carpet on my stairs, 13 steps and one turn', 'the turn is 3 triangle steps'],
    ['10 stairs and 3 winders'],
  ],
  [['price for carpet on 14 steps with a quarter landing', 'none'], ['14 stairs']],
])('%j is answered with %j', async (messages, parts) => {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  for (const part of parts) expect(reply).toContain(part);
});

it('stairs without the number of their steps are said to be left out of the price of rooms', async () => {
  const { say } = talkAboutFloors();
  const reply = await say('how much carpet for a lounge 4m x 3m and the stairs');
  expect(reply).toContain('Lounge 4 × 3 m');
  expect(reply).toContain('Stairs aren’t in that figure');
});

it('a number in a longer message is no number of winders', async () => {
  const { say, record } = talkAboutFloors();
  await say('price for carpet on 13 steps and one turn');
  await say('my sister lives 4 doors down and she said that you lot were really good');
  expect(record().flight).toBeUndefined();
});
