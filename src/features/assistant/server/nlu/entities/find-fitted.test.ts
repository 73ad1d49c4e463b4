import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findFitted } from './find-floor.ts';

const read = (text: string) => findFitted(readTokens(tidyText(text)));

it.each([
  'just for the materials',
  'supply only please',
  'we dont need it fitting',
  'take the fitting off',
  "I'll be laying it myself",
  "I've got my own fitter",
  'how much without having it fitted',
])('"%s" asks for the material only', (text) => {
  expect(read(text)).toBe(false);
});

it.each([
  'fully fitted',
  "can't fit it myself",
  'supply and fit',
  'forget DIY, both rooms fitted by you',
  "that's supply only, I said fitted",
])('"%s" asks for the fitting too', (text) => {
  expect(read(text)).toBe(true);
});
