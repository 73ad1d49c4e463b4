import { expect, it } from 'vitest';
import { estimateRequest } from '#features/calculator/contract.ts';
import { addRooms } from './add-rooms.ts';

const kitchen = { name: 'Kitchen', length: 3, width: 3 };
const lounge = { name: 'Lounge', length: 5, width: 4 };
const request = (flooringType: 'carpet' | 'vinyl', room: object, more = {}) =>
  estimateRequest.parse({ flooringType, rooms: [room], ...more });

it('rooms that were measured before keep their floor', () => {
  const both = addRooms(
    request('vinyl', kitchen, { productId: 'tile' }),
    request('carpet', lounge),
  );
  expect(both).toMatchObject({
    flooringType: 'carpet',
    rooms: [{ ...kitchen, floor: { flooringType: 'vinyl', productId: 'tile' } }, { ...lounge }],
  });
  expect(both.rooms[1]).not.toHaveProperty('floor');
});

it('a floor that is the same is said once, and a name that is taken gets a number', () => {
  const both = addRooms(request('carpet', lounge), request('carpet', lounge));
  expect(both.rooms.map(({ name, floor }) => [name, floor])).toEqual([
    ['Lounge', undefined],
    ['Lounge 2', undefined],
  ]);
});
