import { expect, it } from 'vitest';
import { readSwaps } from './read-swaps.ts';

it.each([
  ['flat 2 not flat 3', 'flat 2', 'flat 3'],
  ['not two rooms, three', 'three', 'two rooms'],
  ['no, it’s number 17, not 7', 'number 17', '7'],
  ['change Thursday to Tuesday please', 'Tuesday', 'Thursday'],
  ['Mill Lane should be Mill Close', 'Mill Close', 'Mill Lane'],
  ['the afternoon instead of the morning', 'afternoon', 'morning'],
])('%j puts %j in the place of %j', (text, right, wrong) => {
  expect(readSwaps(text)).toEqual([{ right, wrong }]);
});

it.each(['yes please', 'is it not too dear?', 'the dog is friendly'])(
  '%j swaps nothing',
  (text) => {
    expect(readSwaps(text)).toEqual([]);
  },
);
