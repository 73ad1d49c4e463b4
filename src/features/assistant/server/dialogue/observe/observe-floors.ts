import { actPatterns, isQuestion } from '../../conversation/act-patterns.ts';
import type { Message } from '../../conversation/message.ts';
import {
  type ConversationRecord,
  consider,
  type FloorChoice,
  type RoomRecord,
  type Storey,
  uniqueFloors,
} from '../../conversation/record.ts';
import { roomNamesIn } from '../../nlu/room-sizes/room-names.ts';
import { withoutPresentFloor } from '../../nlu/text/present-floor.ts';
import { readTokens, tidyText } from '../../nlu/text/tokenize.ts';
import { type Catalogue, type FloorsSaid, readFloors } from '../products/choose-floor.ts';
import { pointsAtColour } from '../products/find-colour.ts';
import { asksOfTold, isAskedBeside, withoutDoubts } from './floors/asked-beside.ts';
import { readFailedFloors, ruleOut } from './floors/failed-floors.ts';
import { giveFloorsBeforeSizes, noteFloorsBeforeSizes } from './floors/floors-before-sizes.ts';
import { isRangeOfAll, readOne } from './floors/ranges.ts';
import { withoutKept } from './floors/rooms-of-floor.ts';
import { withoutDenied, withoutReplaced } from './floors/ruled-out.ts';
import { isLaidLater, isOpenForSome } from './floors/set/floor-of-some.ts';
import { readFloorsEach } from './floors/set/floors-each.ts';
import { beforeSameAs, sameFloor, saysSame } from './floors/set/same-floor.ts';
import { setOne } from './floors/set/set-one-floor.ts';
import { roomsOf, setRoomByRoom } from './floors/set/set-room-by-room.ts';
import {
  isRoomByRoom,
  readEither,
  refine,
  type Segment,
  separateKinds,
  splitAlternatives,
} from './floors/set/several-floors.ts';
import { giveSofter } from './floors/softer-there.ts';
import { splitRunOn } from './floors/split-run-on.ts';
import { isOfStairs } from './floors/stairs-floor.ts';
import { applyStoreyFloors, storeyOf } from './floors/storeys.ts';
import {
  findMentions,
  type RoomMention,
  roomsBeside,
  withoutMentions,
} from './rooms/meant/rooms-meant.ts';
import { isKept } from './rooms/remove-rooms.ts';
import { wordsOfFloor } from './rooms/told-by-floor.ts';
import { isVisitWish } from './visit/visit-wish.ts';

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
  /,(?!\d)|;|:(?!\d)|\.(?!\d)|\n|\s[-–—]+\s|\band\b|\bn\b|\bbut\b|\bthen\b(?! (?:for|in|on) )|\bplus\b|&|\bwith\b|\bwhile\b|(?=\b(?:except|apart from|other than)\b)/i;
const comparisonPattern =
  /\b(?:against|each|vs?\.?|versus|compare[ds]?|comparison|difference|differ|cheaper|dearer|instead of|better|which (?:is|one|would)|same in|and in|both)\b|\bor\b|\b(?:w(?:h?a|o)t'?s?|how much)\b[^.?!]*\band (?:w(?:h?a|o)t'?s?|how much)\b(?![^.?!]*\bfor the\b)|\bfor (?:that|this|the) one and\b/i;

/** "Is it 113 or is it 1371?" weighs no floors. */
const orSum = /£?\d[\d.,]* or (?:(?:is|was) (?:it|that) )?£?\d[\d.,]*/gi;

const saysAll = /\b(?:all|both|every\w*|throughout)\b/i;
/** "All but the kitchen" */
const allBut = /\b(all|every\w*|anywhere) but\b/gi;
/** "In carpet like the hall" */
const likeThere =
  /(?<=\b(?:carpet|vinyl|laminate|lvt)) (?:just )?like (?:in )?(?:the|my|our) [a-z]+(?: room)?\b/gi;
/** "There's only the green to park on", of 5 The Green; "the red door": colours that are no floor's. */
const ofOutside = ({ contact }: ConversationRecord) =>
  /\bgreen\b/i.test(contact.address ?? '')
    ? /\b(?:on |by |at )?the (?:village )?green\b/gi
    : /\b(?:the|my|our|a|with) \w+ (?:front door|back door|door|gate|garage|van|car)\b/gi;
const sentenceEnds = /(?<=[.!?])\s+|\n/;

/** "Bedrooms in that", of the floor that was just named. */
const pointsBack = /\b(?:in|with) (?:that|this|it|those)\b/i;
const onThem = /\b(?:on|for|up) (?:them|those|it)\b/i;

/** What was read of the rooms of a message. */
type Read = {
  /** Mentions of rooms by their floors, which name no other floor. */
  ofRooms?: readonly RoomMention[];
  /** Whether the message told the size of a room. */
  isNew?: (room: RoomRecord) => boolean;
};

/** Writes the floors that a message names into the record, for all rooms or room by room. */
export function observeFloors(
  record: ConversationRecord,
  message: Message,
  catalogue: Catalogue,
  { ofRooms = [], isNew = () => false }: Read = {},
): FloorsObserved {
  const failed = readFailedFloors(withoutDoubts(record, withoutMentions(message, ofRooms)));
  const plain = separateKinds(withoutDenied(withoutPresentFloor(failed.rest), catalogue))
    .replace(allBut, '$1 except')
    .replace(likeThere, ' ')
    .replace(ofOutside(record), ' ');
  const said = readFloors(plain, readTokens(tidyText(plain)), catalogue, record);
  const segments: Segment[] = [];
  const floorOf = (part: string) => readOne(part, catalogue, record, said).choice;
  let spoken = record;
  for (const [sentence, whole] of plain.split(sentenceEnds).entries())
    for (const { text, before } of splitParts(whole, floorOf)) {
      const tokens = readTokens(tidyText(text));
      const isMeant = segments.at(-1)?.ofStairs === true && onThem.test(text);
      const ofStairs = isMeant || isOfStairs(text, roomNamesIn(tokens));
      // "I mean the Moorland. Do you have it in grey?": the floor that was just named.
      const read = readOne(
        text,
        catalogue,
        pointsAtColour(text) || pointsBack.test(text) ? spoken : record,
        said,
      );
      if (read.choice?.slug)
        spoken = { ...record, considered: [read.choice, ...record.considered] };
      const either = readEither(record, { text, tokens }, floorOf);
      const first = either ? { ...read, choice: either[0] } : read;
      const own = withoutKept(record, { text, tokens }, first);
      const or = either && { or: either[1] };
      segments.push({ text, before, tokens, said: own, ofStairs, sentence, ...or });
    }
  describeOnce(segments, said);
  sayFloorsAgain(record, segments);
  const named = uniqueFloors([
    ...segments.flatMap((segment) => segment.said.choice ?? []),
    ...splitAlternatives(plain, catalogue, record, said),
  ]);
  const isWhole = said.choice?.slug !== undefined && named.every(({ slug }) => slug === undefined);
  const all = isWhole && said.choice ? uniqueFloors([...named, said.choice]) : named;
  const meant = withoutReplaced(record, refine(all), message.plain);
  const each = readFloorsEach(record, plain, floorOf);
  const floors = isRangeOfAll(record, message, said, meant)
    ? []
    : each
      ? uniqueFloors(each)
      : meant;
  const isComparison =
    floors.length > 1 &&
    !each &&
    !isRoomByRoom(record, segments) &&
    !isOpenForSome(record, segments) &&
    (comparisonPattern.test(message.plain.replace(orSum, ' ')) || record.rooms.length === 1);
  const before = floorsIn(record);
  const floorsBefore = new Map(record.rooms.map((room) => [room, room.floor]));
  const isOnlyAsked = isAskedBeside(record, message) || asksOfTold(record, message);
  if (each) for (const [at, room] of record.rooms.entries()) room.floor = each[at];
  else if (floors.length > 1 && !isComparison && !isOnlyAsked) {
    for (const room of record.rooms) delete room.floorOr;
    setRoomByRoom(record, segments, isNew);
    leaveOpen(record, segments);
    if (record.rooms.length === 0 && !isOnlyOfRange(message)) record.floorsWanted = floors;
  } else if (floors.length === 1 && floors[0] && !isOnlyAsked)
    setOne(record, floors[0], message, segments, isNew);
  if (floors.length > 0 && !isOnlyAsked) {
    if (!isComparison) record.floorNamed = floors.at(-1);
    delete record.isFloorWeighed;
    delete record.isFloorOpen;
  }
  if (floors.length === 0) deny(record, message.plain, isNew);
  if (!isOnlyAsked) noteStoreys(record, segments, floors.length > 1 && !isComparison);
  if (!isOnlyAsked && !isComparison) noteFloorsBeforeSizes(record, segments);
  const beside = saysAll.test(plain)
    ? []
    : segments.flatMap((one) => (one.said.choice ? roomsOf(record, one, new Set()) : []));
  const isForSome = record.rooms.some((room) => room.floor !== floorsBefore.get(room));
  if (floors.length === 0 || isForSome || beside.length > 0)
    giveFloorsBeforeSizes(record, (room) => isNew(room) && !beside.includes(room));
  for (const floor of floors) consider(record, floor);
  giveSofter(record, plain, catalogue);
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

/** Notes the other floor of rooms for which a message leaves two open. */
function leaveOpen(record: ConversationRecord, segments: readonly Segment[]) {
  for (const { text: plain, tokens, or } of segments)
    if (or) for (const room of roomsBeside(record, { plain, tokens })) room.floorOr = or;
}

/** "Is the slate grey, and what about a laminate?" asks what we sell: it describes no job of two floors. */
const isOnlyOfRange = ({ plain, tokens, clauses }: Message): boolean =>
  clauses.some(({ text }) => isQuestion(text)) &&
  roomNamesIn(tokens).length === 0 &&
  !actPatterns.price.test(plain) &&
  !clauses.some(isVisitWish);

/** The parts of a sentence, each with what stands before it. */
function splitParts(
  sentence: string,
  floorOf: (part: string) => FloorChoice | undefined,
): { text: string; before: string }[] {
  const ends = [...sentence.matchAll(new RegExp(segmentEnds, 'gi'))];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.flatMap((start, at) =>
    splitRunOn(sentence.slice(start, ends[at]?.index), floorOf).map((text, place) => ({
      text,
      before: place === 0 ? (ends[at - 1]?.[0] ?? '') : '',
    })),
  );
}

/** "And the living room, not in navy": a room that is added gets a floor of the same kind, and no colour yet. */
function deny(record: ConversationRecord, text: string, isNew: (room: RoomRecord) => boolean) {
  const { floor } = record;
  const word = /\bnot (?:in )?(?:the )?(\w+)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const added = record.rooms.filter(isNew);
  const isDenied = floor?.slug !== undefined && wordsOfFloor(floor).has(word);
  if (!floor || !isDenied || added.length === 0 || added.length === record.rooms.length) return;
  for (const room of record.rooms)
    if (isNew(room)) room.floor = { kind: floor.kind };
    else room.floor ??= floor;
}

/** "The cheapest for a hall, with a dog": what one part describes is what the whole message describes. */
function describeOnce(segments: readonly Segment[], { choice, isNamed }: FloorsSaid) {
  const [only, ...others] = segments.filter(
    ({ said }) => said.choice?.slug !== undefined && !said.isNamed,
  );
  if (only && others.length === 0 && choice?.slug && !isNamed) only.said = { ...only.said, choice };
}

/** "And the hall the same": a floor that is not named again. */
function sayFloorsAgain(record: ConversationRecord, segments: Segment[]) {
  for (const [at, segment] of segments.entries()) {
    const before = segments.slice(0, at).findLast(({ said }) => said.choice)?.said.choice;
    const choice = isLaidLater(segments, at) ? undefined : sameFloor(record, segment, before);
    if (choice) {
      const text = beforeSameAs(segment.text);
      const tokens = readTokens(tidyText(text));
      segments[at] = { ...segment, text, tokens, said: { ...segment.said, choice }, isSame: true };
    }
    // "I wanted landing and stairs in the same carpet"
    const same = choice ?? (saysSame.test(segment.text) ? segment.said.choice : undefined);
    const joined = segments[at - 1];
    const isJoined = joined && !joined.said.choice && and.test(segment.before ?? '');
    if (same && isJoined && endsInRoom(record, joined))
      segments[at - 1] = { ...joined, said: { ...joined.said, choice: same }, isSame: true };
  }
}

const and = /^\s*(?:and|n|&|,)\s*$/i;
const endsInRoom = (record: ConversationRecord, { text: plain, tokens }: Segment): boolean =>
  findMentions(record, { plain, tokens }).some(
    (mention) => mention.end === tokens.length && !isKept(tokens, mention),
  );

const floorsIn = ({ floor, floorsWanted, stairsFloor, rooms }: ConversationRecord) =>
  JSON.stringify([floor, floorsWanted, stairsFloor, rooms.map((room) => room.floor)]);

/** Notes on which storey rooms are and which floor a storey gets, and gives the rooms those floors. */
function noteStoreys(record: ConversationRecord, segments: readonly Segment[], isByRoom: boolean) {
  let current: Storey | undefined;
  let isNew = false;
  const used = new Set<RoomRecord>();
  for (const { text, tokens, said } of segments) {
    const own = storeyOf(text);
    current = own ?? current;
    const rooms = roomsOf(record, { text, tokens }, used);
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
