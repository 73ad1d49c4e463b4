import { standardFloorNames } from '#features/business/standard-floors.ts';
import { formatArea } from '#platform/units/areas.ts';
import type { Estimate } from './contract.ts';

/** Whether the price of every floor includes underlay, accessories and fitting. */
export const includesFitting = ({ product, floors }: Estimate): boolean =>
  floors ? floors.every(includesFitting) : (product?.fittingIncluded ?? false);

/** The floor as it was chosen; of several: 'Somerset Twist in Oat and Luxury vinyl'. */
export function nameFloors(estimate: Estimate): string {
  const { product, flooringType, floors, colour, toBeChosen } = estimate;
  if (!floors) {
    if (toBeChosen) return `${standardFloorNames[flooringType]} (to be chosen)`;
    const name = product?.name ?? standardFloorNames[flooringType];
    return colour ? `${name} in ${colour}` : name;
  }
  const names = floors.map(nameFloors);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Whether the floor is fitted at the estimate's price. */
export const isFitted = (estimate: Estimate) =>
  estimate.includeInstallation || includesFitting(estimate);

/** An estimate in one line: 'Premium carpet for 2 rooms, 43.66 m², supplied and fitted'. */
export function describeEstimate(estimate: Estimate): string {
  const rooms = countRooms(estimate.rooms);
  const fitted = isFitted(estimate) ? 'supplied and fitted' : 'supplied';
  return `${nameFloors(estimate)} for ${rooms}, ${formatArea(estimate.totalArea)}, ${fitted}`;
}

/** '2 rooms', '1 room and stairs', 'stairs', '2 flights of stairs'. */
function countRooms(rooms: Estimate['rooms']): string {
  const flights = rooms.filter(({ stairs }) => stairs).length;
  const others = rooms.length - flights;
  const counted = [
    others === 0 ? '' : others === 1 ? '1 room' : `${others} rooms`,
    flights === 0 ? '' : flights === 1 ? 'stairs' : `${flights} flights of stairs`,
  ];
  return counted.filter(Boolean).join(' and ');
}
