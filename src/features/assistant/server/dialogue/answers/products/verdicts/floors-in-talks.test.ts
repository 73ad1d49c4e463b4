import { describe, expect, it } from 'vitest';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

const lounge = [
  'lounge carpet, two labradors, what do you suggest',
  'they have accidents sometimes, the older one. would carpet still be ok?',
];
const bothPriced = [...lounge, 'ok so moorland or go with lvt and a rug? lounge is 5.5 x 4'];

describe('a need that is told', () => {
  it('is what the question after it asks about', async () => {
    expect(await replyTo(...lounge)).toMatch(/^Up to a point\. Moorland Twist .*blot it up/);
    expect(await replyTo('we have 3 cats. would the whitby loop be ok')).toMatch(
      /I wouldn’t.*claws/i,
    );
  });

  it('is no other question where another is asked', async () => {
    const reply = await replyTo('i use a wheelchair some days. is the sherwood hard wearing?');
    expect(reply).toMatch(/^Yes\. Sherwood Laminate/);
  });

  it('is answered once, whatever fragments add to it', async () => {
    const reply = await replyTo(...lounge, 'I meant the DOG has accidents. wee. on the carpet');
    expect(reply).toMatch(/^Blot it up/);
    expect(reply).not.toMatch(/maintenance plans|Vacuum often/);
  });
});

describe('two floors', () => {
  it('are weighed by what is known, beside their prices', async () => {
    const reply = await replyTo(...bothPriced);
    expect(reply).toMatch(/I’d choose LVT/);
    expect(reply).toContain('Moorland Twist in Heather is the easy one');
    expect(reply).not.toMatch(/sell rugs/);
  });

  it('are told apart by one choice where one is asked for', async () => {
    const reply = await replyTo(...bothPriced, 'which would YOU pick with an old dog that wees');
    expect(reply).toMatch(/I’d choose Portland Tile/);
  });

  it.each([
    [
      ['need something waterproof for the kitchen diner'],
      'what’s the difference between the two, which lasts longer?',
      /For hard wear I’d choose Portland Tile[\s\S]*Camden/,
    ],
    [[], 'laminate or lvt for a kitchen diner?', /I’d choose LVT[\s\S]*Laminate is fine/],
    [
      ['is bradford twist ok on stairs'],
      'would a carpet be less slippery than wood?',
      /^Yes\. It isn’t slippery/,
    ],
    [[], 'is laminate noisy?', /^A little\. Laminate/],
    [[], 'is laminate ok for a hall', /^Yes\. Laminate is made for heavy family use/],
  ])('and kinds: %j, then "%s"', async (before, question, answer) => {
    expect(await replyTo(...before, question)).toMatch(answer);
  });
});

describe('a question about a floor', () => {
  it('brings no price that was told before', async () => {
    const reply = await replyTo(
      ...bothPriced,
      'fair enough. does the heather hide black hair? ones black ones yellow',
    );
    expect(reply).toMatch(/^Yes\. Moorland Twist in Heather/);
    expect(reply).not.toContain('£');
  });

  it('is not one of the underlay that was asked about before it', async () => {
    const reply = await replyTo(
      'sherwood driftwood grey, kitchen 5.2 x 3.4 how much',
      'does that include the underlay? and is it ok if water gets spilt by the sink',
    );
    expect(reply).toMatch(/Up to a point\. Sherwood Laminate.*within the hour/);
    expect(reply).not.toContain('PU Underlay');
  });

  it.each([
    ['is the dove 18 or 22.50?', /Dove is £22\.50[\s\S]*£18\.00 is the price of Clotted Cream/],
    ['does the cavendish come in grey?', /Dove(?![\s\S]*£18)/],
  ])('tells the price of the colour meant: "%s"', async (question, answer) => {
    expect(await replyTo('tell me about the cavendish', question)).toMatch(answer);
  });

  it('is told whether it is reduced', async () => {
    const reply = await replyTo('moorland in sage', 'is sage one of the 20% off ones already');
    expect(reply).toMatch(/Yes.*£11\.99/);
  });

  it.each([
    ['what is a nosing?', /front edge of a step/],
    ['i dont know what class 22 is', /bedrooms and lounges/],
    ['which ones do you actually sell, names and prices?', /Bradford Twist: from £21\.99/],
    ['any in wood effect', /Sherwood|Ashdown/],
    ['the hall is knackered, 2 dogs and a toddler. not sure what to go for', /I’d choose/],
    ['is there anything I can put down that comes up again when I leave?', /lifted again/],
    ['our stairs need doing. we are worried about slipping', /tight on every step/],
    ['carpet tiles or something else? its got desks with wheely chairs', /I’d choose/],
  ])('"%s" is answered', async (question, answer) => {
    expect(await replyTo('which carpets do you sell', question)).toMatch(answer);
  });
});
