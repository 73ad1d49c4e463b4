import { actPatterns } from '../../../../conversation/act-patterns.ts';
import { openChoice } from '../../../../conversation/job/open-choice.ts';
import { roomsOfPart } from '../../../../conversation/job/priced-part.ts';
import type { Message } from '../../../../conversation/message.ts';
import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  type RoomRecord,
  uniqueFloors,
} from '../../../../conversation/record.ts';
import { addRemark } from '../../../../conversation/remarks/add-requirement.ts';
import { isOfWholeJob, withoutSumOfAll } from '../../../../conversation/words/whole-job.ts';
import { roomNamesIn } from '../../../../nlu/room-sizes/room-names.ts';
import { findRooms } from '../../../../nlu/room-sizes/rooms.ts';
import { readTokens, tidyText } from '../../../../nlu/text/tokenize.ts';
import { asksBetter } from '../../../products/conditions/wish-for-cheap.ts';
import { roomsBeside } from '../../rooms/meant/rooms-meant.ts';
import { sharesWork } from '../own-fitting.ts';
import { returnWithFloor } from '../return-with-floor.ts';
import { roomsOfFloor } from '../rooms-of-floor.ts';
import { keepStairs, setStairsFloor } from '../stairs-floor.ts';
import { giveFloor } from './give-floor.ts';
import { productMeant } from './product-meant.ts';
import { ofRest, roomsOfRest } from './rest-of-rooms.ts';
import { isKind, isStairsPart, type Segment } from './several-floors.ts';

/** "Add it all up", "all in": of the sum, not of the rooms. */
const ofSum =
  /\b(?:it|that|them) all\b(?! (?:in|to) (?!(?:for|please|now|then)\b)\w)|\badd(?:ing)? (?:\w+ ){0,3}(?:up|together)\b|\ball (?:up|told|together)\b|\ball in\b(?! (?!(?:for|please|now|then|and|with|or|on)\b)\w)|\b(?:one|whole|single) (?:total|price|sum|figure)\b/gi;

const everywhere =
  /\b(?:all|both|every\w*|throughout|instead|lot|whole|rather than|same|two|three|rooms)\b/i;

/** One floor for the rooms that the message names, or for all. */
export function setOne(
  record: ConversationRecord,
  floor: FloorChoice,
  message: Message,
  segments: readonly Segment[],
  isNew: (room: RoomRecord) => boolean,
) {
  const plain = withoutSumOfAll(message.plain.replace(ofSum, ' '));
  const own = segments.filter(({ said }) => said.choice !== undefined);
  if (closesOpen(record, floor, own)) return;
  const rest = ofRest.test(plain) && !namesRooms(record, message) ? roomsOfRest(record, floor) : [];
  if (rest.length > 0) {
    for (const room of rest) giveFloor(record, room, floor, message.plain);
    return;
  }
  const isWithRooms = own.some(
    (one) => isStairsPart(one) && isListedWithRooms(record, segments, one),
  );
  const isSaidOfStairs = own.length > 0 && own.every(isStairsPart) && !isWithRooms;
  const isOfRooms = own.some(
    (one) => roomsBeside(record, { plain: one.text, tokens: one.tokens }).length > 0,
  );
  const ofStairs = { text: message.plain, isSaidOfStairs, isOfRooms };
  if (setStairsFloor(record, floor, ofStairs)) return;
  if (isWithRooms) record.stairsFloor = floor;
  if (returnWithFloor(record, floor, message.plain, roomNamesIn(message.tokens))) return;
  if (takesWeighed(record, floor, own)) {
    record.floor = floor;
    for (const room of record.rooms) delete room.floor;
    return;
  }
  const isListed = message.parsed.slots.rooms.length > 1;
  const tokens =
    (isListed && own.length > 0 && segments.length > own.length) || isSaidBeforeMore(segments)
      ? []
      : message.tokens;
  const beside = own.flatMap(({ text, tokens: said }) =>
    roomsBeside(record, { plain: text, tokens: said }),
  );
  const isPart = beside.length > 0 && own.some(({ isSame }) => isSame);
  const names = roomNamesIn(tokens);
  const isWhole = isOfWholeJob(plain);
  const isSpoken = tokens.length > 0 && !isWhole;
  const meant = isPart ? beside : isSpoken ? roomsOfFloor(record, message, segments) : [];
  const isAll = isWhole || ofEvery.test(plain) || isSaidBeforeMore(segments);
  if (!isAll && meant.length < record.rooms.length) {
    const added = roomsAdded(record, isNew);
    // "The bedroom is 4 by 3, and the lounge in laminate"
    if (beside.length === 0 || added.some((room) => beside.includes(room))) meant.push(...added);
  }
  const isOfAll = isWhole || meant.length > 0 || names.length > 0 || everywhere.test(plain);
  if (!isOfAll && !isListed && !isSaidBeforeMore(segments)) meant.push(...roomsOfPart(record));
  const some = new Set(meant);
  const isForSome = some.size > 0 && some.size < record.rooms.length;
  const keepsProduct =
    floor.slug === undefined &&
    record.floor?.slug !== undefined &&
    isKind(record.floor, floor.kind);
  const kinds = new Set(record.rooms.map((room) => (room.floor ?? record.floor)?.kind));
  const ofKind = record.rooms.filter((room) => room.floor && isKind(room.floor, floor.kind));
  if (ofKind.length > 0 && sharesWork(message.plain)) return;
  if (isForSome) {
    keepStairs(record, some);
    for (const room of some) giveFloor(record, room, floor, message.plain);
    return;
  }
  // "Is the laminate waterproof?" means one of the floors chosen room by room.
  if (kinds.size > 1 && ofKind.length > 0 && !everywhere.test(plain)) {
    const exact = ofKind.filter((room) => room.floor?.kind === floor.kind);
    const own = exact.length > 0 ? exact : ofKind;
    if (floor.slug) for (const room of own) room.floor = floor;
    return;
  }
  if (isOfNoRoom(record, plain, names)) return;
  // "How much is that carpet fitted?" still means the product.
  if (
    keepsProduct &&
    !asksBetter(message.plain) &&
    !/\b(?:standard|normal|ordinary|any|plain|premium|basic)\b/i.test(message.plain)
  )
    return;
  if (addFloor(record, floor, message, names)) return;
  record.floor = productMeant(record, floor, message.plain);
  for (const room of record.rooms) delete room.floor;
}

/**
 * "Is laminate waterproof?", "vinyl for the utility?": where rooms have floors of their own, a floor that is named for
 * none of them takes their place only as the price or the choice for all.
 */
function isOfNoRoom(
  { rooms, floor }: ConversationRecord,
  plain: string,
  names: readonly string[],
): boolean {
  const own = uniqueFloors(rooms.flatMap((room) => room.floor ?? floor ?? []));
  if (own.length < 2 || everywhere.test(plain)) return false;
  return names.length > 0 || !(actPatterns.price.test(plain) || choosesFloor.test(plain));
}
const choosesFloor =
  /\b(?:in|with|go (?:for|with)|have|want|take|make it|swap|change|switch|what about|how about|what if|prefer|like)\b/i;

/** "Laminate then", of a room for which two floors were left open. */
function closesOpen(
  record: ConversationRecord,
  floor: FloorChoice,
  own: readonly Segment[],
): boolean {
  const open = record.rooms.filter(
    (room) =>
      room.floorOr && [room.floorOr, room.floor].some((one) => one && isSameFloor(one, floor)),
  );
  const isOfOthers = own.some(
    ({ text, tokens }) => roomsBeside(record, { plain: text, tokens }).length > 0,
  );
  if (open.length === 0 || isOfOthers) return false;
  for (const room of open) {
    room.floor = floor;
    delete room.floorOr;
  }
  return true;
}

/** "Lounge and stairs in the oat": the lounge is in it too. */
function isListedWithRooms(
  record: ConversationRecord,
  segments: readonly Segment[],
  one: Segment,
): boolean {
  const before = segments[segments.indexOf(one) - 1];
  const isJoined = /^\s*(?:and|n|&|plus)\s*$/i.test(one.before ?? '');
  return (
    isJoined &&
    before !== undefined &&
    before.said.choice === undefined &&
    roomsBeside(record, { plain: before.text, tokens: before.tokens }).length > 0
  );
}

/** "Ok navy then, and the bedroom too": of two floors weighed for the rooms before, this one. */
const takesWeighed = (
  record: ConversationRecord,
  floor: FloorChoice,
  own: readonly Segment[],
): boolean =>
  openChoice(record).some((job) => isSameFloor(job.floor, floor)) &&
  own.some(
    ({ text, tokens, isSame }) =>
      !isSame && roomsBeside(record, { plain: text, tokens }).length === 0,
  );

const namesRooms = (record: ConversationRecord, message: Message): boolean =>
  roomsBeside(record, message).length > 0 || message.parsed.slots.rooms.length > 0;

const ofEvery = /\b(?:all|both|every\w*|throughout|lot|whole|instead|rather)\b/i;

/** "And two bedrooms, 3.6 by 3.2 and 3 by 2.9, in the cream": the rooms before them have their floor. */
function roomsAdded(
  record: ConversationRecord,
  isNew: (room: RoomRecord) => boolean,
): RoomRecord[] {
  const before = record.rooms.filter((room) => !isNew(room));
  const areLaid = before.every(({ floor }) => (floor ?? record.floor) !== undefined);
  return before.length > 0 && areLaid ? record.rooms.filter(isNew) : [];
}

/** "LVT it is, and add the utility, 2 by 1.8": the floor of all stands before the room that is added. */
function isSaidBeforeMore(segments: readonly Segment[]): boolean {
  const added = segments.findIndex(
    ({ text, tokens }, at) =>
      adds.test(text) &&
      [tokens, segments[at + 1]?.tokens ?? []].some((own) => findRooms(own).length > 0),
  );
  const said = segments.findLastIndex(
    ({ said: { choice }, tokens }) => choice !== undefined && roomNamesIn(tokens).length === 0,
  );
  return (
    said >= 0 &&
    said < added &&
    segments.every(({ said: { choice } }, at) => !choice || at === said)
  );
}

const adds =
  /^\W*(?:(?:and|also|then|please|(?:can|could|would|will) (?:you|we|i))\W+)*(?:add|do|include|price|throw in|plus)\b/i;

/**
 * "And carpet for the bedroom as well", "make the landing laminate instead", where no sizes are known: one more floor
 * for the visit.
 */
function addFloor(
  record: ConversationRecord,
  floor: FloorChoice,
  { plain, text }: Message,
  names: readonly string[],
): boolean {
  const wanted = record.floorsWanted ?? (record.floor ? [record.floor] : []);
  const isOpen = record.draft !== undefined && record.rooms.length === 0 && wanted.length > 0;
  const isMore =
    /\b(?:as ?well|also|too|plus|on top)\b/i.test(plain) &&
    !/\b(?:instead|rather|not|actually)\b/i.test(plain);
  const others = (record.heard ?? [])
    .filter((heard) => heard !== text.trim())
    .flatMap((heard) => roomNamesIn(readTokens(tidyText(heard))));
  const isForSome = names.length > 0 && others.some((name) => !names.includes(name));
  if (!isOpen || (!isMore && !isForSome)) return false;
  record.floorsWanted = uniqueFloors([...wanted, floor]);
  // Which room gets which floor is in the customer's words only.
  if (isForSome) addRemark(record, text);
  return true;
}
