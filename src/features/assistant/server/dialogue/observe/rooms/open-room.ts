import type { Message } from '../../../conversation/message.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import { toPlainText } from '../../../conversation/words/plain-text.ts';
import type { StatedRoom } from '../../../nlu/parsed-message.ts';
import { findRoomRuns, isRoomName, roomsNamedBy } from '../../../nlu/room-sizes/room-names.ts';
import { readTokens, textOf, tidyText } from '../../../nlu/text/tokenize.ts';
import { findMentions } from './meant/rooms-meant.ts';
import { asksWhereGone } from './recall-rooms.ts';
import { removalPattern } from './remove-rooms.ts';

/** "What about the hall as well": of a question about rooms at large there are more words. */
const wantsMore =
  /\b(?:as ?well|aswell|too|also|add|plus|miss(?:ed|ing)|forgot(?:ten)?|left out|not (?:included|counted|added|got)|no \w+(?: \w+)? in (?:it|that|there)|what about|how about|and (?:for )?(?:the|a|my|our))\b/i;
const asksOther = /\b(?:do you|can you|is it|would it|which|suit\w*|good|best|recommend)\b/i;
const maxWords = 10;

/** Before the name of a room that another one is used as: "it'll be my office", "as a study". */
const isUsedAs =
  /(?:\b(?:be|is|as|its|thats|becom\w+|called|into)|'?s)\s+(?:(?:a|an|my|our|the|his|her|their|now|just|really|actually|basically)\s+)*$/i;
/** "Where's the kitchen gone?", "what's the landing on its own" */
const asksOfRoom = /\b(?:where|what|how|who|when|which)(?: ?'? ?s| is)?\s+(?:the|my|our)\s*$/i;
/** "The office is bedroom 3" */
const isThatRoom =
  /^\s*(?:is|was|=|means|being|will be)\s+(?:just |actually |really )*(?:the |my |our )?$/i;

/**
 * "The smallest bedroom in laminate, it'll be my office": a room's name that says what a known one is used as.
 * @returns whether there was one
 */
export function noteUse(record: ConversationRecord, message: Message): boolean {
  const { tokens, parsed } = message;
  if (parsed.slots.rooms.some(({ name }) => name && isUnknown(record, name.split(' '))))
    return false;
  const mentions = findMentions(record, message);
  for (const run of findRoomRuns(tokens)) {
    if (!isUnknown(record, run.words)) continue;
    const before = mentions
      .filter(({ end, rooms }) => end <= run.from && rooms.length === 1)
      .at(-1);
    const after = mentions.find(({ from, rooms }) => from >= run.end && rooms.length === 1);
    const said = `${textOf(tokens, 0, run.from)} `;
    const isBefore = isUsedAs.test(said) && !asksOfRoom.test(said);
    const isAfter = after && isThatRoom.test(`${textOf(tokens, run.end, after.from)} `);
    const [room] = isAfter ? after.rooms : isBefore ? (before?.rooms ?? onlyRoom(record)) : [];
    if (!room) continue;
    const use = run.words.join(' ');
    if (room.name === undefined) room.name = use;
    else room.use = use;
    return true;
  }
  return false;
}

const isUnknown = ({ rooms }: ConversationRecord, words: readonly string[]) =>
  roomsNamedBy(rooms, words.slice(-1)).length === 0;
const onlyRoom = ({ rooms }: ConversationRecord) => (rooms.length === 1 ? rooms : []);

/** Notes a room that is wanted beside those priced and has no size yet. */
export function noteOpenRoom(record: ConversationRecord, { plain, tokens }: Message): void {
  const isMore =
    record.priced.length > 0 &&
    record.rooms.length > 0 &&
    record.draft === undefined &&
    (wantsMore.test(plain) || asksWhereGone(plain)) &&
    !asksOther.test(plain) &&
    !removalPattern.test(plain) &&
    plain.split(/\s+/).length <= maxWords;
  const runs = isMore ? findRoomRuns(tokens) : [];
  const [run, ...others] = runs.filter(({ words }) => words.some((word) => word !== 'stairs'));
  if (!run || others.length > 0) return;
  const known = [
    ...record.rooms,
    ...[...record.priced, ...record.pricedBefore].flatMap((job) => job.rooms),
  ];
  if (roomsNamedBy(known, run.words.slice(-1)).length === 0) record.openRoom = run.words.join(' ');
}

/** Gives the room that was waiting for its size its name. */
export function nameOpenRoom(
  record: ConversationRecord,
  stated: readonly StatedRoom[],
): StatedRoom[] {
  const { openRoom: name } = record;
  if (stated.length > 0) delete record.openRoom;
  const [only, ...others] = stated;
  if (only && others.length === 0 && !only.name && record.rooms.length === 0)
    return [{ ...only, ...nameBefore(record) }];
  return name && only && others.length === 0 && !only.name ? [{ ...only, name }] : [...stated];
}

/** The one room that the message named to which its size is the answer. */
function nameBefore(record: ConversationRecord): { name?: string } {
  const name = record.asked === 'rooms' ? lastRoomNamed(record) : undefined;
  return name ? { name } : {};
}

/** The room that was named last, where one alone was. */
export function lastRoomNamed({ heard = [] }: ConversationRecord): string | undefined {
  const runs = heard
    .slice(-maxHeard)
    .map((text) => findRoomRuns(readTokens(tidyText(toPlainText(text)))))
    .findLast((found) => found.length > 0);
  const [only, ...others] = runs ?? [];
  const name = only?.words.join(' ');
  // "A really small room" has no name.
  const isNamed = only?.words.some(isRoomName) && others.length === 0;
  return name && isNamed && !/s$|^stairs/.test(name) ? name : undefined;
}
const maxHeard = 3;

/** Whether a message names the room whose size is missing. */
export const namesOpenRoom = ({
  record,
  message,
}: {
  record: ConversationRecord;
  message: Message;
}): boolean =>
  record.openRoom !== undefined &&
  message.parsed.slots.rooms.length === 0 &&
  findRoomRuns(message.tokens).some(({ words }) => words.join(' ') === record.openRoom);
