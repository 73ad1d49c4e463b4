import { toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import {
  addWinders,
  findFlight,
  findRunnerWidth,
  findTurningSteps,
  findWinders,
  readWinderCount,
  weighsRunner,
} from '../../../nlu/room-sizes/flights.ts';
import { findMeasures } from '../../../nlu/room-sizes/measures.ts';
import { putsBack } from './recall-rooms.ts';
import { removalPattern } from './remove-rooms.ts';

/** Steps on the way to a home are no stairs to be carpeted. */
const isAccess =
  /\b(?:up|down) (?:to|from) (?:the |my |our )?(?:flat|front|door|house|entrance|street|road)|\b(?:flat|we|i|it|flats?)(?:'?s| is|'?re| are|'?m| am)? (?:up|down)\b|\bfront door\b|\bno lift\b|\boutside\b|\bparking\b|\bcarry\b/i;
/** The whole width in place of a runner. */
const fullWidth =
  /\bfull[- ]width\b|\bwall[- ]to[- ]wall\b|\b(?:fully|full) (?:carpet\w*|fitted|covered)\b|\b(?:without|no|not) (?:a |the )?runner\b|\bright across\b/i;
const ofStairs = /\b(?:stairs?|staircase|steps|flight)\b/i;

/**
 * Writes a flight whose steps are stated into the record, or takes it out: "13 stairs", "without the stairs".
 * @returns whether it changed the flight of rooms that are known
 */
export function observeFlight(record: ConversationRecord, message: Message): boolean {
  const { plain, tokens, parsed } = message;
  if (record.draft?.kind === 'booking' || isAccess.test(plain)) return false;
  const turning = record.flight && findWinders(tokens);
  const isRunner = record.flight?.runnerMm !== undefined;
  if (record.flight && isRunner && fullWidth.test(plain) && !weighsRunner(plain)) {
    delete record.flight.runnerMm;
    return true;
  }
  const isOfRunner =
    isRunner && parsed.slots.rooms.length === 0 && /\bwide\b|\bwidth\b/i.test(plain);
  const told =
    record.opensRunner && parsed.slots.rooms.length === 0 ? widthAlone(tokens) : undefined;
  delete record.opensRunner;
  const isOfFlight = record.flight !== undefined || record.runnerSteps !== undefined;
  const runnerMm = isOfFlight ? (findRunnerWidth(tokens, isOfRunner) ?? told) : undefined;
  if (observeTurn(record, message)) return true;
  if (record.runnerSteps && runnerMm && parsed.slots.rooms.length === 0) {
    record.flight = { ...record.runnerSteps, runnerMm };
    delete record.runnerSteps;
    return true;
  }
  if (!ofStairs.test(plain) && !turning && !runnerMm) return false;
  const isKnown = record.rooms.length > 0 || record.flight !== undefined;
  if (!record.flight && record.flightBefore && putsBack.test(plain)) {
    record.flight = record.flightBefore;
    delete record.flightBefore;
    return true;
  }
  const removal = plain.search(removalPattern);
  if (removal >= 0 && record.flight && ofStairs.test(plain.slice(removal))) {
    record.flightBefore = record.flight;
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
  if (!flight) {
    const open = findFlight(tokens, [], true);
    if (open) record.runnerSteps = open;
    const steps = findTurningSteps(tokens);
    if (steps) record.turningSteps = steps;
    return false;
  }
  delete record.turningSteps;
  delete record.runnerSteps;
  const { landing: _, ...stairs } = flight;
  record.flight = stairs;
  return isKnown;
}

const runnerLimits = [300, 1_500] as const;

/** "65 cm ish": the width that was asked for. */
function widthAlone(tokens: Message['tokens']): number | undefined {
  const [only, ...others] = findMeasures(tokens);
  if (!only || others.length > 0) return undefined;
  const { value, unit } = only;
  const width = toMillimetres(value, unit ?? (value < 3 ? 'm' : value < 200 ? 'cm' : 'mm'));
  return width >= runnerLimits[0] && width <= runnerLimits[1] ? width : undefined;
}

/** Completes a flight that turns by the number of its winders, once they were asked for. */
function observeTurn(record: ConversationRecord, { tokens, parsed }: Message): boolean {
  const { turningSteps: all } = record;
  if (all === undefined || parsed.slots.rooms.length > 0 || findFlight(tokens, [])) return false;
  const winders = readWinderCount(tokens);
  const isAnswer = record.asked === 'rooms' || findWinders(tokens) !== undefined;
  if (!isAnswer || winders === undefined || winders >= all) return false;
  delete record.turningSteps;
  record.flight = { steps: all - winders, ...(winders > 0 && { winders }) };
  return true;
}
