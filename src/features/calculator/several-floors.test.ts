import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { defaultPriceBook } from './price-book.ts';
import type { RoomFloorInput } from './room-contract.ts';
import { missingToMinimum, splitByFloor } from './several-floors.ts';

const vinyl = { flooringType: 'vinyl' } as const;
const oak = { flooringType: 'laminate', productId: 'oak' } as const;
const job = { rooms: [{ name: 'A' }, { name: 'B' }], flooringType: 'carpet' } as const;
type Room = {
  name: string;
  floor?: RoomFloorInput;
  doorways?: { sharedWith?: number }[];
};
const split = (rooms: Room[], more = {}) => splitByFloor({ ...job, ...more, rooms });

describe('a job divided by floor', () => {
  it('is the job as it was where all rooms have one floor', () => {
    expect(split([{ name: 'A' }, { name: 'B' }])).toEqual([
      { indexes: [0, 1], job: { ...job, rooms: [{ name: 'A' }, { name: 'B' }] } },
    ]);
  });

  it('has one part for each floor, in the order of the rooms', () => {
    const parts = split([{ name: 'A' }, { name: 'B', floor: oak }, { name: 'C' }], {
      underlayId: 'u',
    });
    expect(parts.map(({ indexes }) => indexes)).toEqual([[0, 2], [1]]);
    expect(parts[0]?.job).toMatchObject({ flooringType: 'carpet', underlayId: 'u' });
    expect(parts[1]?.job).toEqual({
      flooringType: 'laminate',
      productId: 'oak',
      rooms: [{ name: 'B' }],
    });
  });

  it('has a part for each colour and each way of cutting, and takes the width that was asked for', () => {
    const twist = { flooringType: 'carpet', productId: 'twist' } as const;
    const parts = split([
      { name: 'A', floor: { ...twist, colour: 'Oat', carpetWidth: 5 } },
      { name: 'B', floor: { ...twist, colour: 'Slate', carpetWidth: 'cheapest' } },
      { name: 'C', floor: { ...twist, colour: 'Oat', carpetWidth: 5, fewestJoins: true } },
      { name: 'D', floor: { ...twist, colour: 'Oat', carpetWidth: 5 } },
      { name: 'E', floor: { flooringType: 'carpet', toBeChosen: true } },
      { name: 'F' },
    ]);
    expect(parts.map(({ indexes }) => indexes)).toEqual([[0, 3], [1], [2], [4], [5]]);
    expect(parts[0]).toMatchObject({ choice: { colour: 'Oat' }, job: { carpetWidth: 5 } });
    expect(parts[1]?.job).not.toHaveProperty('carpetWidth');
    expect(parts[2]?.job).toMatchObject({ fewestJoins: true });
  });

  it('keeps a doorway between two floors once', () => {
    const parts = split([
      { name: 'A', doorways: [{ sharedWith: 1 }, { sharedWith: 2 }] },
      { name: 'B', floor: vinyl },
      { name: 'C' },
    ]);
    expect(parts[0]?.job.rooms[0]?.doorways).toEqual([{}, { sharedWith: 1 }]);
    expect(parts[1]?.job.rooms[0]?.doorways).toEqual([]);
  });

  it('charges what is of a room with its room, and the rest with the first floor', () => {
    const extras = { uplift: true, furnitureRooms: 2, doorTrims: 3, plywood: [1], levelling: [0] };
    const [first, second] = split([{ name: 'A' }, { name: 'B', floor: vinyl }], { extras });
    expect(first?.job).toMatchObject({ extras: { ...extras, plywood: [] } });
    expect(second?.job).toMatchObject({
      extras: { uplift: true, furnitureRooms: 0, doorTrims: 0, plywood: [0], levelling: [] },
    });
  });

  it('has each room once', () => {
    const floor = fc.constantFrom(undefined, vinyl, oak);
    fc.assert(
      fc.property(fc.array(floor, { minLength: 1, maxLength: 12 }), (floors) => {
        const rooms = floors.map((one, n) => ({ name: `${n}`, ...(one && { floor: one }) }));
        const parts = split(rooms);
        expect(parts.flatMap(({ indexes }) => indexes).toSorted((a, b) => a - b)).toEqual([
          ...rooms.keys(),
        ]);
        const names = parts.flatMap((part) => part.job.rooms.map(({ name }) => name));
        expect(new Set(names).size).toBe(rooms.length);
      }),
    );
  });
});

it('what a whole job costs at least is missing once', () => {
  const prices = { ...defaultPriceBook, minimumFittingPence: 10_000, upliftMinimumPence: 5_000 };
  expect(missingToMinimum({ fittingPence: 12_000, upliftMm2: 0 }, prices)).toBe(0);
  expect(missingToMinimum({ fittingPence: 7_000, upliftMm2: 0 }, prices)).toBe(3_000);
  const small = { ...prices, upliftPence: 100 };
  expect(missingToMinimum({ fittingPence: 20_000, upliftMm2: 10_000_000 }, small)).toBe(4_000);
});
