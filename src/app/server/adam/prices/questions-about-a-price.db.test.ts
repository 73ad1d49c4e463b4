import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const replyTo = async (texts: readonly string[]) => (await sayInTurn(answer, texts)).reply;
/** 21.83 m², £1,081.99: the first example of docs/pricing.md. */
const carpet = 'carpet for a lounge 5.9 x 3.7, how much';
const laminate = 'laminate for a lounge 5.9 x 3.7, how much';

describe('what is asked of a price is answered with its figures', () => {
  it.each([
    ['and how much without underlay?', 'Without underlay, £98.24, it’s £983.75 in all.'],
    ['what if i use my own underlay', 'it’s £983.75 in all'],
    ['does that include VAT?', 'VAT is included: £180.33 of the £1,081.99'],
    ['is the vat on top?', 'VAT is included: £180.33'],
    ['can I have a VAT invoice', 'VAT is included: £180.33'],
    ['does that include taking up the old carpet', '£32.75 on top, £1,114.74 in all'],
    ['what about getting rid of the old one', '£32.75 on top'],
    ['how much without taking up the old one', 'It isn’t in that price: it’s £32.75'],
    ['is moving the furniture included', 'it’s £25.00 a room'],
    ['do you charge for shifting furniture?', 'it’s £25.00 a room'],
    ['is trimming the doors extra', '£20.00 a door'],
    ['does it include door bars?', 'Door bars (1) are in it: £9.50 of the £1,081.99'],
    ['is gripper included', 'Gripper is in it: £23.04'],
    ['is edge sealing in it?', 'Gripper is in it: £23.04'],
    ['does that include waste', '24 m² of carpet for 21.83 m² of floor'],
    [
      'whats that per square metre?',
      '£49.56 per m² with everything in it. The carpet itself is £25.99',
    ],
    ["what's not included?", 'taking up the old floor (£32.75)'],
    ['any hidden extras?', 'moving furniture (£25.00 a room)'],
    ['so nothing else to pay on top?', 'trimming doors (£20.00 each)'],
    ['is that the final price?', '£1,081.99 is an estimate for the sizes you gave me'],
    ['could it go up?', 'more than 15% above this estimate'],
    ['will the price change on the day', 'your written quote is the price you pay'],
  ])('%s', async (question, said) => {
    expect(await replyTo([carpet, question])).toContain(said);
  });

  it.each([
    ['is the underlay included?', 'underlay £64.40'],
    ['is edging included?', 'Scotia is in it: £42.24 of the £754.95'],
    ['is wastage in that?', '11 whole packs of laminate for 21.83 m² of floor'],
  ])('of laminate: %s', async (question, said) => {
    expect(await replyTo([laminate, question])).toContain(said);
  });

  it.each([
    ['does it include the binding?', 'Binding is in it: £'],
    ['are door bars included?', 'There’s no door bar in it'],
  ])('of a runner: %s', async (question, said) => {
    expect(await replyTo(['how much for a 13 step runner at 26 inches wide', question])).toContain(
      said,
    );
  });
});

describe('of the stairs alone', () => {
  const all = 'carpet for my stairs, 13 steps, and a lounge 5 x 4, how much';

  it('two floors are priced for them', async () => {
    const reply = await replyTo([all, 'the price of each for my stairs, Moorland and the Saxony?']);
    expect(reply.match(/13 stairs \(4\.75 m²\) in (?:Moorland|Cavendish)/g)).toHaveLength(2);
    expect(reply).not.toContain('Lounge');
  });

  it('fitting is taken off their price', async () => {
    const reply = await replyTo([all, 'how much for the stairs?', 'and without fitting?']);
    expect(reply).toContain('13 stairs (4.75 m²) in carpet, supply only: £235.03');
    expect(reply).not.toContain('Lounge');
  });
});

it('floors that were weighed are both told without fitting', async () => {
  const reply = await replyTo([
    'bedroom 4 x 3, Moorland sage or Bradford oat, price of each?',
    'and without fitting?',
  ]);
  expect(reply.match(/supply only/g)).toHaveLength(2);
  expect(reply).toContain('Moorland Twist in Sage, supply only');
});

it('a price for one room alone stays one for that room in another floor', async () => {
  const two = [
    'carpet for lounge 5 x 4 and bedroom 3 x 3, how much',
    'how much just for the lounge?',
  ];
  expect(await replyTo([...two, 'and in vinyl?'])).toContain('Lounge 5 × 4 m (20 m²) in vinyl');
  const reply = await replyTo([...two, 'and in vinyl?', 'and without fitting']);
  expect(reply).toContain('Lounge 5 × 4 m (20 m²) in vinyl, supply only');
  const all = await replyTo([...two, 'and in vinyl?', 'and both rooms together?']);
  expect(all).toContain('Bedroom 3 × 3 m (9 m²) in carpet');
});

describe('a part of a room is priced with it', () => {
  it.each([
    [['lounge 5 by 4 with a bay, in laminate how much', 'the bay is 2m wide and 60cm deep']],
    [['laminate for a lounge 5 by 4 with a bay how much', "it's 2m by 60cm"]],
    [['laminate lounge 5 x 4 plus a bay window 2 x 0.6, price']],
  ])('%j', async (texts) => {
    const { reply, record } = await sayInTurn(answer, texts);
    expect(reply).toContain('Lounge 5 × 4 m with a bay of 2 × 0.6 m (21.2 m²) in laminate');
    expect(reply).toContain('£743.64');
    expect(record.rooms).toHaveLength(1);
    expect(record.requirements.join()).toContain('bay');
  });

  it('the dearer way is told where the wall is not, and what it is at best', async () => {
    const reply = await replyTo(['lounge 5 by 4 with a bay 2m by 0.6m, carpet, how much']);
    expect(reply).toContain('£1,108.69 including VAT');
    expect(reply).toContain('at best it’s £1,095.29');
  });

  it('an L has one door bar', async () => {
    const reply = await replyTo([
      'L shaped lounge, 5 x 4 and 3 x 2, in carpet',
      'how many door bars?',
    ]);
    expect(reply).toContain('Door bars (1) are in it');
  });

  it('what stands in the room is noted for the team', async () => {
    const { reply, record } = await sayInTurn(answer, [
      'lounge 5 x 4 with a hearth, carpet, price?',
    ]);
    expect(reply).toContain('the hearth comes off at the free measure');
    expect(record.requirements.join()).toContain('hearth');
  });
});

it.each(['need it measured up by one of yous', 'I want it measuring by one of your lads'])(
  'a visit is no question when we could fit: %s',
  async (wish) => {
    const { record } = await sayInTurn(answer, [`laminate for the dining room - ${wish}`]);
    expect(record.draft?.kind).toBe('booking');
  },
);

it.each([
  'my husband and I are thinking of doing the sitting room 4 x 3 in carpet, price?',
  'me and my partner are doing up the lounge, 4 x 3, carpet, how much',
  'my son wants to do his bedroom, 4 x 3 in carpet, how much',
])('whoever plans a room does not lay its floor: %s', async (text) => {
  expect(await replyTo([text])).toContain('supplied and fitted');
});

it.each([
  'need supply only prices: LVT for a bathroom 2.2 x 1.9, laminate for a lounge 6 x 4.2',
  'supply only - vinyl kitchen 3 x 3, carpet bedroom 4 x 3. price please',
])('supply only is said of all: %s', async (text) => {
  const reply = await replyTo([text]);
  expect(reply.match(/supply only/g)).toHaveLength(2);
  expect(reply).not.toContain('supplied and fitted');
});

it('the old carpet changes no floor', async () => {
  const { record } = await sayInTurn(answer, [
    'carpet for a lounge 5 x 4, vinyl for a bathroom 2 x 2, how much',
    'does that include you taking the old carpets up?',
  ]);
  expect(record.rooms.map(({ floor }) => floor?.kind)).toEqual(['carpet', 'vinyl']);
});

it('an introduction beside a price asks for no visit', async () => {
  const { record } = await sayInTurn(answer, [
    "We're the Pritchards, retired, just downsized to a bungalow in Corsham. What would carpet cost in the lounge, 5.2 x 3.8?",
  ]);
  expect(record.draft).toBeUndefined();
});

it('rooms that were counted before their size are all priced', async () => {
  const { record, reply } = await sayInTurn(answer, [
    'what floor for 14 rooms?',
    "carpet, it's a guest house, each room is 4 x 3.5",
  ]);
  expect(record.rooms).toHaveLength(14);
  expect(reply).toContain('£9,845.44');
});

it('several rooms have no discount but what one job saves', async () => {
  const reply = await replyTo([
    'carpet for lounge 5 x 4 and bedroom 3 x 3, how much',
    'any discount for doing both rooms?',
  ]);
  expect(reply).toContain('Having them in one job already saves £');
});

it.each([
  ['what about full width instead', '12 stairs (4.39 m²) in carpet'],
  ['and 26 inches wide?', '12 stairs with a runner 0.66 m wide'],
  ['does that include stair rods?', 'Stair rods aren’t in it: Stair Rods, Polished Brass: £129.00'],
])('a runner: %s', async (question, said) => {
  expect(await replyTo(['how much is a 60cm runner for 12 stairs in carpet', question])).toContain(
    said,
  );
});

describe('a sum that is doubted is confirmed, and why it is low', () => {
  const office = 'office 10 x 6.5 in kennet loop, how much';
  it.each(['£356?? that cant be right surely', '£356 seems remarkably low', '356, is that right?'])(
    '%s',
    async (text) => {
      const reply = await replyTo([office, text]);
      expect(reply).toContain('Yes, £356.40');
      expect(reply).not.toContain('underlay, 8 mm');
    },
  );

  it('of a floor that was offered for less', async () => {
    const reply = await replyTo([
      'bedroom 4.1 x 3.6 in bradford oat, how much',
      'too much, my budget is 200',
      "£75 for it?? that can't be right, including underlay and fitting?",
    ]);
    expect(reply).toMatch(/Yes, £\d+\.\d\d is right[\s\S]*Kennet Level Loop/);
  });

  it('what else is asked is answered too', async () => {
    const reply = await replyTo([
      office,
      "£356 seems very low but I'll take it! does it include lifting the old tiles?",
    ]);
    expect(reply).toContain('£453.90 in all');
  });
});

describe('the old floor is taken up', () => {
  const rooms = 'hall 4.2 x 1.2 and dining room 3.9 x 3.4 in honey oak laminate, how much';
  it.each([
    "would you take the old laminate up and get rid, and what's that cost for the 2 rooms?",
    'add the uplift on then. total?',
  ])('%s', async (text) => {
    const reply = await replyTo([rooms, text]);
    expect(reply).toContain('£688.17 in all');
    expect(reply).not.toContain('per m², at least');
  });
});

describe('what is put right after a price', () => {
  it('a floor named with a no is priced', async () => {
    const reply = await replyTo([
      'kitchen 5 x 3.2 in portland tile limestone, price',
      'no the camden sheet vinyl',
    ]);
    expect(reply).toContain('Camden Sheet Vinyl, supplied and fitted');
  });

  it('sums that were told are no sizes', async () => {
    const { record, reply } = await sayInTurn(answer, [
      'hall 4 x 1.2 and landing 2 x 1 in carpet, how much',
      'and in the moorland sage?',
      'first you said 362 and now its 244 with the landing. why?',
    ]);
    expect(record.rooms.map(({ widthMm }) => widthMm)).toEqual([1_200, 1_000]);
    expect(reply).not.toContain('0.24');
  });

  it('a complaint that was none is taken back', async () => {
    const reply = await replyTo([
      'my mother needs her lounge done, your fitters never turned up',
      "I don't have a complaint, I only asked what it costs",
    ]);
    expect(reply).toContain('there’s no complaint');
  });

  it('of two floors that are made alike, what is asked of their prices is answered with these', async () => {
    const reply = await replyTo([
      'moorland twist in navy, how much is it',
      'and the sage',
      'is that cheaper than the navy',
    ]);
    expect(reply).toContain('£11.99');
  });
});
