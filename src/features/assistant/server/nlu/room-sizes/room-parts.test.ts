import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findLooseParts } from './room-parts.ts';
import { findRooms } from './rooms.ts';

const tokensOf = (text: string) => readTokens(tidyText(text));
const roomsOf = (text: string) =>
  findRooms(tokensOf(text)).map(({ lengthMm, widthMm, parts = [] }) => [
    `${lengthMm} ${widthMm}`,
    ...parts.map(({ name, widthMm: width, depthMm }) => `${name} ${width} ${depthMm}`),
  ]);

it.each([
  ['lounge 5.2 x 3.8 with a bay window 2.4 by 0.7', [['5200 3800', 'bay 2400 700']]],
  ['lounge 5.2m by 3.8m, the bay is 2.4m wide and 70cm deep', [['5200 3800', 'bay 2400 700']]],
  ['lounge is 5.2 by 3.9 plus a 1.8 by 0.6 bay', [['5200 3900', 'bay 1800 600']]],
  [
    'bedroom 3.6m x 3.2m, alcoves 1m x 35cm each',
    [['3600 3200', 'alcove 1000 350', 'alcove 1000 350']],
  ],
  [
    'room 4 x 3 with a recess of 1.2 x 0.4, hall 3 x 1',
    [['4000 3000', 'recess 1200 400'], ['3000 1000']],
  ],
  [
    'its 5.2m long and 3.6 wide, the bay sticks out another 70cm and is 2.1 wide',
    [['5200 3600', 'bay 2100 700']],
  ],
  ['lounge with bay window 5m x 4m', [['5000 4000']]],
  ['lounge with a bay, 5 x 4', [['5000 4000']]],
  ['5.2m into the bay x 3.8m', [['5200 3800']]],
  ['L shaped lounge 5 x 4 and 3 x 2', [['5000 4000', 'L 3000 2000']]],
  ['l-shaped room, 3m x 2m and 5m x 4m', [['5000 4000', 'L 3000 2000']]],
  [
    'L-shaped hall 4m x 1.1m and 2m x 1m, bedroom 3 x 3.5',
    [['4000 1100', 'L 2000 1000'], ['3000 3500']],
  ],
  ['L shaped lounge 5 x 4, kitchen 3 x 2', [['5000 4000'], ['3000 2000']]],
])('%s', (text, rooms) => {
  expect(roomsOf(text)).toEqual(rooms);
});

it.each([
  ['the bay is 2m wide and 60cm deep', undefined, ['bay 2000 600']],
  ['60cm deep and 2m wide for the bay', undefined, ['bay 2000 600']],
  ['they’re 1m x 35cm each', 'alcove', ['alcove 1000 350', 'alcove 1000 350']],
  ['the kitchen is 3 x 2.5', undefined, []],
  ['actually 4.2 x 3.6', 'bay', []],
])('%s: the size of a part alone', (text, asked, parts) => {
  expect(
    findLooseParts(tokensOf(text), asked).map(
      ({ name, widthMm, depthMm }) => `${name} ${widthMm} ${depthMm}`,
    ),
  ).toEqual(parts);
});
