import { expect, it } from 'vitest';
import { readTokens, tidyText } from '../text/tokenize.ts';
import { findPlace, preparePlaces } from './find-place.ts';
import { withoutPlacesLeft } from './places-left.ts';

const places = preparePlaces(['Corsham', 'Chippenham']);
const placeIn = (text: string) => findPlace(withoutPlacesLeft(readTokens(tidyText(text))), places);

it.each([
  ['Just moved down from Leeds, a neighbour in Corsham mentioned you', 'Corsham'],
  ["Ha, I've left Leeds, I'm in Corsham now", 'Corsham'],
  ['we moved from London to Chippenham', 'Chippenham'],
  ['used to live in Bristol but now in Corsham', 'Corsham'],
  ['originally from Cardiff', undefined],
  ['we came over from Leeds last year', undefined],
  ['do you come to Leeds?', 'Leeds'],
  ['I live in Bristol', 'Bristol'],
  ["we're moving to London from Corsham", 'London'],
])('%j asks about %j', (text, place) => {
  expect(placeIn(text)).toBe(place);
});
