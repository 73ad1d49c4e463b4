import { describe, expect, it } from 'vitest';
import { readMessage } from '../../conversation/message.ts';
import {
  type ConversationRecord,
  emptyRecord,
  type RoomRecord,
} from '../../conversation/record.ts';
import { observeRooms } from './observe-rooms.ts';
import { homesAlike } from './project/count-homes.ts';

const tell = (record: ConversationRecord, ...texts: string[]) => {
  for (const text of texts)
    observeRooms(record, readMessage(text, { today: '2026-12-01', knownPlaces: [] }));
  return record;
};
const sizes = ({ rooms }: ConversationRecord) =>
  rooms.map(({ name, lengthMm, widthMm }) => `${name ?? ''} ${lengthMm / 1000}x${widthMm / 1000}`);
const from = (...rooms: RoomRecord[]) => ({ ...structuredClone(emptyRecord), rooms });
const lounge = { name: 'lounge', lengthMm: 5000, widthMm: 4000 };
const hall = { name: 'hall', lengthMm: 3000, widthMm: 1000 };

describe('rooms that are known', () => {
  it.each([
    ['no the lounge is 4.5 wide', ['lounge 5x4.5', 'hall 3x1']],
    ['make the hall 3.2 long', ['lounge 5x4', 'hall 3.2x1']],
    ['hall is 1.1 wide not 1', ['lounge 5x4', 'hall 3x1.1']],
    ['the hallway is 3.5 by 1', ['lounge 5x4', 'hallway 3.5x1']],
    ['less the hall', ['lounge 5x4']],
    ['take the small room out', ['lounge 5x4']],
    ['drop the hall and add a study 3x2.5', ['lounge 5x4', 'study 3x2.5']],
  ])('change by "%s"', (text, rooms) => {
    expect(sizes(tell(from({ ...lounge }, { ...hall }), text))).toEqual(rooms);
  });

  it('make way for another one and come back', () => {
    const record = tell(from({ ...lounge }), 'what about the hall, 3m x 1m, on its own');
    expect(sizes(record)).toEqual(['hall 3x1']);
    expect(sizes(tell(record, 'same as the lounge then, both together'))).toEqual([
      'lounge 5x4',
      'hall 3x1',
    ]);
  });
});

describe('rooms of a message', () => {
  it.each([
    ["the lounge is 5.2m by 4m. the dining room's the same", ['lounge 5.2x4', 'dining room 5.2x4']],
    ['3 bedrooms 4x3 3.5x3 and 2.5x2.2', ['bedroom 1 4x3', 'bedroom 2 3.5x3', 'bedroom 3 2.5x2.2']],
    ['morning all. 3 rooms. lounge 5m x 4m, hall 3m by 1m', ['lounge 5x4', 'hall 3x1']],
  ])('"%s"', (text, rooms) => {
    expect(sizes(tell(from(), text))).toEqual(rooms);
  });

  it('are in feet only where a room can be so small', () => {
    const record = tell(from(), 'lounge 12ft by 10ft', 'and the utility, 1.8 by 1.6');
    expect(sizes(record).at(-1)).toBe('utility 1.8x1.6');
  });

  it('are those of each home only where the homes are not listed', () => {
    const listed = tell(from(), 'Three flats. A is 3.6 x 3.3, B is 4 x 3.1, C is 3.6 x 3.2');
    expect(homesAlike(listed)).toBeUndefined();
    expect(sizes(tell(listed, 'leave C out'))).toHaveLength(2);
    const each = tell(from(), 'two flats, each with a lounge 4x3 and a bedroom 3x3');
    expect(homesAlike(each)).toMatchObject({ count: 2 });
  });
});

describe('rooms of one name', () => {
  it('are told apart by their numbers', () => {
    const record = tell(
      from(),
      'bedroom 1 is 4.2 by 3.8',
      'add bedroom 2, 3.1 by 2.9',
      'bedroom 2 is 3.2 by 2.9',
    );
    expect(sizes(record)).toEqual(['bedroom 1 4.2x3.8', 'bedroom 2 3.2x2.9']);
  });

  it('are added where another one is spoken of', () => {
    const record = tell(from(), 'bedroom 4.2 x 3.8', 'add another bedroom 3.1 x 2.9');
    expect(sizes(record)).toEqual(['bedroom 4.2x3.8', 'bedroom 3.1x2.9']);
  });

  it('are corrected in millimetres', () => {
    const record = tell(from(), '3850 x 2950 laminate', 'sorry 3580 not 3850');
    expect(sizes(record)).toEqual([' 3.58x2.95']);
  });
});
