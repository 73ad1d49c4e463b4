import { describe, expect, it } from 'vitest';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
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
    ['what’s the good one come to', false],
    ['and the lounge in a decent carpet', false],
  ])('after "%s": %s', (text, isWanted) => {
    expect(mergeCheap(true, text)).toBe(isWanted);
    expect(mergeCheap(undefined, text)).toBe(false);
  });
});

describe('a cheap floor is laid where it was wished for', () => {
  const cheap = 'need a cheap carpet for the 4x3 box room';
  const priced = async (...messages: string[]) => {
    const { say, record } = talkAboutFloors();
    for (const message of messages) await say(message);
    return record().priced.map(({ floor }) => floor.slug ?? floor.kind);
  };
  const kennet = 'kennet-level-loop-supplied-and-fitted';

  it.each([
    ['and the hall 3x1', [kennet]],
    ['what about laminate for it', ['sherwood-laminate-driftwood-grey']],
    ['what’s the good one come to?', ['carpet']],
    ['and the lounge, 5x4, in a decent carpet', [kennet, 'carpet']],
    ['and a better carpet for the lounge 5x4', [kennet, 'carpet']],
  ])('after it: %s', async (text, floors) => {
    expect(await priced(cheap, text)).toEqual(floors);
  });

  it.each([
    [['where are you based?', 'what about laminate for it'], ['laminate']],
    [['and in laminate', 'and vinyl?'], ['vinyl']],
    [
      ['what about something nicer', 'and the lounge is 5x4 in carpet'],
      [kennet, 'carpet'],
    ],
  ])('and not for ever: %s', async (texts, floors) => {
    expect(await priced(cheap, ...texts)).toEqual(floors);
  });
});
