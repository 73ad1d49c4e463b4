import { describe, expect, it } from 'vitest';
import { floorName } from '#features/assistant/server/conversation/describe-record.ts';
import { seedCatalogue } from '#tests/support/assistant/seed-catalogue.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** Estimates that cost what their product costs, with £20 per m² of work where its price has none in it. */
async function talk(...messages: string[]) {
  const { say, record } = talkAboutFloors(undefined, {
    estimate: async ({ rooms, productId }) => {
      const area = rooms.reduce(
        (sum, room) => sum + ('length' in room ? (room.length ?? 0) * (room.width ?? 0) : 0),
        0,
      );
      const product = seedCatalogue.products.find(({ id }) => id === productId);
      const rate = product
        ? (product.salePrice ?? product.price) + (product.fittingIncluded ? 0 : 20)
        : 46;
      const total = Math.round(area * rate * 100) / 100;
      return {
        id: String(productId),
        totalArea: area,
        breakdown: { materials: total, underlay: 0, accessories: 0, installation: 0, total },
        plan: null,
        otherWidth: null,
        packs: null,
      };
    },
  });
  let reply = '';
  for (const message of messages) reply = await say(message);
  const jobs = record().priced.map(
    ({ rooms, floor }) => `${rooms.map(({ name }) => name).join(', ')}: ${floorName(floor)}`,
  );
  return { reply, jobs };
}

const home = 'lounge 5x4, bedroom 1 4x3, bedroom 2 3x3 all in bradford twist oat, how much';
const laid = ['lounge: Bradford Twist in Oat', 'bedroom 1, bedroom 2: Moorland Twist in Sage'];

describe('a floor that costs less in some rooms leaves the others theirs', () => {
  it.each([
    'cheaper carpet in the bedrooms',
    'could we have a cheaper carpet in the bedrooms?',
    'what if we had a less expensive carpet for the bedrooms',
    'put something cheaper in bedroom 1 and bedroom 2',
  ])('%s', async (asked) => {
    const { jobs, reply } = await talk(home, asked);
    expect(jobs).toEqual(laid);
    expect(reply).toContain('less.');
  });

  it('and the new sum is told against the budget', async () => {
    const { jobs, reply } = await talk(`${home}? we have £1700`, 'cheaper carpet in the bedrooms');
    expect(jobs).toEqual(laid);
    expect(reply).toContain('within your budget');
  });
});

it.each(['anything cheaper?', 'is laminate cheaper in the bedrooms?'])(
  'it is not read in “%s”',
  async (asked) => {
    expect((await talk(home, asked)).jobs).not.toEqual(laid);
  },
);

describe('the cheapest of each is that of each kind that was spoken of', () => {
  it.each([
    [['what carpets have you got?', 'and laminate?', 'what’s your cheapest of each']],
    [['do you do carpet and laminate', 'the cheapest of each please']],
    [['difference between laminate and carpet?', 'whats the cheapest one of each']],
  ])('%s', async (messages) => {
    const { reply } = await talk(...messages);
    expect(reply).toContain('Kennet Level Loop');
    expect(reply).toContain('Sherwood Laminate in Driftwood Grey');
  });

  it('and each is priced where the room is known', async () => {
    const { jobs } = await talk('lounge 5x4 in carpet or laminate?', 'cheapest of each?');
    expect(jobs.toSorted()).toEqual([
      'lounge: Kennet Level Loop',
      'lounge: Sherwood Laminate in Driftwood Grey',
    ]);
  });

  it('and rooms with kinds of their own keep these', async () => {
    const { jobs } = await talk(
      'lounge 5x4 in carpet and kitchen 3x3 in laminate',
      'the cheapest of each',
    );
    expect(jobs).toEqual([
      'lounge: Kennet Level Loop',
      'kitchen: Sherwood Laminate in Driftwood Grey',
    ]);
  });
});
