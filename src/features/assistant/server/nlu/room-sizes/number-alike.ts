import type { StatedRoom } from '../parsed-message.ts';
import { hasSameSides } from './same-sides.ts';

const plural = /^(.*(?:room|bed|lounge|hall|landing|kitchen|office))s$/;

/**
 * "Lounge 5 by 4, two bedrooms, 4 by 3 and 3.5 by 3": the name in the plural stands for the sizes without a name that
 * follow it, which are told apart by number. Rooms of one size stay as they are: nothing tells them apart.
 */
export function numberAlike(stated: readonly StatedRoom[]): StatedRoom[] {
  const named = [...stated];
  for (const [at, { name }] of stated.entries()) {
    const one = plural.exec(name ?? '')?.[1];
    if (!one) continue;
    const next = stated.findIndex((room, index) => index > at && room.name !== undefined);
    const group = stated.slice(at, next < 0 ? stated.length : next);
    const [first, ...others] = group;
    if (!first || others.every((room) => hasSameSides(room, first))) continue;
    for (const [place, room] of group.entries())
      named[at + place] = { ...room, name: `${one} ${place + 1}` };
  }
  return named;
}
