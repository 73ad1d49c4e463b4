import { toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { findMeasures, type Measure } from '../../../nlu/room-sizes/measures.ts';
import { guessUnit } from '../../../nlu/room-sizes/stated-unit.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';

const minSideMm = 300;
const maxSideMm = 25_000;
/** A side on its own comes in few words. */
const maxWords = 6;

const counted =
  /^(?:of|doors?|doorways?|bars?|steps?|stairs?|rooms?|bedrooms?|flats?|people|kids|days?|weeks?|windows?)$/;
/** "4 of them", "3 doors" */
const isCount = (tokens: readonly Token[], { end, unit }: Measure) =>
  unit === undefined && counted.test(tokens[end]?.text ?? '');

/**
 * "2.1 m wide", and "by 2.4" in the next message: the sides of a room, one after the other.
 * @returns whether a room is complete now
 */
export function completeRoom(record: ConversationRecord, { plain, tokens }: Message): boolean {
  const [measure, ...others] = findMeasures(tokens);
  const { openSide } = record;
  delete record.openSide;
  if (
    !measure ||
    others.length > 0 ||
    isCount(tokens, measure) ||
    plain.trim().split(/\s+/).length > maxWords
  )
    return false;
  const sideMm = toMillimetres(measure.value, measure.unit ?? guessUnit(measure.value, record));
  if (sideMm < minSideMm || sideMm > maxSideMm) return false;
  if (!openSide) {
    if (record.asked === 'rooms')
      record.openSide = { sideMm, ...(measure.side && { side: measure.side }) };
    return false;
  }
  const isTurned = openSide.side === 'width' || measure.side === 'length';
  record.rooms.push({
    lengthMm: isTurned ? sideMm : openSide.sideMm,
    widthMm: isTurned ? openSide.sideMm : sideMm,
  });
  return true;
}
