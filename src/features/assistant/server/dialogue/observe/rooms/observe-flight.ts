import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import {
  addWinders,
  findFlight,
  findRunnerWidth,
  findWinders,
} from '../../../nlu/room-sizes/flights.ts';
import { removalPattern } from './remove-rooms.ts';

/** Steps on the way to a home are no stairs to be carpeted. */
const isAccess =
  /\b(?:up|down) (?:to|from) (?:the |my |our )?(?:flat|front|door|house|entrance|street|road)|\b(?:flat|we|i|it|flats?)(?:'?s| is|'?re| are|'?m| am)? (?:up|down)\b|\bfront door\b|\bno lift\b|\boutside\b|\bparking\b|\bcarry\b/i;
const ofStairs = /\b(?:stairs?|staircase|steps|flight)\b/i;

/**
 * Writes a flight whose steps are stated into the record, or takes it out: "13 stairs", "without the stairs".
 * @returns whether it changed the flight of rooms that are known
 */
export function observeFlight(record: ConversationRecord, message: Message): boolean {
  const { plain, tokens, parsed } = message;
  if (record.draft?.kind === 'booking' || isAccess.test(plain)) return false;
  const turning = record.flight && findWinders(tokens);
  const runnerMm = record.flight && findRunnerWidth(tokens);
  if (!ofStairs.test(plain) && !turning && !runnerMm) return false;
  const isKnown = record.rooms.length > 0 || record.flight !== undefined;
  const removal = plain.search(removalPattern);
  if (removal >= 0 && record.flight && ofStairs.test(plain.slice(removal))) {
    delete record.flight;
    return isKnown;
  }
  const flight = findFlight(tokens, parsed.slots.rooms);
  if (!flight && turning && record.flight) {
    record.flight = addWinders(record.flight, turning);
    return true;
  }
  if (!flight && runnerMm && record.flight) {
    record.flight.runnerMm = runnerMm;
    return true;
  }
  if (!flight) return false;
  const { landing: _, ...stairs } = flight;
  record.flight = stairs;
  return isKnown;
}
