import { expect, it } from 'vitest';
import { countRooms } from './count-rooms.ts';
import { readUrgency } from './read-urgency.ts';

it.each([
  ['4 rooms, lounge and three bedrooms', 4],
  ['3 rooms: hall, stairs and landing', 3],
  ['2 bedrooms and the landing', 3],
  ['2 bedrooms, a landing', 3],
  ['2 rooms and the hall', 3],
])('%j are %i rooms', (text, rooms) => {
  expect(countRooms(text)).toBe(rooms);
});

it.each([
  ['within a month', 'soon'],
  ['within a month or two', 'flexible'],
  ['a month or two, we move in january', 'flexible'],
  ['in two or three months', 'flexible'],
])('by %j the work is wanted: %s', (text, urgency) => {
  expect(readUrgency(text, true, true)).toBe(urgency);
});
