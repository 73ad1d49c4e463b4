import { sizeText } from '../describe-record.ts';
import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type PricedJob,
} from '../record.ts';

/** Whether jobs are the same rooms in several floors, of which the customer has one. */
export function areAlternatives([first, ...others]: readonly PricedJob[]): boolean {
  const key = ({ rooms, flight }: PricedJob) => JSON.stringify([rooms.map(sizeText), flight]);
  return first !== undefined && others.length > 0 && others.every((job) => key(job) === key(first));
}

/** Floors that were weighed against each other for the same rooms, of which the customer has chosen none. */
export const openChoice = ({ priced, isFloorWeighed }: ConversationRecord): PricedJob[] =>
  isFloorWeighed && areAlternatives(priced) ? priced : [];

/** The two floors that were priced for the same rooms, one of which is to be chosen. */
export function pricedToChoose({ priced }: ConversationRecord): FloorChoice[] {
  const [one, other, ...more] = priced.map(({ floor }) => floor);
  const areTwo = one && other && more.length === 0 && !isSameFloor(one, other);
  return areTwo && areAlternatives(priced) ? [one, other] : [];
}
