import { expect, it } from 'vitest';
import { readFloorState } from './floor-state.ts';

it.each([
  [
    'its quite damp on that floor its a concrete floor, old cottage. would the tile be ok',
    ['its quite damp on that floor its a concrete floor', 'old cottage'],
  ],
  ['no tiles down just bare concrete. do you check for damp', ['no tiles down just bare concrete']],
  ['boards are peaking up by the patio door', ['boards are peaking up by the patio door']],
  ['the floor is a bit uneven, can you level it', ['the floor is a bit uneven']],
  [
    "it's an old house and the floor slopes to the window",
    ["it's an old house", 'the floor slopes to the window'],
  ],
  ['we have rising damp in the hall', ['we have rising damp in the hall']],
  ['there is no damp proof course', ['there is no damp proof course']],
])('%j tells of the floor as it is', (text, told) => {
  expect(readFloorState(text)).toEqual(told);
});

it.each([
  'what do you recommend for a concrete floor',
  'would it do on an uneven floor',
  'I want tiles for an old cottage',
  'is it ok if the floor is damp',
  'the floor is not damp',
  'how much for 4 x 3',
  'is the vinyl loose laid?',
  'do you check the concrete for damp',
  'the boards you sell',
])('%j tells nothing of it', (text) => {
  expect(readFloorState(text)).toEqual([]);
});
