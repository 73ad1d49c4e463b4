import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { readRoomMove } from './room-moves.ts';

it.each([
  ['what would the study be by itself', 'only'],
  ['leave the porch out of it', 'without'],
  ['there is also a utility, 2 by 1.7', 'add'],
  ['i misread it, the lounge is 4.3 by 3.6', 'change'],
  ['what does everything come to together', 'all'],
  ['is underlay in that price', 'none'],
  ['which would you put in a kitchen', 'none'],
  ['could you come and measure the lounge', 'none'],
])('%s: %s', (text, move) => {
  expect(readRoomMove(readTokens(tidyText(text)))).toBe(move);
});
