import { describe, expect, it } from 'vitest';
import type { EstimateFact } from '#features/assistant/server/conversation/job/estimate-fact.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

const charge = (name: string, unitPrice: number, price: number) => ({
  name,
  quantity: 1,
  unitPrice,
  price,
});
const estimate = {
  id: 'plan',
  totalArea: 14,
  breakdown: { materials: 100, underlay: 10, accessories: 10, installation: 100, total: 220 },
  charges: [
    charge('uplift', 1.5, 45),
    charge('furniture', 25, 50),
    charge('doorTrims', 20, 20),
    charge('plywood', 14, 196),
    charge('levelling', 18, 252),
  ],
  plan: null,
  otherWidth: null,
  packs: null,
} as unknown as EstimateFact;

async function talk(...messages: string[]) {
  const { say } = talkAboutFloors(undefined, { estimate: async () => estimate });
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

describe('work is priced alone where no floor is spoken of', () => {
  it.each([
    ['how much to level it, it’s 5 x 2.8', '£252.00'],
    ['what’s it cost to get my 5 x 2.8 concrete floor levelled', '£252.00'],
    ['how much to take up the old carpet 5x2.8', '£45.00'],
    ['can you pull up the old lino in my kitchen, its 5x2.8, how much', '£45.00'],
    ['my lounge is 5x2.8. what do you charge for taking the old carpet away?', '£45.00'],
    ['how much for plywood over a 5 x 2.8 bathroom', '£196.00'],
    ['price for moving the furniture in 2 bedrooms, 4x3 and 3x3', '2 rooms that’s £50.00'],
  ])('%s', async (asked, sum) => {
    const reply = await talk(asked);
    expect(reply).toContain(sum);
    expect(reply).not.toContain('supplied and fitted');
  });

  it('and more work is priced for the same room', async () => {
    expect(await talk('how much to level it, it’s 5 x 2.8', 'and plywood?')).toContain('£196.00');
  });

  it('a floor that is named then is priced for that room', async () => {
    const reply = await talk('how much to level it, it’s 5 x 2.8', 'and in laminate?');
    expect(reply).toContain('in laminate, supplied and fitted');
  });
});

it.each([
  'how much for a 5x2.8 lounge with levelling',
  'how much for a 5x2.8 lounge, floor needs levelling',
  'how much for carpet 5x2.8 including taking up the old one',
  'how much to take up the old carpet and lay laminate 5x2.8',
  'how much for a level loop 5x2.8',
])('work beside a floor is no work alone: %s', async (asked) => {
  expect(await talk(asked)).toContain('supplied and fitted');
});
