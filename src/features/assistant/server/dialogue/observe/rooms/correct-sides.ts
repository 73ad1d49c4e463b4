import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { findMeasures, type Measure, unitNamed } from '../../../nlu/room-sizes/measures.ts';
import { findRoomRuns, isRoomName } from '../../../nlu/room-sizes/room-names.ts';
import { guessUnit } from '../../../nlu/room-sizes/stated-unit.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';
import { roomsMeant } from './meant/rooms-meant.ts';

const number = String.raw`(\d+(?:\.\d+)?)\s*(?:m|metres?|meters?|ft|feet|foot)?(?:\s+(?:wide|long|across|deep))?`;
const notPatterns: [pattern: RegExp, right: number, wrong: number][] = [
  [new RegExp(String.raw`${number},?\s+(?:and )?not\s+${number}\b`, 'i'), 1, 2],
  [new RegExp(String.raw`${number}\s+(?:instead of|rather than)\s+${number}\b`, 'i'), 1, 2],
  [new RegExp(String.raw`\bnot\s+${number},?\s+(?:but|it'?s|its)?\s*${number}\b`, 'i'), 2, 1],
];

/** "That's 5 rooms, not 6": numbers of things. */
const ofCount =
  /\b\d{1,2} (?:\w+ )?(?:bed|bath)?(?:rooms?|flats?|houses?|floors?|doors?|steps?|stairs|windows?|people|dogs?|cats?|kids|weeks?|days?)\b,? (?:and )?not\b|\bnot \d{1,2} (?:\w+ )?(?:bed|bath)?(?:rooms|flats|houses|doors|steps|stairs|people|weeks|days)\b/i;

const takesBack = /^(?:not|instead|rather)$/;

/** "12 ft 3 not 11 ft 3", "not 11 ft 3 but 12 ft 3": the side that is taken back; nothing where the room has the right one already. */
function correctLength(
  rooms: readonly RoomRecord[],
  record: ConversationRecord,
  tokens: readonly Token[],
) {
  const measures = findMeasures(tokens);
  const [first, second] = measures;
  const at = tokens.findIndex(({ text }) => takesBack.test(text));
  if (!first || !second || measures.length > 2 || at < 0 || at >= second.from) return false;
  const [isRight, isWrong] = at >= first.end ? [first, second] : [second, first];
  const sideOf = ({ value, unit }: Measure) =>
    toMillimetres(value, unit ?? guessUnit(value, record));
  const [right, wrong] = [sideOf(isRight), sideOf(isWrong)];
  const has = (side: number) => (room: RoomRecord) =>
    room.lengthMm === side || room.widthMm === side;
  const [room, ...others] = rooms.filter(has(wrong));
  if (!room) return rooms.some(has(right));
  if (others.length > 0 || rooms.some(has(right))) return false;
  if (room.lengthMm === wrong) room.lengthMm = right;
  else room.widthMm = right;
  return true;
}

/** "No sorry, 3.2 not 2.3": one side of a known room. */
export function correctSide(record: ConversationRecord, { plain: text, tokens }: Message): boolean {
  if (ofCount.test(text)) return false;
  const meant = roomsMeant(record, { plain: text, tokens });
  const among = meant.length > 0 ? meant : record.rooms;
  if (/\bnot\b|\binstead of\b|\brather than\b/i.test(text) && correctLength(among, record, tokens))
    return true;
  for (const [pattern, right, wrong] of notPatterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [from, to] = [Number(found[wrong]), Number(found[right])];
    for (const inUnit of ['m', 'ft', 'cm', 'mm'] as const) {
      const before = toMillimetres(from, inUnit);
      const room = among.find(({ lengthMm, widthMm }) => [lengthMm, widthMm].includes(before));
      if (!room) continue;
      const after = toMillimetres(to, inUnit);
      if (room.lengthMm === before) room.lengthMm = after;
      else room.widthMm = after;
      return true;
    }
  }
  return false;
}

/** "A 3 m wide roll", "a runner, 60 cm wide" */
const ofRollOrRunner = /\b(?:rolls?|runners?)\b/i;

/** "Make it 5 long", "the lounge is 4.5 wide": a side by its name, of the only room or the one named. */
export function setNamedSide(record: ConversationRecord, message: Message): boolean {
  const { tokens } = message;
  const named = roomsMeant(record, message);
  const [room, ...others] = named.length > 0 ? named : record.rooms;
  if (!room || others.length > 0 || ofRollOrRunner.test(message.plain)) return false;
  // "The stairs are 0.8 wide" says nothing of the lounge.
  if (named.length === 0 && findRoomRuns(tokens).length > 0) return false;
  const measure = findMeasures(tokens).find(({ side }) => side !== undefined);
  if (!measure) return false;
  const millimetres = toMillimetres(
    measure.value,
    measure.unit ?? (record.unit === 'feet' ? 'ft' : 'm'),
  );
  if (toMetres(millimetres) < 0.3 || toMetres(millimetres) > 50) return false;
  if (measure.side === 'length') room.lengthMm = millimetres;
  else room.widthMm = millimetres;
  return true;
}

const unitWords = '(m|met(?:re|er)s?|cm|foot|feet|ft|inch(?:es)?)';
const relative = new RegExp(
  String.raw`\b(a|an|one|half a|\d+(?:\.\d+)?) ?${unitWords} (shorter|longer|narrower|wider)\b`,
  'i',
);
const minSideMm = 300;

/** "The bedroom is a metre shorter": its longer side, and "wider" its shorter one. */
export function changeSide(record: ConversationRecord, { plain, tokens }: Message): boolean {
  const [, count = '', unit = '', how = ''] = relative.exec(plain) ?? [];
  const named = roomsMeant(record, { plain, tokens });
  const [room, ...others] = named.length > 0 ? named : record.rooms;
  if (!how || !room || others.length > 0) return false;
  const amount = /^half/i.test(count) ? 0.5 : Number(count) || 1;
  const change =
    toMillimetres(amount, unitNamed(unit.toLowerCase()) ?? 'm') *
    (/shorter|narrower/i.test(how) ? -1 : 1);
  const isLong = /shorter|longer/i.test(how);
  const isLength = room.lengthMm >= room.widthMm === isLong;
  const side = (isLength ? room.lengthMm : room.widthMm) + change;
  if (side < minSideMm) return false;
  if (isLength) room.lengthMm = side;
  else room.widthMm = side;
  return true;
}

const puttingRight =
  /\b(?:sorry|oops|whoops|actually|meant|mean|wrong|mistake|misread|mismeasured|correction|should be|should (?:have|ve) been|its really|no wait|hang on|re ?-?measured|make (?:it|that))\b/i;
/** A side that differs by more is another one. */
const maxChange = 0.35;

/** "The lounge should be 4.58, I misread": the side that is nearest, of the only room or the one named. */
export function correctNearestSide(
  record: ConversationRecord,
  { plain: text, tokens }: Message,
): boolean {
  const measures = findMeasures(tokens).filter(
    (one) => !isNumberOfRoom(tokens, one) && !isOfRoll(tokens, one),
  );
  const measure = measures.at(-1);
  if (!measure || measures.some(({ side }) => side) || !puttingRight.test(text)) return false;
  if (ofCount.test(text)) return false;
  const named = roomsMeant(record, { plain: text, tokens });
  const [room, ...others] = named.length > 0 ? named : record.rooms;
  if (!room || others.length > 0) return false;
  const right = toMillimetres(measure.value, measure.unit ?? guessUnit(measure.value, record));
  // "2.1 by 24", "2.4 I mean": a point was left out.
  const isSlip = (side: number) => digitsOf(side) === digitsOf(right);
  const changeOf = (side: number) => (isSlip(side) ? 0.01 : Math.abs(right - side) / side);
  const isLength = changeOf(room.lengthMm) <= changeOf(room.widthMm);
  const wrong = isLength ? room.lengthMm : room.widthMm;
  if (wrong === right || changeOf(wrong) > maxChange) return false;
  if (isLength) room.lengthMm = right;
  else room.widthMm = right;
  return true;
}

/** "Does a 5 m roll mean a join?" */
const isOfRoll = (tokens: readonly Token[], { end }: Measure) =>
  tokens.slice(end, end + 2).some(({ text }) => /^rolls?$/.test(text));

/** "Bedroom 2" */
const isNumberOfRoom = (tokens: readonly Token[], { from, unit, side, value }: Measure) =>
  unit === undefined &&
  side === undefined &&
  Number.isInteger(value) &&
  value < 10 &&
  isRoomName(tokens[from - 1]?.text ?? '');

const digitsOf = (side: number) => String(side).replace(/0+$/, '');
