import { expect, it } from 'vitest';
import { addedExtra, asksWithExtras, readExtras } from './read-extras.ts';

it.each([
  ['old carpet taken away and 2 doors trimmed', { uplift: true, doors: 2 }],
  ['you missed the 2 doors, and add the furniture moving', { furniture: true, doors: 2 }],
  ['with the old lino up please', { uplift: true }],
  ['trimming of three doors', { doors: 3 }],
  ['all in with the furniture moved please', { furniture: true }],
  ['plus trimming three doors', { doors: 3 }],
  ['ok add the furniture then', { furniture: true }],
  ['and two door bars', {}],
  ['the room has 2 doors', {}],
])('the extras that a text wants: %s', (text, extras) => {
  expect(readExtras(text)).toEqual(extras);
});

it.each([
  ['add the furniture moving for both. final total?', true],
  ['do you move furniture and how much is it', false],
  ['how much is it to trim 2 doors', false],
])('a sum with extras is asked for: %s', (text, asks) => {
  expect(asksWithExtras(text)).toBe(asks);
});

it.each([
  'do you move furniture?',
  'does that include moving furniture',
  'how much for the lounge, and do you move the furniture?',
  'can you trim doors',
  'it has two doors and a bay',
  'add 2 door bars',
])('"%s" adds nothing', (text) => expect(addedExtra(text)).toBeUndefined());
