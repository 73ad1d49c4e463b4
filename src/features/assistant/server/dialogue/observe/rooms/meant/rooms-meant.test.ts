import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../conversation/message.ts';
import { emptyRecord } from '../../../../conversation/record.ts';
import { observeRooms } from '../../observe-rooms.ts';
import { roomsMeant } from './rooms-meant.ts';

const rooms = [
  { name: 'lounge', lengthMm: 6000, widthMm: 4700 },
  { name: 'main bedroom', lengthMm: 4000, widthMm: 3600 },
  { name: 'back bedroom', lengthMm: 3000, widthMm: 2500 },
];
const message = (text: string) => readMessage(text, { today: '2026-12-01', knownPlaces: [] });
const recordOf = () => ({ ...structuredClone(emptyRecord), rooms: structuredClone(rooms) });
const names = (found: readonly { name?: string }[]) => found.map(({ name }) => name);

it.each([
  ['what would the lounge be', ['lounge']],
  ['without the main bedroom', ['main bedroom']],
  ['just the bedrooms', ['main bedroom', 'back bedroom']],
  ['the sitting room alone', ['lounge']],
  ['back to the 6m one', ['lounge']],
  ['only the 3 by 2.5 one', ['back bedroom']],
  ['leave the smallest one', ['back bedroom']],
  ['the second room', ['main bedroom']],
  ['is underlay in that', []],
])('%s', (text, expected) => {
  expect(names(roomsMeant(recordOf(), message(text)))).toEqual(expected);
});

describe('which rooms count', () => {
  it('takes a room out, and back in', () => {
    const record = recordOf();
    observeRooms(record, message('we are not bothering with the back bedroom'), 'without');
    expect(names(record.rooms)).toEqual(['lounge', 'main bedroom']);
    observeRooms(record, message('put the back bedroom back in'), 'all');
    expect(names(record.rooms)).toEqual(['lounge', 'main bedroom', 'back bedroom']);
  });

  it('changes the side that differs', () => {
    const record = { ...recordOf(), rooms: [{ lengthMm: 4419.6, widthMm: 3429 }] };
    observeRooms(record, message('sorry 12ft 3 not 11ft 3'), 'change');
    expect(record.rooms[0]?.widthMm).toBe(3734);
  });

  it.each([
    ['what if it becomes 8m by 4.7', 'change', 1],
    ['plus 2.9 x 2.7', 'add', 2],
  ] as const)('%s', (text, move, count) => {
    const record = { ...recordOf(), rooms: [{ lengthMm: 6000, widthMm: 4700 }] };
    observeRooms(record, message(text), move);
    expect(record.rooms).toHaveLength(count);
  });
});
