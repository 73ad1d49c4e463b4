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

it.each([
  'we had laminate fitted by you in march and its lifting',
  'it was march this year',
  'you laid it in the spring',
  'it was done last month',
  'we moved in february',
])('%j tells of the past, and not how soon', (text) => {
  expect(readUrgency(text, false, true)).toBeUndefined();
});
