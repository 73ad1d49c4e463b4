import type { Message } from '../../../conversation/message.ts';
import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../../conversation/record.ts';
import type { RoomMove } from '../../../nlu/classifier/room-moves.ts';
import { isExcepted, isLeftOut } from '../../../nlu/room-sizes/left-out.ts';
import { type Token, textOf } from '../../../nlu/text/tokenize.ts';
import { findMentions, type RoomMention, roomsMeant } from './meant/rooms-meant.ts';

export const removalPattern =
  /\b(?:forget|scrap|lose|cancel|ignore|leav(?:e|ing)(?: out)?|skip|scrub|without|drop|not doing|don'?t (?:need|want)|take (?:out|off)|take\b[^.?!]{0,40}\b(?:out|off)\b(?! the)|not the|minus|less(?= (?:the|my|our|flat|room))|excluding|except)\b/i;

/** A room's name without the words that do not tell it from others. */
export const keyOf = (name: string | undefined) =>
  name
    ?.toLowerCase()
    .replace(/\b(?:the|my|our|room)\b/g, '')
    .replace(/\bhallway\b/g, 'hall')
    .replace(/\b(?:living|sitting)\b/g, 'lounge')
    .replace(/\bbeds?\b/g, 'bedroom')
    .replace(/\bbath\b/g, 'bathroom')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

const joins = new Set(['and', 'or', 'nor', '&', '+', 'plus']);

/** The mentions of rooms that are not wanted; what is said of the first of a list is said of all: "without the hall and the landing". */
export function mentionsLeftOut(
  tokens: readonly Token[],
  mentions: readonly RoomMention[],
): RoomMention[] {
  let isBefore = false;
  return mentions.filter(({ from, end }, at) => {
    const last = mentions[at - 1]?.end ?? 0;
    const isListed = tokens.slice(last, from).every(({ text }) => joins.has(text));
    isBefore = isLeftOut(tokens, from, end) || (isBefore && isListed);
    return isBefore;
  });
}

const keeps = /\b(?:keep|keeping|leave|leaving)\s(?:(?:the|my|our|all|those)\s)*$/i;
const stays =
  /^\s?(?:(?:can |to |is |are )?(?:stays?|staying)|as (?:it|they|that|is|are|before|planned)|(?:is|are) (?:fine|ok|the same|unchanged)|unchanged|no changes?|not chang\w+)\b/i;

/** "Keep the hall", "the rest stays as it is": rooms of which nothing changes. */
export const isKept = (tokens: readonly Token[], { from, end }: RoomMention): boolean =>
  keeps.test(`${textOf(tokens, Math.max(0, from - 3), from)} `) ||
  stays.test(textOf(tokens, end, end + 4));

/**
 * Takes out the rooms that are not wanted; they can be brought back. "Forget the hall", "the smallest can wait".
 * @param move `without` where the whole message says so, in whatever words
 * @param namesFloor whether a floor is named, from which rooms may be excepted
 * @returns whether there were such rooms
 */
export function leaveOut(
  record: ConversationRecord,
  message: Message,
  move: RoomMove,
  namesFloor = false,
): boolean {
  const mentions = findMentions(record, message);
  const said = mentionsLeftOut(message.tokens, mentions);
  if (namesFloor && said.some(({ from }) => isExcepted(message.tokens, from))) return false;
  // "Not the living room in navy" is about its floor.
  if (said.length === 0 && (notInFloor.test(message.plain) || youMissed.test(message.plain)))
    return false;
  if (butNotThere.test(message.plain)) return false;
  // "The big bedroom stays, the small one laminate" takes none of them out.
  const areKept = mentions.some((mention) => isKept(message.tokens, mention));
  const isVague = said.length === 0 && move === 'without' && !(namesFloor && areKept);
  const meant = new Set((isVague ? mentions : said).flatMap(({ rooms }) => rooms));
  const kept = record.rooms.filter((room) => !meant.has(room));
  const isAll = kept.length === 0 && !record.flight;
  if (isAll || kept.length === record.rooms.length) return false;
  record.roomsBefore = [...record.rooms];
  record.rooms = kept;
  if (record.homes?.count === record.roomsBefore.length) delete record.homes;
  return true;
}

/** "You've missed the kitchen" wants it. */
const youMissed = /\byou(?:'?ve| have)? (?:missed|forgot(?:ten)?|left out)\b/i;
/** "A cheaper one in the bathroom but not the en suite" */
const butNotThere = /\bin (?:the|my|our) \w+(?: room)? but not (?:in )?(?:the|my|our)\b/i;
const notInFloor = /\bnot\b[^.?!]{1,25}\bin (?!(?:this|that|the|it|there)\b)/i;

const isKnown = (rooms: readonly RoomRecord[], room: RoomRecord) =>
  rooms.some((known) =>
    room.name === undefined
      ? JSON.stringify(known) === JSON.stringify(room)
      : known.name === room.name && (hasSameSides(known, room) || !isShared(rooms, room)),
  );
/** Several rooms may have one name. */
const isShared = (rooms: readonly RoomRecord[], { name }: RoomRecord) =>
  rooms.filter((one) => one.name === name).length > 1;

/** The rooms that were taken out and do not count now. */
export const roomsGone = ({ rooms, roomsBefore = [] }: ConversationRecord): RoomRecord[] =>
  roomsBefore.filter((room) => !isKnown(rooms, room));

/** "Put the hall back in": the rooms taken out before count again, those spoken of or all. */
export function bringBackAll(record: ConversationRecord, message: Message): boolean {
  const gone = roomsGone(record);
  if (gone.length === 0) return false;
  const meant = roomsMeant({ ...record, rooms: gone }, message);
  record.rooms = [...record.rooms, ...(meant.length > 0 ? meant : gone)];
  delete record.roomsBefore;
  return true;
}
