import { addRemark } from '../../conversation/add-requirement.ts';
import type { Message } from '../../conversation/message.ts';
import { roomsOfPart } from '../../conversation/priced-part.ts';
import {
  type ConversationRecord,
  consider,
  type FloorChoice,
  type RoomRecord,
  type Storey,
} from '../../conversation/record.ts';
import { roomNamesIn, roomsNamedBy } from '../../nlu/room-sizes/room-names.ts';
import { findRooms } from '../../nlu/room-sizes/rooms.ts';
import { readTokens, type Token, tidyText } from '../../nlu/text/tokenize.ts';
import { type Catalogue, type FloorsSaid, readFloors } from '../products/choose-floor.ts';
import { isAskedBeside } from './floors/asked-beside.ts';
import { countedRooms } from './floors/counted-rooms.ts';
import { readFailedFloors, ruleOut } from './floors/failed-floors.ts';
import { sharesWork } from './floors/own-fitting.ts';
import { isRangeOfAll, readOne } from './floors/ranges.ts';
import { returnWithFloor } from './floors/return-with-floor.ts';
import { withoutDenied, withoutReplaced } from './floors/ruled-out.ts';
import {
  isKind,
  isRoomByRoom,
  isStairsPart,
  refine,
  type Segment,
  separateKinds,
  splitAlternatives,
  uniqueFloors,
} from './floors/several-floors.ts';
import { isOfStairs, setStairsFloor } from './floors/stairs-floor.ts';
import { applyStoreyFloors, storeyOf, storeyOfRoom } from './floors/storeys.ts';

/** What a message said about floors. */
export type FloorsObserved = FloorsSaid & {
  /** All different floors named, in the order of the message. */
  named: FloorChoice[];
  /** Whether the floor of a room changed. */
  isChanged: boolean;
  /** Whether several floors are weighed against each other, instead of one for each room. */
  isComparison: boolean;
};

const segmentEnds =
  /,(?!\d)|;|\.(?!\d)|\n|\band\b|\bn\b|\bbut\b|\bthen\b|\bplus\b|&|\bwith\b|\bwhile\b/i;
const comparisonPattern =
  /\b(?:against|each|vs?\.?|versus|compare[ds]?|comparison|difference|differ|cheaper|dearer|instead of|better|which (?:is|one|would)|same in|and in|both)\b|\bor\b/i;

const onThem = /\b(?:on|for|up) (?:them|those|it)\b/i;

/** Writes the floors that a message names into the record, for all rooms or room by room. */
export function observeFloors(
  record: ConversationRecord,
  message: Message,
  catalogue: Catalogue,
): FloorsObserved {
  const failed = readFailedFloors(message.plain);
  const plain = separateKinds(withoutDenied(failed.rest));
  const said = readFloors(plain, readTokens(tidyText(plain)), catalogue, record);
  const segments: Segment[] = [];
  for (const text of plain.split(segmentEnds)) {
    const tokens = readTokens(tidyText(text));
    const isMeant = segments.at(-1)?.ofStairs === true && onThem.test(text);
    const ofStairs = isMeant || isOfStairs(text, roomNamesIn(tokens));
    segments.push({ text, tokens, said: readOne(text, catalogue, record, said), ofStairs });
  }
  describeOnce(segments, said);
  const named = uniqueFloors([
    ...segments.flatMap((segment) => segment.said.choice ?? []),
    ...splitAlternatives(plain, catalogue, record, said),
  ]);
  const isWhole = said.choice?.slug !== undefined && named.every(({ slug }) => slug === undefined);
  const all = isWhole && said.choice ? uniqueFloors([...named, said.choice]) : named;
  const meant = withoutReplaced(record, refine(all), message.plain);
  const floors = isRangeOfAll(record, message, said, meant) ? [] : meant;
  const isComparison =
    floors.length > 1 &&
    !isRoomByRoom(segments) &&
    (comparisonPattern.test(message.plain) || record.rooms.length === 1);
  const before = floorsIn(record);
  const isOnlyAsked = isAskedBeside(record, message);
  if (floors.length > 1 && !isComparison && !isOnlyAsked) {
    setRoomByRoom(record, segments);
    if (record.rooms.length === 0) record.floorsWanted = floors;
  } else if (floors.length === 1 && floors[0] && !isOnlyAsked)
    setOne(record, floors[0], message, segments);
  if (floors.length > 0 && !isOnlyAsked) {
    delete record.isFloorWeighed;
    delete record.isFloorOpen;
  }
  if (!isOnlyAsked) noteStoreys(record, segments, floors.length > 1 && !isComparison);
  for (const floor of floors) consider(record, floor);
  ruleOut(record, failed.kinds, floors);
  const isChanged = before !== floorsIn(record);
  const { choice: _, ...rest } = said;
  return {
    ...rest,
    ...(floors.filter(({ slug }) => slug).length > 1 && { candidates: [] }),
    ...(floors.length === 1 && floors[0] && { choice: floors[0] }),
    named: floors,
    isChanged,
    isComparison,
  };
}

/** "The cheapest for a hall, with a dog": what one part describes is what the whole message describes. */
function describeOnce(segments: readonly Segment[], { choice, isNamed }: FloorsSaid) {
  const [only, ...others] = segments.filter(
    ({ said }) => said.choice?.slug !== undefined && !said.isNamed,
  );
  if (only && others.length === 0 && choice?.slug && !isNamed) only.said = { ...only.said, choice };
}

const floorsIn = ({ floor, floorsWanted, stairsFloor, rooms }: ConversationRecord) =>
  JSON.stringify([floor, floorsWanted, stairsFloor, rooms.map((room) => room.floor)]);

const everywhere =
  /\b(?:all|both|every\w*|throughout|instead|lot|whole|rather than|same|two|three|rooms)\b/i;

/** One floor for the rooms that the message names, or for all. */
function setOne(
  record: ConversationRecord,
  floor: FloorChoice,
  message: Message,
  segments: readonly Segment[],
) {
  const own = segments.filter(({ said }) => said.choice !== undefined);
  const isSaidOfStairs = own.length > 0 && own.every(isStairsPart);
  if (setStairsFloor(record, floor, { text: message.plain, isSaidOfStairs })) return;
  if (returnWithFloor(record, floor, message.plain, roomNamesIn(message.tokens))) return;
  const isListed = message.parsed.slots.rooms.length > 1;
  const tokens =
    (isListed && own.length > 0 && segments.length > own.length) || isSaidBeforeMore(segments)
      ? []
      : message.tokens;
  const beside = own.flatMap((segment) => roomNamesIn(segment.tokens));
  const isPart = beside.length > 0 && keepsOthers.test(message.plain);
  const names = isPart ? beside : roomNamesIn(tokens);
  const storey = storeyOf(message.plain);
  const byName = roomsNamedBy(record.rooms, names);
  const meant = record.rooms.filter(
    (room) =>
      byName.includes(room) ||
      (names.length === 0 && storey !== undefined && storeyOfRoom(room) === storey),
  );
  const isOfAll = names.length > 0 || storey !== undefined || everywhere.test(message.plain);
  if (!isOfAll && !isListed && !isSaidBeforeMore(segments)) meant.push(...roomsOfPart(record));
  if (meant.length === 0 || meant.length === record.rooms.length) {
    const some = countedRooms(record, message);
    if (some.length > 0) meant.splice(0, meant.length, ...some);
  }
  const isForSome = meant.length > 0 && meant.length < record.rooms.length;
  const keepsProduct =
    floor.slug === undefined &&
    record.floor?.slug !== undefined &&
    isKind(record.floor, floor.kind);
  const kinds = new Set(record.rooms.map((room) => (room.floor ?? record.floor)?.kind));
  const ofKind = record.rooms.filter((room) => room.floor && isKind(room.floor, floor.kind));
  if (ofKind.length > 0 && sharesWork(message.plain)) return;
  if (isForSome) {
    for (const room of meant) room.floor = floor;
    return;
  }
  // "Is the laminate waterproof?" means one of the floors chosen room by room.
  if (kinds.size > 1 && ofKind.length > 0 && !everywhere.test(message.plain)) {
    if (floor.slug) for (const room of ofKind) room.floor = floor;
    return;
  }
  // "How much is that carpet fitted?" still means the product.
  if (
    keepsProduct &&
    !/\b(?:standard|normal|ordinary|any|plain|premium|basic)\b/i.test(message.plain)
  )
    return;
  if (addFloor(record, floor, message, names)) return;
  record.floor = floor;
  for (const room of record.rooms) delete room.floor;
}

/** "Carpet in the lounge instead, keep the hall": the other rooms stay as they are. */
const keepsOthers =
  /\b(?:keep|leave)\b[^.?!]{0,20}\b(?:hall|lounge|kitchen|\w*room|landing|rest|others?)\b|\b(?:rest|others?|remainder)\b[^.?!]{0,12}\b(?:as (?:they are|it is|is|before)|same|stays?)\b|\b(?:hall|lounge|kitchen|\w*room|landing)\s(?:stays?|as (?:it )?is)\b/i;

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

const adds = /^\W*(?:(?:and|also|then|please)\W+)*(?:add|do|include|price|throw in|plus)\b/i;

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

/** Notes on which storey rooms are and which floor a storey gets, and gives the rooms those floors. */
function noteStoreys(record: ConversationRecord, segments: readonly Segment[], isByRoom: boolean) {
  let current: Storey | undefined;
  let isNew = false;
  const used = new Set<RoomRecord>();
  for (const { text, tokens, said } of segments) {
    const own = storeyOf(text);
    current = own ?? current;
    const rooms = roomsOf(record, tokens, used);
    for (const room of rooms) {
      used.add(room);
      if (current) room.storey = current;
    }
    if (!isByRoom || !own || !said.choice || rooms.length > 0) continue;
    record.storeyFloors = { ...record.storeyFloors, [own]: said.choice };
    isNew = true;
  }
  if (isNew || !segments.some(({ said }) => said.choice)) applyStoreyFloors(record, isNew);
}

/** Rooms named right beside a floor get that one, wherever their sizes stand. @returns those rooms */
function setRoomsBeside(record: ConversationRecord, segments: readonly Segment[]) {
  const used = new Set<RoomRecord>();
  for (const { tokens, said } of segments) {
    const names = roomNamesIn(tokens);
    if (!said.choice || names.length === 0) continue;
    for (const room of roomsNamedBy(record.rooms, names)) {
      room.floor = said.choice;
      used.add(room);
    }
  }
  return used;
}

/** Each room gets the floor of its part of the message; a part without a floor, that of the part before. */
function setRoomByRoom(record: ConversationRecord, segments: readonly Segment[]) {
  let current: FloorChoice | undefined;
  let waiting: RoomRecord[] = [];
  const used = setRoomsBeside(record, segments);
  for (const segment of segments) {
    const { text, tokens, said } = segment;
    if (isStairsPart(segment) && said.choice) record.stairsFloor = said.choice;
    const isRest =
      /\b(?:others?|rest|remaining|remainder)\b/i.test(text) &&
      !/\b(?:fit|fits|fitting|lay|lays|install)\b/i.test(text);
    const rooms = isRest
      ? record.rooms.filter((room) => !used.has(room))
      : roomsOf(record, tokens, used);
    for (const room of rooms) used.add(room);
    current = (isStairsPart(segment) ? undefined : said.choice) ?? current;
    if (!current) waiting.push(...rooms);
    else for (const room of [...waiting, ...rooms]) room.floor = current;
    if (current) waiting = [];
  }
}

function roomsOf(
  record: ConversationRecord,
  tokens: readonly Token[],
  used: ReadonlySet<RoomRecord>,
): RoomRecord[] {
  const names = roomNamesIn(tokens);
  const free = record.rooms.filter((room) => !used.has(room));
  const byName = roomsNamedBy(free, names);
  if (byName.length > 0) return byName;
  const sizes = findRooms(tokens);
  return sizes.flatMap(
    ({ lengthMm, widthMm }) =>
      free.find((room) => room.lengthMm === lengthMm && room.widthMm === widthMm) ?? [],
  );
}
