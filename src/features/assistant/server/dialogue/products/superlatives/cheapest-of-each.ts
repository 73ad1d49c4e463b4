import {
  type ConversationRecord,
  type FloorChoice,
  type RoomRecord,
  uniqueFloors,
} from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { type Catalogue, choiceOf } from '../choose-floor.ts';
import { fittingFloors } from './cheapest-floor.ts';

const maxKinds = 4;

/** The kinds that "each" means: those that the text names, those of the rooms, or those spoken of; none where it is one. */
export function kindsOfEach(
  { rooms, floor, considered, floorsWanted = [], offered }: ConversationRecord,
  text: string,
): Flooring[] {
  const ofRooms = rooms.flatMap((room) => room.floor ?? floor ?? []).map(({ kind }) => kind);
  const spoken = [...considered, ...floorsWanted, ...offered].map(({ kind }) => kind);
  const found = [kindsNamed(text), ofRooms, spoken]
    .map((kinds) => [...new Set(kinds)])
    .find((kinds) => kinds.length > 1);
  return (found ?? []).slice(0, maxKinds);
}

/** The floor of each kind that costs the least fitted, of those that may lie in the rooms. */
export const cheapestOfKinds = (
  catalogue: Catalogue,
  kinds: readonly Flooring[],
  rooms: readonly RoomRecord[],
  wishes: readonly string[],
): FloorChoice[] => {
  const fitting = fittingFloors(catalogue, { rooms }, wishes);
  return uniqueFloors(
    kinds.flatMap((kind) => {
      const product = fitting.find(({ category }) => category === kind);
      return product ? [choiceOf(product)] : [];
    }),
  );
};
