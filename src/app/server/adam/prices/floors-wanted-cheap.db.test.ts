import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

describe('a cheap floor that was wished for anywhere in the talk', () => {
  it.each([
    [
      ['landlord wants cheap flooring for kitchen and bathroom what do you suggest'],
      /^I’d choose Camden Sheet Vinyl in Chequer/,
    ],
    [
      ['what would you put in a bathroom?', 'thats not cheap, whats the cheapest you got for it'],
      /Camden Sheet Vinyl in Chequer/,
    ],
    [
      ['we’re on a tight budget', 'which floor for the utility room, what would you go for'],
      /^I’d choose Camden Sheet Vinyl in Chequer/,
    ],
    [
      [
        'landlord wants cheap flooring for kitchen and bathroom what do you suggest',
        'kitchen 3m x 2.5m and bathroom 2 x 1.8, in the vinyl',
      ],
      /in Camden Sheet Vinyl in Chequer, supplied and fitted/,
    ],
    [['I’m a landlord, need cheap carpet throughout a 2 bed flat'], /Kennet[^\n]*\nOr: Moorland/],
  ])('%j', async (texts, answered) => {
    const { reply } = await sayInTurn(answer, texts);
    expect(reply).toMatch(answered);
  });

  it.each([
    'i meant the roll out vinyl not planks',
    'no not planks, the sheet stuff',
    'the rolled vinyl i mean',
  ])('sheet vinyl is meant by "%s"', async (text) => {
    const { reply } = await sayInTurn(answer, ['kitchen 3 x 2.5 in lvt please how much', text]);
    expect(reply).toMatch(/Camden Sheet Vinyl/);
    expect(reply).not.toMatch(/Ashdown|Portland/);
  });
});
