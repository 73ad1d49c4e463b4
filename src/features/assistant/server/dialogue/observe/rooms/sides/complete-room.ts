import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../../../conversation/message.ts';
import type { ConversationRecord } from '../../../../conversation/record.ts';
import type { Measure } from '../../../../nlu/room-sizes/measures.ts';
import { findRoomRuns, isRoomName, roomsNamedBy } from '../../../../nlu/room-sizes/room-names.ts';
import { guessUnit } from '../../../../nlu/room-sizes/stated-unit.ts';
import { roomsMeant } from '../meant/rooms-meant.ts';
import { lastRoomNamed } from '../open-room.ts';
import { findLoneSides } from './lone-side.ts';

const minSideMm = 300;
const maxSideMm = 25_000;

type OpenSide = NonNullable<ConversationRecord['openSide']>;

/**
 * "The room is 15 foot long", and "11'6 the other way" in the same message or a later one: the sides of a room, one after
 * the other.
 * @returns whether a room is complete now, or one of its sides is known; undefined where the message tells no such side
 */
export function observeSides(
  record: ConversationRecord,
  message: Message,
): 'complete' | 'open' | undefined {
  if (record.draft) return undefined;
  const name = nameTold(record, message);
  const isAwaited = record.openSide !== undefined || record.asked === 'rooms';
  const isOfKnown = record.rooms.length > 0 && !isAwaited && name === undefined;
  if (isOfKnown || roomsMeant(record, message).length > 0) return undefined;
  const [first, second, ...others] = findLoneSides(message.tokens, isAwaited).map((measure) =>
    toOpenSide(record, measure),
  );
  if (!first || others.length > 0 || !(isPlausible(first) && (!second || isPlausible(second))))
    return undefined;
  // The width that was asked for is that of the runner.
  if (first.sideMm === record.flight?.runnerMm) return undefined;
  const called =
    name ??
    record.openSide?.name ??
    record.openRoom ??
    (record.rooms.length === 0 ? lastRoomNamed(record) : undefined);
  const [one, other] = second ? [first, second] : [record.openSide, first];
  const isOtherRoom = name !== undefined && one?.name !== undefined && one.name !== name;
  if (!one || isOtherRoom || (one.side !== undefined && one.side === other.side)) {
    record.openSide = { ...other, ...(called && { name: called }), isNew: true };
    return 'open';
  }
  record.rooms.push({ ...(called && { name: called }), ...join(one, other) });
  delete record.openSide;
  delete record.openRoom;
  return 'complete';
}

function toOpenSide(record: ConversationRecord, { value, unit, side }: Measure): OpenSide {
  const isFeet = unit === 'ft' || unit === 'in';
  if (isFeet) record.unit = 'feet';
  return {
    sideMm: toMillimetres(value, unit ?? guessUnit(value, record)),
    ...(side && { side }),
    ...(unit && { unit: isFeet ? 'feet' : 'metres' }),
  };
}

const isPlausible = ({ sideMm }: OpenSide) => sideMm >= minSideMm && sideMm <= maxSideMm;

/** The length comes first; a side without a unit has that of the other one. */
function join(one: OpenSide, other: OpenSide) {
  const isTurned = one.side === 'width' || other.side === 'length';
  const [length, width] = isTurned ? [other, one] : [one, other];
  return { lengthMm: inUnitOf(other, length), widthMm: inUnitOf(other, width) };
}

/** "12 long" and then "by 10 foot": both are in feet. */
const inUnitOf = ({ unit }: OpenSide, side: OpenSide): number =>
  unit === 'feet' && side.unit === undefined
    ? toMillimetres(toMetres(side.sideMm), 'ft')
    : side.sideMm;

/** The one room that a message names, and that is not among those with a size. */
function nameTold(record: ConversationRecord, { tokens }: Message): string | undefined {
  const [run, ...others] = findRoomRuns(tokens).filter(
    ({ words }) => !words.includes('stairs') && words.some(isRoomName),
  );
  if (!run || others.length > 0) return undefined;
  const isKnown = roomsNamedBy(record.rooms, run.words.slice(-1)).length > 0;
  return isKnown ? undefined : run.words.join(' ');
}
