import { afterEach, describe, expect, it } from 'vitest';
import { setSlotTimes } from '#features/business/slot-times.ts';
import { readTimeRanges } from '#platform/dates/time-ranges.ts';
import { readMessage } from '../../conversation/message.ts';
import { readTimes } from './read-times.ts';
import { allSlots, saturdaySlots, shortSlot } from './visit-times.ts';

afterEach(() => setSlotTimes());

const eight = '8:00 AM - 10:30 AM';
const halfTen = '10:30 AM - 12:30 PM';
const two = '2:00 PM - 5:30 PM';
const read = (text: string) =>
  readTimes(readMessage(text, { today: '2026-12-01', knownPlaces: [] }));

describe('with the standard times', () => {
  const [nine = '', eleven = '', one = '', three = ''] = allSlots();
  it.each([
    ["in the morning while her carer's there", [nine, eleven]],
    ['mornings, when my son is home', [nine, eleven]],
    ['afternoons as someone is here then', [one, three]],
    ['not in the morning, carers are in', [one, three]],
    ['she has carers in the morning', [one, three]],
    ['room is 3.2 by 3, halls 4.1 by 1.2 metres', []],
    ['it measures 4 m by 3', []],
    ['can you come by 3', [nine, eleven, one]],
    ['any day but Thursday, which is the church lunch', []],
    ['mornings next week not monday', [nine, eleven]],
    ['not mornings, and not on Friday', [one, three]],
    ['over lunch would suit me', [eleven]],
  ])('"%s" wishes for %j', (text, slots) => {
    expect(read(text).slots).toEqual(slots);
  });
});

describe('with other times than the standard ones', () => {
  it.each([
    ['mornings are best', [eight, halfTen], undefined],
    ['afternoons', [two], undefined],
    ['after 2', [two], undefined],
    ['before 11', [eight], undefined],
    ['at lunch time', [halfTen], undefined],
    ['first thing', [eight], undefined],
    ['at 7am', [eight], 'early'],
    ['after 6', [], 'late'],
    ['any time', [eight, halfTen, two], undefined],
  ])('"%s" wishes for %j', (text, slots, outside) => {
    setSlotTimes(readTimeRanges('8:00-10:30, 10:30-12:30, 14:00-17:30'));
    expect(read(text)).toEqual({ slots, ...(outside && { outside }) });
  });

  it('names them shortly, and those of a Saturday', () => {
    setSlotTimes(readTimeRanges('8:00-10:30, 10:30-12:30, 14:00-17:30'));
    expect([eight, halfTen, two].map(shortSlot)).toEqual([
      '8–10:30am',
      '10:30am–12:30pm',
      '2–5:30pm',
    ]);
    expect(saturdaySlots()).toEqual([halfTen]);
  });
});
