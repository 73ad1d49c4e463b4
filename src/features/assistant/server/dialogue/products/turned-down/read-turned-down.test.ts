import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#tests/support/assistant/seed-catalogue.ts';
import { readTurnedDown, withoutTurnedDown } from './read-turned-down.ts';

const turnedDown = (text: string) =>
  readTurnedDown(text, seedCatalogue.products).denials.flatMap(({ things, isLasting }) =>
    isLasting ? things : [],
  );

describe('the floors that a text turns down', () => {
  it.each([
    ['no not the kennet then', [{ range: 'Kennet Level Loop, Supplied and Fitted' }]],
    [
      'I dont care about the ashdown',
      [{ range: 'Ashdown Herringbone' }, { range: 'Ashdown Plank' }],
    ],
    ['whitby, not the herringbone!', [{ range: 'Ashdown Herringbone' }]],
    ['but not the office one', [{ range: 'Kennet Level Loop, Supplied and Fitted' }]],
    [
      'i dont want office stuff in my lounge',
      [{ range: 'Kennet Level Loop, Supplied and Fitted' }],
    ],
    ['no rental carpet please', [{ range: 'Kennet Level Loop, Supplied and Fitted' }]],
    ['take out the honister slate', [{ slug: 'portland-tile-honister-slate' }]],
    ['not slate tiles', [{ slug: 'portland-tile-honister-slate' }]],
    ['I need one with no wool in it', [{ fibre: 'wool' }]],
    ['something that isnt wool', [{ fibre: 'wool' }]],
    ['shes allergic to wool', [{ fibre: 'wool' }]],
    ['we dont like grey', [{ colour: 'grey' }]],
    ['nothing too dark', [{ colour: 'dark' }]],
    ['sheet I mean, not planks', [{ make: 'plank' }]],
    ['its only laminate no vinyl', [{ kind: 'vinyl' }, { kind: 'lvt' }]],
    ['laminate is no good', [{ kind: 'laminate' }]],
    ['no carpet or laminate', [{ kind: 'carpet' }, { kind: 'laminate' }]],
    ['not grey carpet', [{ kind: 'carpet', colour: 'grey' }]],
  ])('are read in "%s"', (text, expected) => {
    expect(turnedDown(text)).toEqual(expected);
  });

  it.each([
    'is it not wool?',
    'why not the laminate',
    'no the moorland one',
    'no, moorland twist',
    'theres no carpet down at the moment',
    'we have no carpet in there',
    'not sure about the laminate yet',
    'not just the carpet',
    'the floor isnt level',
    'no natural light in the hall',
    'it is not light in there',
    'can you take the carpet out',
    'take up the old carpet and get rid of it',
    'carpet or not, what would you do',
    'the vinyl is out of stock',
    'leave the navy rooms out',
    'can you get milk out of the moorland',
  ])('are none in "%s"', (text) => {
    expect(turnedDown(text)).toEqual([]);
  });

  it.each([
    ['no carpet in the kitchen please', 'please'],
    ['slate instead of silver birch', 'slate'],
  ])('are left out of "%s", but not for good', (text, rest) => {
    expect(turnedDown(text)).toEqual([]);
    expect(withoutTurnedDown(text, seedCatalogue)).toContain(rest);
    expect(withoutTurnedDown(text, seedCatalogue)).not.toBe(text);
  });
});
