import { toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { Message } from '../../conversation/message.ts';
import type { ConversationRecord, RoomRecord } from '../../conversation/record.ts';
import type { StatedRoom } from '../../nlu/parsed-message.ts';
import { findMeasures } from '../../nlu/room-sizes/measures.ts';
import { isRoomName } from '../../nlu/room-sizes/room-names.ts';
import { isPerhapsFeet, settleUnit } from '../../nlu/room-sizes/stated-unit.ts';
import { unitOf } from '../../nlu/text/spoken-numbers.ts';
import type { Token } from '../../nlu/text/tokenize.ts';
import { observeHomes } from './project/count-homes.ts';

const correctionPattern =
  /\b(?:sorry|oops|actually|meant|mean|wrong|mistake|correction|scrap|re ?-?measured|should be|its really|no wait|hang on|not \d)/i;
const additionPattern =
  /^\W*(?:and|plus|also|n)\b|\b(?:also|another|as well|plus|too|and (?:the|a|my|then)|add|extra|other room|forgot|on top|aswell|same time|together|the (?:two|three|lot)|while you'?re)\b/i;
const removalPattern =
  /\b(?:forget|scrap|lose|cancel|ignore|leav(?:e|ing)(?: out)?|skip|scrub|without|drop|not doing|don'?t (?:need|want)|take (?:out|off)|not the|minus)\b/i;
const maxRooms = 30;

/** Writes the sizes of a message into the record. @returns whether a room changed */
export function observeRooms(record: ConversationRecord, message: Message): boolean {
  const { slots } = message.parsed;
  observeHomes(record, message.plain);
  const stated = slots.rooms.map((room) => inKnownUnit(record, room));
  if (saysFeet(message.tokens) && stated.some(({ unitUnsaid }) => !unitUnsaid))
    record.unit = 'feet';
  const unit = slots.unit ?? (record.asked === 'unit' ? namedUnit(message.tokens) : undefined);
  if (unit && stated.length === 0) return settleAll(record, unit);
  if (stated.length === 0 && repeatsLast(record, message.plain)) return true;
  if (stated.length > 0) {
    const isKnown = record.rooms.length > 0;
    mergeRooms(record, withoutCopies(stated, message.plain, isKnown), message.plain);
    return true;
  }
  return (
    correctSide(record, message.plain) ||
    setNamedSide(record, message.tokens) ||
    countRooms(record, message) ||
    removeBySize(record, message.plain) ||
    removeRooms(record, message)
  );
}

const severalRooms =
  /\b(?:rooms|bedrooms|bathrooms|beds|halls|landings|flats|offices|each|identical|same size)\b/i;

/** "Both" counts rooms only where rooms are counted: else it means two floors, or this room and one before. */
function withoutCopies(stated: readonly StatedRoom[], text: string, isAfterOthers: boolean) {
  const [first] = stated;
  const isBoth = /\b(?:both|two)\b/i.test(text);
  const isOfRooms = !isAfterOthers && severalRooms.test(text);
  return isBoth && !isOfRooms && first && areAlike(stated) ? [first] : stated;
}

/** The unit in an answer that says more than the unit. */
function namedUnit(tokens: readonly Token[]): 'feet' | 'metres' | undefined {
  if (saysFeet(tokens)) return 'feet';
  return tokens.some(({ text }) => /^(?:met(?:re|er)s?|m)$/.test(text)) ? 'metres' : undefined;
}

/** "My housemate's as well, exact same size": one more room like the last. */
function repeatsLast(record: ConversationRecord, text: string): boolean {
  const last = record.rooms.at(-1);
  if (!last || !/\b(?:same size|identical|same again)\b/i.test(text) || !additionPattern.test(text))
    return false;
  const { name: _, ...copy } = last;
  record.rooms.push(copy);
  return true;
}

const saysFeet = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => ['feet', 'foot', 'ft', "'"].includes(text));

/** A size without a unit is in the unit that the customer has used or named before. */
function inKnownUnit({ unit }: ConversationRecord, room: StatedRoom): StatedRoom {
  if (!unit || !room.unitUnsaid) return room;
  const { unitUnsaid: _, ...settled } = settleUnit(room, unit);
  return settled;
}

function settleAll(record: ConversationRecord, unit: 'feet' | 'metres'): boolean {
  record.unit = unit;
  const isOpen = record.rooms.some(({ unitUnsaid }) => unitUnsaid);
  record.rooms = record.rooms.map((room) => {
    const { unitUnsaid: _, ...settled } = { ...room, ...settleUnit(room, unit) };
    return settled;
  });
  return isOpen;
}

const keyOf = (name: string | undefined) =>
  name
    ?.toLowerCase()
    .replace(/\b(?:the|my|our|room)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

/** Rooms with the name of a known one replace it; further ones replace, correct or add, as the message says. */
function mergeRooms(record: ConversationRecord, stated: readonly StatedRoom[], text: string) {
  const named = stated.filter(({ name }) => record.rooms.some((room) => isNamed(room, name)));
  const isAll = record.rooms.length === 0 || (named.length === 0 && !additionPattern.test(text));
  const [only] = stated;
  if (
    record.rooms.length > 1 &&
    stated.length === 1 &&
    only &&
    named.length === 0 &&
    isCorrection(text)
  ) {
    const last = record.rooms.at(-1) as RoomRecord;
    record.rooms = [...record.rooms.slice(0, -1), { ...last, ...withName(only, last.name) }];
    return;
  }
  if (isAll) {
    const [before] = record.rooms;
    const isSameRoom = record.rooms.length === 1 && stated.length === 1;
    record.rooms = stated.map((room) => ({
      ...withName(room, isSameRoom ? before?.name : undefined),
      ...(isSameRoom && before?.floor && { floor: before.floor }),
    }));
    return;
  }
  for (const room of stated) {
    const at = record.rooms.findIndex((known) => isNamed(known, room.name));
    if (at >= 0) record.rooms[at] = { ...record.rooms[at], ...room };
    else if (record.rooms.length < maxRooms) record.rooms.push(room);
  }
}

const isCorrection = (text: string) => correctionPattern.test(text);

const isNamed = (room: RoomRecord, name: string | undefined) =>
  name !== undefined && keyOf(room.name) !== '' && keyOf(room.name) === keyOf(name);

const withName = (room: StatedRoom, name: string | undefined): StatedRoom =>
  room.name || !name ? room : { ...room, name };

const number = String.raw`(\d+(?:\.\d+)?)\s*(?:m|metres?|meters?|ft|feet|foot)?`;
const notPatterns: [pattern: RegExp, right: number, wrong: number][] = [
  [new RegExp(String.raw`${number},?\s+(?:and )?not\s+${number}\b`, 'i'), 1, 2],
  [new RegExp(String.raw`${number}\s+(?:instead of|rather than)\s+${number}\b`, 'i'), 1, 2],
  [new RegExp(String.raw`\bnot\s+${number},?\s+(?:but|it'?s|its)?\s*${number}\b`, 'i'), 2, 1],
];

/** "No sorry, 3.2 not 2.3": one side of a known room. */
function correctSide(record: ConversationRecord, text: string): boolean {
  for (const [pattern, right, wrong] of notPatterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [from, to] = [Number(found[wrong]), Number(found[right])];
    for (const inUnit of ['m', 'ft'] as const) {
      const before = toMillimetres(from, inUnit);
      const room = record.rooms.find(({ lengthMm, widthMm }) =>
        [lengthMm, widthMm].includes(before),
      );
      if (!room) continue;
      const after = toMillimetres(to, inUnit);
      if (room.lengthMm === before) room.lengthMm = after;
      else room.widthMm = after;
      return true;
    }
  }
  return false;
}

/** "Make it 5 long": a side named by its name, of the only room. */
function setNamedSide(record: ConversationRecord, tokens: readonly Token[]): boolean {
  const [room, ...others] = record.rooms;
  if (!room || others.length > 0) return false;
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

const areAlike = ([first, ...others]: readonly StatedRoom[]) =>
  first !== undefined &&
  others.every(({ lengthMm, widthMm }) => lengthMm === first.lengthMm && widthMm === first.widthMm);

const newCount =
  /\b(?:only|just|if|for|what about|make (?:it|that)|say)\b[^.?!]{0,25}\b(\d|two|three|four|five|six|seven|eight|nine)\b(?: of (?:them|those|these|the))?(?! ?(?:m|metres?|x|by|ft|feet|weeks?|months?|days?|bed)\b)/i;

/** "And if it's only three of them": another number of rooms that are alike. */
function countRooms(record: ConversationRecord, { plain }: Message): boolean {
  const [first] = record.rooms;
  if (!first || record.rooms.length < 2 || !areAlike(record.rooms)) return false;
  const word = newCount.exec(plain)?.[1]?.toLowerCase() ?? '';
  const count = /^\d$/.test(word) ? Number(word) : (unitOf.get(word) ?? 0);
  if (count < 1 || count > maxRooms || count === record.rooms.length) return false;
  record.rooms = Array.from({ length: count }, (_, at) => record.rooms[at] ?? { ...first });
  return true;
}

const smallest = /\b(?:small(?:er|est)?|little|littlest|tiny|tiniest|titchy|box)\b/i;
const biggest = /\b(?:big(?:ger|gest)?|larg(?:e|er|est)|main|huge)\b/i;
const ordinals: [pattern: RegExp, at: number][] = [
  [/\b(?:first|1st)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\blast\b/i, -1],
];

/** "Leave the little one out", "just the two bigger ones", "forget the third". */
function removeBySize(record: ConversationRecord, text: string): boolean {
  const { rooms } = record;
  const isKept =
    /\b(?:just|only)\b/i.test(text) && /\b(?:ones?|rooms?|bedrooms?|two|three|2|3)\b/i.test(text);
  const isRemoved = removalPattern.test(text) || /\bleft\b[^.?!]*\bout\b/i.test(text);
  if (rooms.length < 2 || (!isKept && !isRemoved)) return false;
  const byArea = [...rooms].sort(
    (one, other) => one.lengthMm * one.widthMm - other.lengthMm * other.widthMm,
  );
  const at = ordinals.find(([pattern]) => pattern.test(text))?.[1];
  const said = smallest.test(text) ? byArea : biggest.test(text) ? byArea.toReversed() : undefined;
  const word = /\b(two|three|2|3)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'one';
  const count = Math.min(rooms.length - 1, Number(word) || (unitOf.get(word) ?? 1));
  const meant = said ? said.slice(0, count) : at === undefined ? [] : rooms.slice(at).slice(0, 1);
  if (meant.length === 0) return false;
  record.rooms = rooms.filter((room) => meant.includes(room) === isKept);
  return true;
}

/** "Forget the hall": takes out a room by its name. */
function removeRooms(record: ConversationRecord, { tokens, plain: text }: Message): boolean {
  if (record.rooms.length < 2 || !removalPattern.test(text)) return false;
  const at = text.search(removalPattern);
  const removed =
    text
      .slice(at)
      .split(/\s+/)
      .slice(0, 6)
      .join(' ')
      .split(/[.,;!?]/)[0] ?? '';
  const names = tokens
    .map((token) => token.text)
    .filter((word) => isRoomName(word) && removed.toLowerCase().includes(word));
  const kept = record.rooms.filter(
    ({ name }) => !names.some((word) => keyOf(name).split(' ').includes(word)),
  );
  if (kept.length === 0 || kept.length === record.rooms.length) return false;
  record.rooms = kept;
  return true;
}

/** Whether a size of the record could as well be in feet, so that it must be asked. */
export const hasOpenUnit = (record: ConversationRecord) => record.rooms.some(isPerhapsFeet);
