import type { ConversationRecord, RoomRecord } from '../../../conversation/record.ts';
import { withoutSumOfAll } from '../../../conversation/words/whole-job.ts';
import { findMeasures } from '../../../nlu/room-sizes/measures.ts';
import { readTokens, type Token, tidyText } from '../../../nlu/text/tokenize.ts';
import type { FloorsSaid } from '../../products/choose-floor.ts';
import { findMentions, roomsBeside } from '../rooms/meant/rooms-meant.ts';
import { isKept, mentionsLeftOut } from '../rooms/remove-rooms.ts';
import { isKind, type Segment } from './set/several-floors.ts';

type Said = { plain: string; tokens: readonly Token[] };

/** "Navy please, for both", but not "how much all in". */
const spreads =
  /\b(?:both|all(?! in(?: all)?\W*(?:$|[,.?!]| for\b)| together\b)|every\w*|throughout|the (?:whole )?lot)\b/i;
/** A part that says something else of its rooms than their floor. */
const saysElse =
  /\b(?:is|are|was|were|isn'?t|aren'?t|has|fit|fits|fitted|fitting|unfitted|lay|lays|laid)\b|\b(?:put|add|bring|take|leave|drop|forget)\b.*\b(?:back|out|off|in)\b/i;

const isOfRooms = (record: ConversationRecord, { text: plain, tokens }: Segment) =>
  findMentions(record, { plain, tokens }).some(({ byFloor }) => byFloor !== 'alone');

/**
 * The part of a message that says which rooms a floor is for: what is said of rooms in other sentences, or of their
 * sizes and their fitting, is about something else.
 * @param segments the parts of the message; those that name the floor have a choice
 */
function scopeOfFloor(
  record: ConversationRecord,
  message: Said,
  segments: readonly Segment[],
): Said | 'all' {
  const own = segments.filter(({ said }) => said.choice !== undefined);
  const near = segments.filter(({ sentence }) => own.some((one) => one.sentence === sentence));
  const areBeside = own.some((segment) => isOfRooms(record, segment));
  const isSpread = near.some(
    (segment) =>
      spreads.test(withoutSumOfAll(segment.text)) &&
      (own.includes(segment) || !isOfRooms(record, segment)),
  );
  if (own.length > 0 && isSpread && !areBeside) return 'all';
  const isElse = ({ text, tokens }: Segment) =>
    saysElse.test(text) ||
    findMeasures(tokens).some(({ unit }) => unit) ||
    / (?:x|by) \d/.test(text);
  const meant = near.filter((segment) => own.includes(segment) || !isElse(segment));
  const isTold = meant.some((segment) => isOfRooms(record, segment));
  const kept = isTold ? meant : near;
  if (!kept.some((segment) => isOfRooms(record, segment))) {
    // "No that's the bedroom, landing is 2 by 1. Laminate": none of them has a floor yet.
    const areOpen = !record.floor && record.rooms.every(({ floor }) => !floor);
    if (areOpen && own.length > 0 && near.every((segment) => own.includes(segment))) return 'all';
    // "Yes the second bedroom. What would it be in oak?" answers a question first.
    const isAnswer = ({ text, sentence }: Segment) =>
      answers.test(text) && own.every((one) => one.sentence > sentence);
    // "I think carpet. The dining end is actually 3 by 3, not 2.5" is of that room's size.
    const isResized = (segment: Segment) =>
      !own.some(({ sentence }) => sentence === segment.sentence) &&
      putsSizeRight.test(segment.text) &&
      isElse(segment);
    const apart = segments.filter((segment) => isAnswer(segment) || isResized(segment));
    return apart.length > 0 ? without(message, apart) : message;
  }
  return without(
    message,
    segments.filter((segment) => !kept.includes(segment) && isOfRooms(record, segment)),
  );
}
const putsSizeRight =
  /\b(?:actually|sorry|meant|mean|wrong|should be|re ?-?measured|not \d|instead of \d|rather than \d)/i;
const answers = /^\W*(?:yes|yeah|yep|yea|no|nope|sorry)\b/i;

function without(message: Said, segments: readonly Segment[]): Said {
  const plain = segments.reduce(
    (text, segment) => text.replace(segment.text.trim(), ' . '),
    message.plain,
  );
  return plain === message.plain ? message : { plain, tokens: readTokens(tidyText(plain)) };
}

const points = /\b(?:that|this) (?:one|room)\b/i;
/** "Not the living room in navy. Heather for that one": the room spoken of before. */
function roomPointedAt(
  record: ConversationRecord,
  message: Said,
  segments: readonly Segment[],
): RoomRecord[] {
  const own = segments.findIndex(({ said }) => said.choice !== undefined);
  const isPointing = points.test(segments[own]?.text ?? '');
  if (!isPointing || segments.some((one, at) => at >= own && isOfRooms(record, one))) return [];
  return findMentions(record, message).at(-1)?.rooms ?? [];
}

/** The rooms that a text gives a floor: those it speaks of and does not keep as they are, or all but those it excepts. */
export function roomsOfFloor(
  record: ConversationRecord,
  message: Said,
  segments: readonly Segment[],
): RoomRecord[] {
  const pointed = roomPointedAt(record, message, segments);
  if (pointed.length > 0) return pointed;
  const said = scopeOfFloor(record, message, segments);
  if (said === 'all') return [...record.rooms];
  const mentions = findMentions(record, said).filter(({ byFloor }) => byFloor !== 'alone');
  const apart = mentionsLeftOut(said.tokens, mentions).flatMap(({ rooms }) => rooms);
  const kept = mentions.filter((mention) => isKept(said.tokens, mention));
  const meant = mentions
    .filter((mention) => !kept.includes(mention))
    .flatMap(({ rooms }) => rooms)
    .filter((room) => !apart.includes(room));
  if (meant.length > 0 || apart.length === 0) return meant;
  return record.rooms.filter((room) => !apart.includes(room));
}

/** The rooms that a part of a message keeps as they are: "the kitchen stays". */
export const roomsKept = (
  record: ConversationRecord,
  { text: plain, tokens }: Pick<Segment, 'text' | 'tokens'>,
): RoomRecord[] => {
  const mentions = findMentions(record, { plain, tokens });
  return mentions.filter((mention) => isKept(tokens, mention)).flatMap(({ rooms }) => rooms);
};

/** "The kitchen stays vinyl" names no other floor than the kitchen has. */
export function withoutKept(
  record: ConversationRecord,
  segment: Pick<Segment, 'text' | 'tokens'>,
  said: FloorsSaid,
): FloorsSaid {
  const { choice, ...rest } = said;
  if (!choice || choice.slug) return said;
  const kept = roomsKept(record, segment);
  const has = (room: RoomRecord) => {
    const floor = room.floor ?? record.floor;
    return floor !== undefined && isKind(floor, choice.kind);
  };
  const beside = roomsBeside(record, { plain: segment.text, tokens: segment.tokens });
  return kept.length > 0 && beside.every((room) => kept.includes(room) && has(room)) ? rest : said;
}
