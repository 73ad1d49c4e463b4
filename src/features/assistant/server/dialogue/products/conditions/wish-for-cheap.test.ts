import { describe, expect, it } from 'vitest';
import { mergeCheap, wantsCheap } from './wish-for-cheap.ts';

describe('the wish for a cheap floor', () => {
  it.each([
    'landlord wants cheap flooring for kitchen and bathroom',
    'thats not cheap lol. whats the cheapest you got that does both',
    'it has to be cheap its a rental',
    'need something cheap and cheerful for the spare room',
    'we’re on a tight budget',
    'money is tight so not too expensive please',
    'i dont want to spend a fortune',
    'trying to keep costs down',
    'anything cheaper that would do a bathroom?',
    'which is the cheapest for a hall',
    'nothing fancy, it’s only for a let',
    'just a budget carpet for a let',
    'not bothered about looks just cheap',
  ])('is read in "%s"', (text) => {
    expect(wantsCheap(text)).toBe(true);
  });

  it.each([
    'thats not cheap',
    'i dont want anything cheap',
    'nothing cheap and nasty please',
    'it doesn’t have to be cheap',
    'are you cheaper than Carpetright?',
    'is vinyl cheaper than laminate?',
    'oh wow cheap. whats it like tho, is it soft?',
    'why is that one so cheap?',
    'that’s cheap',
    'our budget is 2000',
  ])('is not read in "%s"', (text) => {
    expect(wantsCheap(text)).toBe(false);
  });
});

describe('a wish for a cheap floor lasts', () => {
  it.each([
    ['kitchen 3m x 2.5m, in the vinyl', true],
    ['thats not cheap lol', true],
    ['money is no object', false],
    ['i don’t want anything cheap after all', false],
    ['have you something a bit nicer', false],
  ])('after "%s": %s', (text, isWanted) => {
    expect(mergeCheap(true, text)).toBe(isWanted);
    expect(mergeCheap(undefined, text)).toBe(false);
  });
});
