import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findRooms } from './rooms.ts';

const namesIn = (text: string) =>
  findRooms(readTokens(tidyText(text))).map(({ name, lengthMm }) => `${name} ${lengthMm}`);

it.each([
  [
    '2 bedrooms and the stairs and landing, 1st is about 3.5 by 3 and other is 2.8 x 2.4',
    ['bedroom 1 3500', 'bedroom 2 2800'],
  ],
  ['two beds plus a hall, the first is 4 x 3, the second 3 x 2.5', ['bed 1 4000', 'bed 2 3000']],
])('sizes told by their order are those of the rooms counted: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  ['two bedrooms and a lounge, the lounge is 5 x 4', ['lounge 5000']],
  ['lounge 5 x 4 and the other room 3 x 3', ['lounge 5000', 'undefined 3000']],
])('others keep their names: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
