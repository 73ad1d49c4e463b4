import { expect, it } from 'vitest';
import { fillAfter, known, roomsAfter } from '#tests/support/assistant/prefill.ts';

it.each([
  ['how much to carpet a living room 4.5 x 3.8', 'Living room 4.5x3.8 carpet'],
  ['lamminate in the hall 5x1', 'Hall 5x1 laminate'],
  ['carpit lounge 4x3', 'Lounge 4x3 carpet'],
  ['lamenatte lounge 4x3', 'Lounge 4x3 laminate'],
  ['lounge 4x3 in kenet loop', 'Lounge 4x3 kennet-level-loop-supplied-and-fitted'],
  ['lounge 4x3 in sherwod walnut', 'Lounge 4x3 sherwood-laminate-walnut'],
  ['lino for the bathroom 2x2', 'Bathroom 2x2 vinyl'],
  ['luxury vinyl tile kitchen 3x3', 'Kitchen 3x3 lvt'],
  ['click vinyl planks 3x3', '3x3 lvt'],
  ['thinking karndean type stuff, hall 6x1.2', 'Hall 6x1.2 lvt'],
  ['hall 6m x 1.2 lvt, front room 4x4 carpet', 'Hall 6x1.2 lvt; Front room 4x4 carpet'],
  ['carpet lounge 4x3, vinyl kitchen 3x3', 'Lounge 4x3 carpet; Kitchen 3x3 vinyl'],
  [
    'lounge 4x3 kitchen 3x3, carpet in the lounge and vinyl in the kitchen',
    'Lounge 4x3 carpet; Kitchen 3x3 vinyl',
  ],
  ['carpet upstairs, LVT downstairs. lounge 4x3 bedroom 3x3', 'Lounge 4x3 lvt; Bedroom 3x3 carpet'],
  [
    'carpet upstairs (2 beds 3x3 each) laminate downstairs 5x4 lounge',
    'Bedroom 1 3x3 carpet; Bedroom 2 3x3 carpet; Lounge 5x4 laminate',
  ],
  [
    'lounge 4x3, hall 3x1, stairs 13 steps. laminate everywhere except the stairs',
    'Lounge 4x3 laminate; Hall 3x1 laminate; Stairs 13 steps',
  ],
  ['living room 4x3 hall 3x1 carpet both', 'Living room 4x3 carpet; Hall 3x1 carpet'],
  ['dining rm 3x3 then kitchen 4x3, vinyl in both', 'Dining room 3x3 vinyl; Kitchen 4x3 vinyl'],
  ['lounge 4x3, carpet or laminate', 'Lounge 4x3'],
  ['lounge 4x3, carpet or laminate? give me laminate price', 'Lounge 4x3 laminate'],
  ['take the old carpet up and put laminate in the hall 3x1', 'Hall 3x1 laminate'],
  ['lounge 4x3 not carpet', 'Lounge 4x3'],
  ['instead of carpet, vinyl in the kitchen 3x3', 'Kitchen 3x3 vinyl'],
  ['loft room 5.5x3.2, twist carpet', 'Loft room 5.5x3.2 carpet'],
  ['Camden Chequer for a bathroom 2.1 by 1.7', 'Bathroom 2.1x1.7 camden-sheet-vinyl-chequer'],
  ['moorland sage, 5m x 4m', '5x4 moorland-twist-sage'],
  ['Sherwood walnut in a study 3.2m by 2.6m', 'Study 3.2x2.6 sherwood-laminate-walnut'],
  ['the dove saxony in our bedroom, 13ft x 11ft 6', 'Bedroom 3.96x3.51 cavendish-saxony-dove'],
  ['encaustic star in hall 4 x 1.5', 'Hall 4x1.5 camden-sheet-vinyl-encaustic-star'],
  ['lounge 4x3 in kennet', 'Lounge 4x3 kennet-level-loop-supplied-and-fitted'],
  ['lounge 4x3 in kennet loop', 'Lounge 4x3 kennet-level-loop-supplied-and-fitted'],
  ['lounge 4x3 in bradford twist', 'Lounge 4x3 carpet'],
  ['im in Bradford on Avon, lounge 4x3', 'Lounge 4x3'],
  ['lounge 4x3 in the cheapest carpet', 'Lounge 4x3 carpet'],
  ['lounge 4x3 grey carpet', 'Lounge 4x3 carpet'],
  ['currently carpet in the lounge 4x3, want lvt', 'Lounge 4x3 lvt'],
  ['old carpet in lounge 4x3 needs replacing with laminate', 'Lounge 4x3 laminate'],
  [
    'carpet for lounge and laminate for kitchen, lounge 5x4 kitchen 4x3',
    'Lounge 5x4 carpet; Kitchen 4x3 laminate',
  ],
  ['lounge 4x3 in carpet, kitchen 3x3', 'Lounge 4x3 carpet; Kitchen 3x3'],
  [
    'laminate in the hall 5x1. lounge 4x3 and bedroom 3x3',
    'Hall 5x1 laminate; Lounge 4x3; Bedroom 3x3',
  ],
  ['carpet in the lounge 4x3 and bedroom 3x3', 'Lounge 4x3 carpet; Bedroom 3x3 carpet'],
  ['lounge 4x3, hall 3x1, carpet please', 'Lounge 4x3 carpet; Hall 3x1 carpet'],
  ['Price Whitby Loop in Natural', 'whitby-loop-natural'],
])('"%s" has the floors of %s', (text, rows) => {
  expect(roomsAfter([text])).toBe(rows);
});

it('fills the product or the kind of the page where no other is named', () => {
  const pageProduct = known.products.find(({ id }) => id === 'bradford-twist-oat');
  expect(roomsAfter(['what would 4x3 be in this'], { pageProduct })).toBe('4x3 bradford-twist-oat');
  expect(roomsAfter(['lounge 4x3 in laminate'], { pageProduct })).toBe('Lounge 4x3 laminate');
  expect(roomsAfter(['4x3 how much'], { pageFloor: 'lvt' })).toBe('4x3 lvt');
});

it.each([
  ['got about 24sqm to do in lvt', 24, 'lvt'],
  ['how much is 30m2 of click lvt', 30, 'lvt'],
  ['price for 200 sq ft of carpet', 18.58, 'carpet'],
])('"%s" has an area of %d m² in %s', (text, area, type) => {
  expect(fillAfter([text]).price).toMatchObject({ rooms: [], areaOnly: area, areaFloor: { type } });
});

it.each([
  ['supply only, lounge 4x3', false],
  ["lounge 4x3, i'll fit it myself", false],
  ['lounge 4x3 without fitting', false],
  ['lounge 4x3, ive got my own fitter', false],
  ['lounge 4x3 and my brother in law fits it', false],
  ['lounge 4x3 fully fitted', true],
  ["lounge 4x3, can't fit it myself", true],
  ['lounge 4x3', true],
])('"%s" includes the fitting: %j', (text, fitted) => {
  expect(fillAfter([text]).price?.includeInstallation).toBe(fitted);
});
