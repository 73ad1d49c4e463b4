import { describe, expect, it } from 'vitest';
import { readFault } from './read-fault.ts';

describe('a damaged floor', () => {
  it.each([
    'my laminate is scratched',
    'the carpet has come up by the door',
    'vinyl is curling up',
    'our lounge carpet has gone all wavy in front of the sofa',
    'the carpet on the stairs has come right away',
    'the stairs carpet is worn through on two of them, can they be patched or is it a new one',
  ])('is recognised in "%s"', (text) => {
    expect(readFault(text, false).isFault).toBe(true);
  });

  it.each(['can somebody come and pull the carpet tight again', 'the carpet needs tightening up'])(
    'is to be mended in "%s"',
    (text) => {
      expect(readFault(text, false).isRepair).toBe(true);
    },
  );

  it.each([
    'is your laminate scratch proof',
    'do the tiles crack',
    'will your vinyl curl',
    'how is the lvt fixed',
  ])('is not told of by "%s"', (text) => {
    expect(readFault(text, true)).toMatchObject({ isFault: false, isRepair: false });
  });
});
