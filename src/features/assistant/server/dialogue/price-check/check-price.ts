import { floorName, listOf, listOr, sizeText } from '../../conversation/describe-record.ts';
import type { ConversationRecord, PricedJob } from '../../conversation/record.ts';
import { roomsLeftOut } from '../../nlu/room-sizes/left-out.ts';
import { withoutCornerSize } from '../../nlu/room-sizes/non-floor-measures.ts';
import type { Turn } from '../../turn.ts';
import type { Observed } from '../observe/observe.ts';
import { readMultiple } from '../observe/project/count-homes.ts';
import { withoutMentions } from '../observe/rooms/meant/rooms-meant.ts';
import { mentionsLeftOut } from '../observe/rooms/remove-rooms.ts';
import { isFloor, sellingPrice } from '../products/match-products.ts';
import { findUnread, findUnreadBefore, listsRooms, roomsOf } from './find-unread.ts';
import type { Unread } from './unread.ts';
import { findUnreadCount } from './unread-counts.ts';

/** What is not read for certain changes the sum: it is asked before a sum is told. */
const changesSum = ({ kind }: Unread) =>
  ['size', 'choice', 'count', 'leftOut', 'part', 'floor'].includes(kind);

type Prices = Pick<ConversationRecord, 'priced' | 'pricedBefore' | 'considered' | 'estimateId'>;

/** What the record says of prices, to be put back where a price is not told. */
export const keepPrices = ({ priced, pricedBefore, considered, estimateId }: Prices): Prices => ({
  priced,
  pricedBefore,
  considered,
  ...(estimateId !== undefined && { estimateId }),
});

/**
 * Lets a price pass only where everything was used that the customer said and that could change it. Else the reply
 * says what was understood and asks about the rest; a room without a size is said to be left out.
 * @param before the prices of the record before this answer
 */
export function checkPrice(
  turn: Turn,
  observed: Observed,
  before: Prices,
  lines: readonly string[],
): string[] {
  const { record, message, jobs } = turn;
  if (jobs.length === 0) return [...lines];
  const { contact, unsettled } = record;
  const told = new Set(jobs.map(({ floor }) => floorName(floor)));
  const floors = observed.floors.isComparison && told.size > 1 ? [] : observed.floors.named;
  const leftOut = roomsLeftOut(message.tokens, message.parsed.slots.rooms);
  const gone = mentionsLeftOut(message.tokens, observed.mentions);
  const read = observed.mentions.filter(
    (mention) => gone.includes(mention) || mention.isBySize || mention.isCounted,
  );
  const prices = turn.catalogue.products.filter(isFloor).map(sellingPrice);
  const hasHomes = record.homes !== undefined;
  const isMultiplied = record.homes?.isWhole === true || readMultiple(message.plain) !== undefined;
  const now = findUnread(
    {
      text: withoutCornerSize(withoutMentions(message, read, '~')),
      contact,
      floors,
      prices,
      hasHomes,
      isMultiplied,
      leftOut,
    },
    jobs,
  );
  const earlier = (record.unpriced ?? []).flatMap((text) =>
    findUnreadBefore(withoutCornerSize(text), contact, jobs),
  );
  const all = [...now, ...(narrows.test(message.plain) ? [] : earlier)];
  const wasAsked = ({ words }: Unread) => unsettled?.includes(words);
  const asked = all.find((one) => changesSum(one) && !wasAsked(one));
  delete record.unpriced;
  if (!asked) {
    const left = all.filter((one) => !wasAsked(one) || changesSum(one));
    delete record.unsettled;
    const label = left[0] && labelFor(left[0], jobs);
    if (left[0]?.kind === 'shape') noteOpenPart(record, left[0].words);
    if (label) turn.evidence.push(label);
    return label ? [...lines, label] : [...lines];
  }
  Object.assign(record, before);
  if (before.estimateId === undefined) delete record.estimateId;
  record.unsettled = all.map(({ words }) => words);
  record.wantsPrice = true;
  record.asked = 'rooms';
  const question = askForWidth(record, message.plain, asked) ?? askAbout(asked, jobs);
  turn.shown.length = 0;
  turn.jobs.length = 0;
  turn.evidence.push(question);
  return [question];
}

const deepPart = /\b(bay|alcove|recess|nook)(e?s)?\b[^.?!]{0,25}\bdeep\b/i;

/** "The alcoves are about 30 deep" lacks how wide they are. */
function askForWidth(
  record: ConversationRecord,
  text: string,
  { kind, words }: Unread,
): string | undefined {
  const [, part, isSeveral] = deepPart.exec(text) ?? [];
  if (kind !== 'size' || !part || !/\bdeep\b/.test(words)) return undefined;
  record.openPart = part.toLowerCase();
  const each = isSeveral ? `each ${record.openPart}` : `the ${record.openPart}`;
  return `How wide and how deep is ${each}? Then I’ll price the whole room.`;
}

const narrows = /\b(?:just|only|alone|instead|scrap|forget|not the|for now)\b/i;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spell = (count: number) => numberWords[count] ?? String(count);

/** "The hall", but "bedroom 2". */
const theRoom = (words: string) => (/\d$/.test(words) ? words : `the ${words}`);

const roomTexts = (jobs: readonly PricedJob[]) =>
  roomsOf(jobs).map((room) => (room.name ? `${room.name} ${sizeText(room)}` : sizeText(room)));

/** Says what was understood, and asks about the words that were not used. */
function askAbout(unread: Unread, jobs: readonly PricedJob[]): string {
  const rooms = roomTexts(jobs);
  const soFar = `So far I have ${listOf(rooms)}`;
  const floors = [...new Set(jobs.map(({ floor }) => floorName(floor)))];
  switch (unread.kind) {
    case 'choice':
      return `Which size shall I price: ${listOr(rooms)}?`;
    case 'count':
      return unread.found === 1
        ? `I have one room so far, ${rooms[0]}. Are ${unread.count === 2 ? 'both' : `all ${spell(unread.count)}`} that size, or how long and wide are the others?`
        : `${soFar}. You said ${spell(unread.count)}: how long and how wide is the other one?`;
    case 'leftOut':
      return `${soFar}. Shall I leave ${theRoom(unread.words)} out, and price the rest?`;
    case 'part':
      return `I have the whole of it as ${listOf(rooms)}. How long and how wide is the part you’d like done?`;
    case 'floor':
      return `${soFar}. Which of them is in ${unread.words}, and which in ${listOf(floors.filter((name) => name !== unread.words))}?`;
    default:
      return `${soFar}. What’s the ${unread.words} for: another room, or part of ${rooms.length === 1 ? 'that one' : 'one of those'}?`;
  }
}

const sticksOut = /^(?:bay|alcove|recess|nook)/i;

/** The size that was asked for may come without its name: "they're 1 m by 35 cm each". */
function noteOpenPart(record: ConversationRecord, words: string) {
  const name = sticksOut.exec(words)?.[0]?.toLowerCase();
  if (name) record.openPart = name;
}

/** A bay can be added by its size; what stands in a room comes off once it is measured. */
function sayShape(words: string, jobs: readonly PricedJob[]): string {
  const are = /[^s]s$/i.test(words) ? 'are' : 'is';
  const plain = roomsOf(jobs).length > 1 ? 'plain rectangles' : 'the plain rectangle';
  return sticksOut.test(words)
    ? `That’s for ${plain} without the ${words}: tell me how big the ${words} ${are}, how wide and how deep, and I’ll add it.`
    : `That’s for ${plain}: the ${words} comes off at the free measure, and I’ve noted it for the team.`;
}

/** Says what a price is without. */
function labelFor(unread: Unread, jobs: readonly PricedJob[]): string {
  switch (unread.kind) {
    case 'room':
      return `That’s without ${theRoom(unread.words)}: how long and how wide is it?`;
    case 'area':
      return `That’s without the ${unread.words}: a floor is cut to its room, so how long and how wide is that one?`;
    case 'shape':
      return sayShape(unread.words, jobs);
    default:
      return `That’s for ${listOf(roomTexts(jobs))} only; I’ve left “${unread.words}” out.`;
  }
}

const maxUnpriced = 3;

/** Keeps a message that names rooms until a price is told, so that none of them is lost in it. */
export function noteUnpriced({ record, message, jobs }: Turn) {
  const isOfRooms =
    listsRooms(message.tokens) || findUnreadCount(message.plain, [aRoom]).length > 0;
  if (jobs.length > 0 || record.priced.length > 0 || !isOfRooms) return;
  record.unpriced = [...(record.unpriced ?? []), message.plain.slice(0, 300)].slice(-maxUnpriced);
}

const aRoom = { lengthMm: 0, widthMm: 0 };
