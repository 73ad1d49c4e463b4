import { expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import { fc } from '#tests/support/properties.ts';

const total = '£220.00';
/** How a price says what it is for, or without. */
const label = /That’s without|That’s the plain rectangle|That’s for .* only/;

async function answerTo(messages: readonly string[]) {
  const { say } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

it.each([
  [['carpet for the lounge 5 x 4, it is 40cm wider at one end, how much?'], '40cm'],
  [['how much carpet for a lounge 5 x 4 and then 2.2 more'], '2.2'],
  [['laminate for a kitchen 4 x 3 and a utility 12 foot long, price?'], '12 foot'],
  [['price for carpet: bedroom either 3.6 x 3 or 3.6 x 3.3'], 'Which size'],
  [['carpet for 3 bedrooms, 4.1 x 3.5 and 3.6 x 3.1, how much?'], 'You said three'],
  [['how much for carpet in half of the room, its 6 x 4'], 'the part you’d like done'],
  [['my neighbour had 5 x 4 done. mine is 4.5 x 3.8. how much in carpet'], 'Which size'],
  [
    ['carpet for every bedroom, there are four: 3.6 x 3.2, 3.3 x 3, 3 x 2.7. total?'],
    'You said four',
  ],
  [['carpet for 4.4 x 3.9 twice, one for each flat, price?'], 'both that size'],
  [
    ['carpet for the lounge 4.8 x 4.2, but only the bit in front of the sofa. how much'],
    'the part',
  ],
])('%j is asked about %j before a total is told', async (messages, asked) => {
  const reply = await answerTo(messages);
  expect(reply).toContain(asked);
  expect(reply).not.toContain(total);
});

it.each([
  [['carpet for the lounge 5 x 4.2 and the hall, how much?'], 'without the hall'],
  [
    ['carpet in the hall and the landing please', 'hall is 4 x 1.2, how much?'],
    'without the landing',
  ],
  [['carpet for a lounge 5.2 by 3.9 with alcoves, what price?'], 'how big the alcoves'],
  [['how much carpet for a lounge 5 x 4 with a hearth'], 'the hearth comes off'],
  [['how much to carpet a 4 x 3 bedroom? I already have gripper'], 'gripper in it'],
])('the price told for %j says what it is without: %j', async (messages, said) => {
  const reply = await answerTo(messages);
  expect(reply).toContain(total);
  expect(reply).toContain(said);
});

it.each([
  'price for laminate 3.9m x 3.3m? my number is 07700 900123, free after 4 on weekdays',
  'theres 2 of us and a cat, lounge 4.3 x 3.5 laminate fitted 1st week of jan, how much',
  '4th floor flat, no lift, bedroom 3.6 by 3.2, carpet, price?',
  'bedroom 3.5 x 3 x 2.4 high, carpet price',
  'how much carpet for a lounge 4m x 3m, next to the kitchen',
  'had a quote for 1200 elsewhere, 10 years ago we paid 600. how much for 5.5 x 4.2 in carpet?',
  'lounge 5.1 x 3.8, hall 4 x 1.1, carpet, but not the hall. How much?',
  'boot room 10 foot by 7 foot 6. how much in carpet?',
  'lounge 4 x 3.5 m carpet fitted, how much',
  'hall 4m x 3m carpet, how much',
  'carpet lounge 5 x 4 and bedrooms 3 x 2.5 both, how much',
  'laminate everywhere except the bedroom which is carpet: lounge 5 x 4, bedroom 3 x 3. price?',
])('%j is priced without a question about its words', async (message) => {
  const reply = await answerTo([message]);
  expect(reply).toContain(total);
  expect(reply).not.toMatch(label);
});

it('what was asked about once and not answered is said to be left out', async () => {
  const reply = await answerTo([
    'how much carpet for a lounge 5 x 4 and then 2.2 more',
    'just tell me how much for the lounge 5 x 4',
  ]);
  expect(reply).toContain(total);
});

const size = fc.integer({ min: 11, max: 49 }).filter((tenths) => ![40, 52].includes(tenths));
const unit = fc.constantFrom('m', ' metres', '');
const addition = fc.constantFrom(
  (said: string) => `, and it's ${said} more by the window`,
  (said: string) => ` plus ${said}`,
  (said: string) => ` and another bit ${said} long`,
  (said: string) => `, with ${said} deep at the back`,
  (said: string) => `. Then ${said} wide behind the door`,
);

it('a size that no room has never comes with a total that does not say so', async () => {
  await fc.assert(
    fc.asyncProperty(size, unit, addition, async (tenths, said, add) => {
      const reply = await answerTo([
        `How much is carpet for a lounge 5.2m x 4m${add(`${tenths / 10}${said}`)}?`,
      ]);
      const isRead = reply.includes(`× ${tenths / 10} m`) || reply.includes(`${tenths / 10} ×`);
      expect(isRead || !reply.includes(total) || label.test(reply)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

const side = fc.integer({ min: 15, max: 75 }).map((tenths) => tenths / 10);
const plain = fc.constantFrom(
  (one: number, other: number) => `lounge ${one} x ${other} m carpet fitted, how much`,
  (one: number, other: number) => `how much is laminate for a hall ${one}m by ${other}m?`,
  (one: number, other: number) => `carpet price for a bedroom, ${one}m long and ${other}m wide`,
  (one: number, other: number) => `vinyl, kitchen ${one}x${other} metres, fitted price please`,
);

it('a plain size is priced, whatever its figures', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, plain, async (one, other, say) => {
      expect(await answerTo([say(one, other)])).toContain(total);
    }),
    { numRuns: 80 },
  );
});
