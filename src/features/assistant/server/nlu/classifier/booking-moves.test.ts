import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { guessBookingMove } from './booking-moves.ts';

it.each([
  ['could you let the fitter know the gate sticks', 'note'],
  ['our dog is daft but friendly', 'note'],
  ['that all looks right, please send it', 'yes'],
  ['all present and correct', 'yes'],
  ['i will have to ask my wife first', 'leave'],
  ['do i have to clear the room', 'ask'],
])('%s: %s', (text, move) => {
  expect(guessBookingMove(readTokens(tidyText(text))).label).toBe(move);
});
