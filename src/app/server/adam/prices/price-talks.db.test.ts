import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const talk = async (...texts: readonly string[]) => sayInTurn(answer, texts);
const slugs = ({ record }: Awaited<ReturnType<typeof talk>>) =>
  record.priced.map(({ floor }) => floor.slug);

describe('a soft carpet', () => {
  const softest = ['cavendish-saxony-clotted-cream', 'belgrave-velvet-teal'];
  it.each([
    [['soft carpet for bedroom 4 x 3 price please']],
    [['something soft underfoot for a bedroom 4 x 3, how much']],
    [['carpet for a bedroom 4 x 3 how much', 'soft one pls']],
    [["I'd like a soft carpet", 'bedroom 4 x 3 how much']],
  ])('is priced in the softest ranges: %j', async (texts) => {
    expect(slugs(await talk(...texts))).toEqual(softest);
  });

  it('is named with its price where no size is known', async () => {
    expect((await talk('how much for a soft carpet')).reply).toContain('Cavendish Saxony');
  });

  it('is no wish where the floor spoken of is asked about', async () => {
    const texts = ['moorland sage for a bedroom 4 x 3 how much', 'is that soft'];
    expect(slugs(await talk(...texts))).toEqual(['moorland-twist-sage']);
  });
});

describe('rooms named after a price', () => {
  const first = 'bradford twist oat for a lounge 4.42 x 3.73, fitted, how much';
  it('are added, with what they add', async () => {
    const { record, reply } = await talk(first, 'the dining room is 3.28 x 2.85 in the same');
    expect(record.rooms).toHaveLength(2);
    expect(reply).toContain('more than without the dining room');
  });

  it('take the place of others where that is said', async () => {
    const { record } = await talk(first, 'or just the dining room instead, 3.28 x 2.85');
    expect(record.rooms).toHaveLength(1);
  });
});

describe('a room that is named before its size', () => {
  const first = 'how much to carpet my lounge 5.2m by 3.9m';
  const named = ({ record }: Awaited<ReturnType<typeof talk>>) =>
    record.priced.flatMap(({ rooms, floor }) => rooms.map(({ name }) => `${name} ${floor.kind}`));
  it.each(['what about for the hall as well', 'and the hall too', 'add the hall'])(
    'is asked about and added: %s',
    async (text) => {
      const asked = await talk(first, text);
      expect(asked.reply).toMatch(/how long and how wide is the hall/i);
      expect(named(await talk(first, text, 'its 3.8m by 90cm'))).toEqual([
        'lounge carpet',
        'hall carpet',
      ]);
    },
  );

  it('may get another floor', async () => {
    const texts = [first, 'and the hall too', 'its 3.8m by 90cm', 'can the hall be vinyl instead'];
    expect(named(await talk(...texts))).toEqual(['lounge carpet', 'hall vinyl']);
  });
});

it('the size before a change is right after all', async () => {
  const texts = ['laminate for kitchen 4 x 3', 'actually make that 4.2 x 3.1'];
  const { record } = await talk(...texts, 'hmm no the first size was right');
  expect(record.priced[0]?.rooms[0]).toMatchObject({ lengthMm: 4000, widthMm: 3000 });
});

it('hall, stairs and landing are priced once', async () => {
  const { reply } = await talk(
    'how much to do hall stairs and landing in carpet? hall is 4.5m x 1.2m, 13 steps, landing 2.8m x 1m',
  );
  expect(reply.match(/\/estimate\//g)).toHaveLength(1);
});

describe('questions about a price', () => {
  const flats = 'carpet for 3 flats each with a lounge 4.2 x 3.6 and a bedroom 3.4 x 3.1, how much';
  it.each([
    ['ok and if i supply my own underlay', /Underlay is £115\.47 of the £1,327\.99/],
    ['any discount for 3 flats', /20% off selected carpets/],
    ['whats your best price', /other discount/],
    ['price without vat for all 3', /For all 3: £3,319\.98 and £663\.99 VAT, £3,983\.97/],
    ['is that fitted', /^Underlay, fitting and VAT are all included/],
    ['whats that in square yards', /square yards/],
    ['without fitting and ex vat', /supply only: £943\.09.*Without VAT it’s £785\.91/s],
  ])('%s', async (text, expected) => {
    expect((await talk(flats, text)).reply).toMatch(expected);
  });

  it('a sum that is asked for is answered with what comes within it', async () => {
    const { reply } = await talk(
      'how much for a bathroom in vinyl 2.1 x 1.8',
      'thats a lot. can you do it for 150',
    );
    expect(reply).toMatch(/over £150\.00.*Within that you could have:.*£131\.32/s);
  });

  it('the cheapest of floors that were priced', async () => {
    const texts = [
      'difference in price between bradford twist and moorland for a 4.5 x 3.8 lounge',
      'and which works out cheapest with the stairs 13 steps',
    ];
    expect(slugs(await talk(...texts))).toEqual(['moorland-twist-sage']);
  });
});

describe('beside another firm’s quote', () => {
  const texts = [
    'got a quote of 850 from someone else for a 4.2 x 3.8 bedroom in Cavendish Saxony Mocha. what would yours be?',
  ];
  it('the difference is told', async () => {
    expect((await talk(...texts, 'so you’re cheaper?')).reply).toMatch(
      /£123\.08 less than the £850\.00/,
    );
    expect(
      (await talk(...texts, 'and in Belgrave Velvet Teal?', 'so youre dearer?')).reply,
    ).toMatch(/more than the £850\.00/);
  });

  it('ours is told again', async () => {
    expect((await talk(...texts, 'thanks', 'so what’s yours?')).reply).toMatch(/£726\.92/);
  });
});

it('does not take somebody’s age for a size', async () => {
  const { reply } = await talk('my mum’s 80 and wants carpet, lounge 16ft x 12ft, how much?');
  expect(reply).toMatch(/Lounge 4\.88 × 3\.66 m[^?]*£/);
});

it('asks for no gripper as an underlay', async () => {
  const { reply } = await talk('for a room 5x5 metres how much is carpet underlay and gripper');
  expect(reply).toMatch(/£/);
});

it('asks for no floor beside the price of stairs with their landing', async () => {
  const { reply } = await talk(
    'landing is 90cm wide by 3.2m long, and there are 12 stairs up to it',
  );
  expect(reply).not.toMatch(/Which floor[\s\S]*supplied and fitted/);
});
