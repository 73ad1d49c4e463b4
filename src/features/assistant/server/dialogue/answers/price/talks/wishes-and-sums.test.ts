import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

describe('a wish decides which floor is priced', () => {
  it.each([
    [
      'lounge 4x3 in a nice wool carpet, something beige. how much',
      'lounge 4x3: Bradford Twist in Oat',
    ],
    ['what would a bedroom 4 x 3 be in carpet, something cheap', 'bedroom 4x3: Kennet Level Loop'],
    ['how much is a grey carpet for the lounge 5x4', 'lounge 5x4: Bradford Twist in Silver Birch'],
    ['bathroom 2x2 cheap vinyl fitted, price', 'bathroom 2x2: Camden Sheet Vinyl in Chequer'],
    [
      'standard carpet for a bedroom 4x3, the cheap fitting please. how much',
      'bedroom 4x3: carpet',
    ],
    ['my last quote was not cheap. carpet for a bedroom 4x3 how much', 'bedroom 4x3: carpet'],
  ])('%s', async (text, job) => {
    expect((await pricedInTalk(text)).jobs).toEqual([job]);
  });

  it.each([
    [
      'laminate for the kitchen 4x3, a water resistant one. price?',
      'We’ve no water-resistant laminate',
    ],
    ['price for the lounge 4x4 in a green wool carpet', 'isn’t wool'],
  ])('what cannot be met is said: %s', async (text, line) => {
    expect((await pricedInTalk(text)).reply).toContain(line);
  });
});

const saxony = 'lounge 5 by 4.2 in cavendish saxony clotted cream fitted, how much';
const one = ['lounge 5x4.2: Cavendish Saxony in Clotted Cream'];

describe('a figure that is no size and no budget', () => {
  it.each([
    'thats dear against his 12.99 x 21 = 273. whats your price again',
    '12.99 is the PRICE not the room. the lounge is 5 by 4.2, total please',
    'he does it 11.49 a metre all in. what was yours again',
    'i am in after 5.30. what was the price again',
    'could you come 2 to 4 Monday? and whats the total again',
  ])('%s', async (text) => {
    const { jobs, reply } = await pricedInTalk(saxony, text);
    expect(jobs).toEqual(one);
    expect(reply).not.toContain('for: another room');
  });

  it('a price said again is no budget', async () => {
    const { reply } = await pricedInTalk(
      saxony,
      'ok 1050. do you take up the old one for that or is it extra',
    );
    expect(reply).not.toContain('over');
    expect(reply).toContain('We take up the old floor');
  });

  it.each([
    'can you do 700 for it',
    'can i have the clotted cream in the lounge 5x4.2 for 700 yes or no',
  ])('a sum that is offered is answered, and is no budget: %s', async (text) => {
    const { reply } = await pricedInTalk(saxony, text);
    expect(reply).toContain('No: £1,050.00 is £350.00 over £700.00.');
    expect((await pricedInTalk(saxony, text, 'what was the price again')).reply).not.toContain(
      'budget',
    );
  });

  it('a budget goes with the job that it was for', async () => {
    const talk = [
      'bedroom 4x3 and lounge 5x4 in carpet, our budget is £700. how much',
      'leave the lounge out. total?',
    ];
    expect((await pricedInTalk(...talk)).reply).not.toContain('budget');
  });
});

describe('a short question about the price', () => {
  it.each([
    ['which carpet is that', 'That’s for Cavendish Saxony in Clotted Cream'],
    ['hang on it was 900 not 1050. which is it', '£1,050.00'],
    ['is that your lowest', 'I don’t know of any other discount'],
  ])('%s', async (text, line) => {
    expect((await pricedInTalk(saxony, text)).reply).toContain(line);
  });
});

it('a floor that a message names is meant by "that", beside another for the stairs', async () => {
  const first =
    '2 bedrooms, 3.6 x 3 and 2.5 x 2.2, and 13 stairs in bradford twist silver birch. how much';
  const { jobs } = await pricedInTalk(
    first,
    'theres a moorland twist in sage. why not that? bedrooms in that and stairs in the bradford, how much',
  );
  expect(jobs).toEqual([
    'bedroom 1 3.6x3, bedroom 2 2.5x2.2: Moorland Twist in Sage',
    'stairs: Bradford Twist in Silver Birch',
  ]);
});

describe('feet or metres is asked once', () => {
  const opening = 'lounge 12 x 10 in laminate, how much';

  it.each([
    ['ffs its metres, 12 by 10. just tell me', 'lounge 12x10: laminate'],
    ['metres obviously! and the hall is 6 x 2', 'hall 6x2, lounge 12x10: laminate'],
    ['i told you, how much', 'lounge 12x10: laminate'],
    ['feet', 'lounge 3.658x3.048: laminate'],
    ['its 12 x 10 feet', 'lounge 3.658x3.048: laminate'],
  ])('%s', async (text, job) => {
    expect((await pricedInTalk(opening, text)).jobs).toEqual([job]);
  });

  it('feet that are told after the price change it', async () => {
    const { jobs } = await pricedInTalk(opening, 'just the price please', 'theyre in feet');
    expect(jobs).toEqual(['lounge 3.658x3.048: laminate']);
  });
});
