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

describe('rooms that are said again', () => {
  const both = ['lounge 5x4', 'hall 3x1'];
  it.each([
    'so both rooms together lounge 5x4 + hall 3x1. final price?',
    'right. one room 5 by 4 and one room 3 by 1 in the loop. how much',
    'a price!! hall 1 x 3 and the lounge 4 x 5, thats it',
  ])('count once: "%s"', (text) => {
    expect(sizes(tell(from({ ...lounge }, { ...hall }), text)).toSorted()).toEqual(both.toSorted());
  });

  it.each([
    ['and another lounge 5x4 and hall 3x1', 4],
    ['also a study 5x4 and a porch 3x1', 4],
  ])('are further ones by "%s"', (text, count) => {
    expect(tell(from({ ...lounge }, { ...hall }), text).rooms).toHaveLength(count);
  });

  it.each(['youve counted it twice. only 2 rooms', 'you have got the lounge in twice'])(
    'are taken out by "%s"',
    (text) => {
      const twice = from({ ...lounge }, { ...hall }, { lengthMm: 4000, widthMm: 5000 });
      expect(sizes(tell(twice, text))).toEqual(both);
    },
  );

  it('stay where nothing is counted twice', () => {
    const twins = from({ ...lounge, name: 'bedroom 1' }, { ...lounge, name: 'bedroom 2' });
    expect(tell(twins, 'I counted twice to be sure').rooms).toHaveLength(2);
  });

  it.each(['start again. forget all that', 'ok scrap the lot', 'can we start over please'])(
    'are forgotten by "%s"',
    (text) => {
      const record = tell(from({ ...lounge }, { ...hall }), text);
      expect(record.rooms).toEqual([]);
      expect(sizes(tell(record, 'one room 5 by 3.5 and one room 3.5 by 3'))).toEqual([
        ' 5x3.5',
        ' 3.5x3',
      ]);
    },
  );
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
