import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { noExtras } from '../drafts/extra-drafts.ts';
import { checkJob } from './stored-job.ts';

const job = {
  rooms: [{ id: 1, name: 'Lounge', length: '5.9', width: '3.7' }],
  flooring: 'carpet',
  floor: null,
  carpetWidth: 5,
  includeInstallation: false,
  extras: noExtras,
};

it('restores a stored job unchanged', () => {
  expect(checkJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
});

const floor = {
  id: 'star',
  name: 'Camden Star',
  price: 13.9,
  unit: 'm²',
  flooringType: 'vinyl',
  rollWidths: [2, 3, 4],
  fittingIncluded: false,
};

it('restores a floor of the catalogue with its type, and nothing that is not one', () => {
  expect(checkJob({ ...job, floor })).toMatchObject({ floor, flooring: 'vinyl' });
  for (const wrong of [7, {}, { ...floor, price: '13' }, { ...floor, flooringType: 'marble' }])
    expect(checkJob({ ...job, floor: wrong })).toMatchObject({ floor: null, flooring: 'carpet' });
});

it('restores a shape that is drawn the other way round', () => {
  const shape = { kind: 'corner', sides: ['5.2', '3.1', '1.8', '1.5'], isMirrored: true };
  const restored = checkJob({ ...job, rooms: [{ ...job.rooms[0], shape }] });
  expect(restored?.rooms[0]?.shape).toEqual(shape);
});

it('restores the floor of a room, and nothing that is not one', () => {
  const withFloor = (own: unknown) =>
    checkJob({ ...job, rooms: [{ ...job.rooms[0], floor: own }] });
  const own = { flooring: 'vinyl', product: floor };
  expect(withFloor(own)?.rooms[0]?.floor).toEqual(own);
  expect(withFloor({ flooring: 'vinyl' })?.rooms[0]?.floor).toEqual({ flooring: 'vinyl' });
  expect(withFloor({ flooring: 'tiles' })?.rooms[0]).not.toHaveProperty('floor');
});

it('renumbers the rooms and drops invalid ones', () => {
  const rooms = [{ name: 1 }, { id: 9, name: 'Hall', length: '', width: '2' }, null];
  expect(checkJob({ rooms })?.rooms).toEqual([{ id: 2, name: 'Hall', length: '', width: '2' }]);
});

it('ignores any other stored value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const checked = checkJob(value);
      if (checked) expect(checked.rooms.length).toBeGreaterThan(0);
    }),
  );
  expect(checkJob({ rooms: [] })).toBeNull();
  expect(checkJob({ ...job, flooring: 'marble', carpetWidth: 3 })).toMatchObject({
    flooring: null,
    carpetWidth: 4,
  });
});
