import type { Message } from '../../conversation/message.ts';
import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../conversation/record.ts';
import { addRemark } from '../../conversation/remarks/add-requirement.ts';
import type { RoomMove } from '../../nlu/classifier/room-moves.ts';
import type { StatedRoom } from '../../nlu/parsed-message.ts';
import { roomsLeftOut } from '../../nlu/room-sizes/left-out.ts';
import { lacksCorner } from '../../nlu/room-sizes/non-floor-measures.ts';
import { numberAlike } from '../../nlu/room-sizes/number-alike.ts';
import { isRoomName } from '../../nlu/room-sizes/room-names.ts';
import { isPerhapsFeet, settleUnit } from '../../nlu/room-sizes/stated-unit.ts';
import type { Token } from '../../nlu/text/tokenize.ts';
import { labelHomes } from './homes/listed-homes.ts';
import { readOtherHome } from './homes/other-home.ts';
import { observeHomes } from './project/count-homes.ts';
import {
  changeSide,
  correctNearestSide,
  correctSide,
  setNamedSide,
} from './rooms/correct-sides.ts';
import { countBefore } from './rooms/count-before.ts';
import { inKnownUnit, saysFeet, saysMetres } from './rooms/known-unit.ts';
import { roomsMeant, saysAlone } from './rooms/meant/rooms-meant.ts';
import { areAlike, countRooms, multiplyRoom } from './rooms/multiply-room.ts';
import { observeFlight } from './rooms/observe-flight.ts';
import { observeParts } from './rooms/observe-parts.ts';
import { nameOpenRoom, noteOpenRoom, noteUse } from './rooms/open-room.ts';
import { putBack, recallRooms } from './rooms/recall-rooms.ts';
import { bringBackAll, keyOf, leaveOut } from './rooms/remove-rooms.ts';
import { resizeMentioned, resizePart, withoutReferences } from './rooms/resize-room.ts';
import {
  addition,
  clearRooms,
  countOnce,
  isOneMore,
  keepAlike,
  restateRooms,
  restateShape,
  withoutRepeats,
} from './rooms/restate-rooms.ts';
import { observeSides } from './rooms/sides/complete-room.ts';
import { moveSize, nameBySize, settleSizeOfOne, shareSize } from './rooms/whose-size.ts';

const correctionPattern =
  /\b(?:sorry|oops|actually|meant|mean|wrong|mistake|correction|scrap|re ?-?measured|should be|its really|no wait|hang on|not \d)/i;
/** Rooms are wanted in one price. */
const jointly =
  /\b(?:both|together|altogether|in total|(?:the )?total|all (?:of (?:it|them)|in)|(?:the )?(?:two|pair|lot) together)\b/i;
/** Another room is wanted in place of those known. */
const takesPlace =
  /\b(?:instead|rather|just|only|alone|on its own|by itself|what if|changed? (?:my|our) mind|swap|not the|forget|scrap|different job|another (?:job|house|flat|customer))\b/i;
/** "Laminate rather than vinyl" takes the place of a floor, and of no room. */
const ofFloor =
  /\b(?:carpet|vinyl|laminate|lvt|lino|planks?|tiles?|\w+ one) (?:instead|rather than|and not|not)\b(?: of)?|\b(?:instead of|rather than) (?:the |a )?(?:carpet|vinyl|laminate|lvt|lino|planks?|tiles?)\b/gi;
const maxRooms = 30;

/** Writes the sizes of a message into the record. @returns whether a room changed */
export function observeRooms(
  record: ConversationRecord,
  message: Message,
  move: RoomMove = 'none',
  namesFloor = false,
): boolean {
  const isOtherFlight = observeFlight(record, message);
  const isOther = observeSizes(record, message, move, namesFloor);
  if (isOther) labelHomes(record, message.plain);
  return isOther || isOtherFlight;
}

function observeSizes(
  record: ConversationRecord,
  message: Message,
  move: RoomMove,
  namesFloor: boolean,
): boolean {
  const { slots } = message.parsed;
  if (slots.rooms.length > 0) {
    noteMissingCorner(record, message.plain);
    delete record.openSide;
  }
  delete record.openSide?.isNew;
  const isAfterPrice = record.priced.length > 0 && slots.rooms.length === 0;
  const before = JSON.stringify(record.homes);
  observeHomes(record, message.plain, isAfterPrice);
  if (isAfterPrice && before !== JSON.stringify(record.homes)) return true;
  if (isAfterPrice && multiplyRoom(record, message.plain)) return true;
  const isNew = clearRooms(record, message.plain, slots.rooms.length > 0);
  const other = readOtherHome(record, message);
  if (other) {
    const { homes, rest } = other;
    if (rest.parsed.slots.rooms.length > 0) observeSizes(record, rest, move, namesFloor);
    record.homes = homes;
    return true;
  }
  const unit = slots.unit ?? (record.asked === 'unit' ? namedUnit(message.tokens) : undefined);
  // "Metres, 5.5 by 4": the answer settles what was asked, whatever else it says.
  const isSettled = unit !== undefined && slots.rooms.length > 0 && settleAll(record, unit);
  const named = addTwins(numberAlike(slots.rooms), message.plain);
  nameBySize(record, named);
  const gone = roomsLeftOut(message.tokens, named);
  const stated = nameOpenRoom(
    record,
    withoutReferences(
      record,
      named.filter((room) => !gone.includes(room)).map((room) => inKnownUnit(record, room)),
      message,
    ),
  );
  const isSettledNow = settleSizeOfOne(record, stated, message);
  const isMoved = isSettledNow || moveSize(record, stated, message);
  if (isMoved && stated.length === 0) return true;
  if (!isMoved && noteUse(record, message)) delete record.openRoom;
  else if (stated.length === 0) noteOpenRoom(record, message);
  if (observeParts(record, message, stated)) return true;
  if (
    saysFeet(message.tokens) &&
    !saysMetres(message.tokens) &&
    stated.some(({ unitUnsaid }) => !unitUnsaid)
  )
    record.unit = 'feet';
  if (unit && stated.length === 0) return settleAll(record, unit);
  if (stated.length === 0 && repeatsLast(record, message)) return true;
  if (stated.length > 0) {
    // "Put the bedroom back but at 4 by 3"
    putBack(record, message);
    leaveOut(record, message, 'none', namesFloor);
    const isKnown = record.rooms.length > 0;
    if (keepAlike(record, stated, message.plain)) return true;
    if (restateRooms(record, stated, message.plain)) return true;
    if (restateShape(record, stated, message.plain)) return true;
    const fresh = withoutRepeats(record, stated, message.plain);
    const own = withoutCopies(fresh, message.plain, isKnown);
    if (isSettled && own.length === 0) return true;
    if (resizePart(record, own, message)) return true;
    if (resizeMentioned(record, own, message)) return true;
    if (own.length > 0) {
      const all = shareSize(record, countBefore(record, own, message), message);
      mergeRooms(record, all, message.plain, isMoved ? 'add' : move);
    }
    // "Just the lounge, 5 by 4": which rooms count is said of those that are known.
    return own.length > 0 || !saysAlone.test(message.plain);
  }
  if (isNew || countOnce(record, message.plain)) return true;
  if (recallRooms(record, message)) {
    // "Put the hall back but drop the bedroom"
    leaveOut(record, message, 'none', namesFloor);
    return true;
  }
  if (move === 'all' && bringBackAll(record, message)) return true;
  if (leaveOut(record, message, move, namesFloor)) return true;
  const sides = observeSides(record, message);
  if (sides) return sides === 'complete';
  return (
    changeSide(record, message) ||
    correctSide(record, message) ||
    setNamedSide(record, message) ||
    correctNearestSide(record, message) ||
    countRooms(record, message)
  );
}

/** The team must know of a corner that is missing; another size without one is another room. */
function noteMissingCorner(record: ConversationRecord, text: string) {
  if (!lacksCorner(text)) {
    delete record.lacksCorner;
    return;
  }
  record.lacksCorner = true;
  addRemark(record, text);
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
function repeatsLast(record: ConversationRecord, message: Message): boolean {
  const { plain: text } = message;
  // "The hall same again" is the same floor.
  if (roomsMeant(record, message).length > 0) return false;
  const last = record.rooms.at(-1);
  const isMore =
    addition.test(text) ||
    /\bthe other\b/i.test(text) ||
    /\b(?:two|2|a pair) of (?:them|those)\b/i.test(text);
  if (!last || !/\b(?:same size|identical|same again)\b/i.test(text) || !isMore) return false;
  const { name: _, ...copy } = last;
  record.rooms.push(copy);
  return true;
}

/** "The dining room's the same": a further room, as large as the one before it in the message. */
function addTwins(stated: readonly StatedRoom[], text: string): StatedRoom[] {
  const last = stated.at(-1);
  const name = sameSize.exec(text)?.[1]?.toLowerCase();
  if (!last || !name?.split(' ').some(isRoomName)) return [...stated];
  return stated.some((room) => room.name === name) ? [...stated] : [...stated, { ...last, name }];
}

const sameSize =
  /\b(?:the|my|our|and) (\w+(?: room)?)(?:'?s| is| are)? (?:exactly |about |roughly )?(?:the same(?: size)?|identical)\b(?! (?:carpet|floor|vinyl|laminate|as))/i;

function settleAll(record: ConversationRecord, unit: 'feet' | 'metres'): boolean {
  record.unit = unit;
  const isOpen = record.rooms.some(({ unitUnsaid }) => unitUnsaid);
  record.rooms = record.rooms.map((room) => {
    const { unitUnsaid: _, ...settled } = { ...room, ...settleUnit(room, unit) };
    return settled;
  });
  return isOpen;
}

/** Rooms with the name of a known one replace it; further ones replace, correct or add, as the message says. */
function mergeRooms(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
  text: string,
  move: RoomMove,
) {
  const named = stated.filter(({ name }) => record.rooms.some((room) => isNamed(room, name)));
  const isMore =
    (move === 'add' && !/\b(?:only|just|nothing)\b/i.test(text)) ||
    (move !== 'change' && addition.test(text)) ||
    (jointly.test(text) && haveOtherNames(record, stated)) ||
    (record.priced.length > 0 &&
      haveOtherNames(record, stated) &&
      !takesPlace.test(text.replace(ofFloor, ' ')));
  const isAll = record.rooms.length === 0 || (named.length === 0 && !isMore);
  const [only] = stated;
  if (
    record.rooms.length > 1 &&
    stated.length === 1 &&
    only &&
    only.name === undefined &&
    (isCorrection(text) || move === 'change')
  ) {
    const last = record.rooms.at(-1) as RoomRecord;
    record.rooms = [...record.rooms.slice(0, -1), { ...last, ...withName(only, last.name) }];
    return;
  }
  if (isAll) {
    const [before] = record.rooms;
    if (haveOtherNames(record, stated)) record.roomsBefore = record.rooms;
    const isSameRoom = record.rooms.length === 1 && stated.length === 1;
    record.rooms = stated.map((room) => ({
      ...withName(room, isSameRoom ? before?.name : undefined),
      ...(isSameRoom && before?.floor && { floor: before.floor }),
      ...(isSameRoom && before?.parts && hasSameSides(before, room) && { parts: before.parts }),
    }));
    return;
  }
  // A further room, even if it is called like one that is known.
  const isExtra = (isOneMore.test(text) || /\bplus\b/i.test(text)) && !isCorrection(text);
  for (const room of stated) {
    const at = isExtra ? -1 : record.rooms.findIndex((known) => isNamed(known, room.name));
    if (at >= 0) record.rooms[at] = { ...record.rooms[at], ...room };
    else if (record.rooms.length < maxRooms) record.rooms.push(room);
  }
}

/** Rooms with names of their own, none of them known: they are no correction of those known. */
const haveOtherNames = ({ rooms }: ConversationRecord, stated: readonly StatedRoom[]) =>
  rooms.length > 0 &&
  stated.every(({ name }) => name !== undefined && !rooms.some((room) => isNamed(room, name)));

const isCorrection = (text: string) => correctionPattern.test(text);

const isNamed = (room: RoomRecord, name: string | undefined) =>
  name !== undefined && keyOf(room.name) !== '' && keyOf(room.name) === keyOf(name);

const withName = (room: StatedRoom, name: string | undefined): StatedRoom =>
  room.name || !name ? room : { ...room, name };

/** Whether a size of the record could as well be in feet, so that it must be asked. */
export const hasOpenUnit = (record: ConversationRecord) => record.rooms.some(isPerhapsFeet);
