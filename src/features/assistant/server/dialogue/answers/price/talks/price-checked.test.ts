import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';

const sherwood = 'driftwood grey laminate for a bedroom 4 x 3, supply only, how much';
const carpet = 'carpet for a lounge 5 x 4, how much';

describe('a yes or no about a price comes first', () => {
  it.each([
    [sherwood, 'is that the sherwood price?', /^Yes, that’s Sherwood Laminate in Driftwood Grey\./],
    [sherwood, 'is that for the driftwood?', /^Yes, that’s Sherwood/],
    [carpet, 'is that the moorland sage price?', /^No, that’s for our premium carpet\./],
    [carpet, 'is that the price for moorland in sage', /^No, that’s for our premium carpet\./],
    [carpet, 'is levelling in it?', /^No, levelling isn’t in that price: it’s £\d/],
    [carpet, 'does that have levelling in', /^No, levelling isn’t in that price/],
    [carpet, 'so 1000 is right then?', /^Yes, £1,000\.00 in all/],
    [carpet, 'so its 1000.00 all in, yes?', /^Yes, £1,000\.00 in all/],
    [sherwood, 'how much more if you fit it', /^Fitting would be £/],
    [sherwood, 'and how much extra if you fit it for me?', /^Fitting would be £/],
  ])('%s; %s', async (first, text, said) => {
    expect((await pricedInTalk(first, text)).reply).toMatch(said);
  });

  it.each([
    [carpet, 'so 900 is right then?'],
    [carpet, 'is that the moorland in stock?'],
  ])('and is not made up: %s; %s', async (first, text) => {
    expect((await pricedInTalk(first, text)).reply).not.toMatch(/^(?:Yes|No),/);
  });
});

it('an area alone gets a guide by its prices per m², and is asked for its sides', async () => {
  const { reply } = await pricedInTalk('what would laminate cost for about 30 m2');
  expect(reply).toMatch(
    /As a guide, 30 m² supplied and fitted is about £[\d,.]+\.\n.* per m²\. Waste/,
  );
  expect(reply).toContain('how long and how wide');
});
