import { toMillimetres } from '#platform/units/lengths.ts';
import { storeyOfRoom } from '../../../../conversation/floors/storey-of-room.ts';
import { roomsOfPart } from '../../../../conversation/job/priced-part.ts';
import {
  type ConversationRecord,
  hasSameSides,
  type RoomRecord,
} from '../../../../conversation/record.ts';
import { isLeftOut } from '../../../../nlu/room-sizes/left-out.ts';
import { findMeasures, type Measure } from '../../../../nlu/room-sizes/measures.ts';
import { pairUp } from '../../../../nlu/room-sizes/pair-measures.ts';
import { isRoomName, roomNumberAt, roomsNamedBy } from '../../../../nlu/room-sizes/room-names.ts';
import { guessUnit } from '../../../../nlu/room-sizes/stated-unit.ts';
import { type Token, textOf } from '../../../../nlu/text/tokenize.ts';
import { roomsOfHome } from '../../homes/listed-homes.ts';
import { findPhrases, type RoomPhrase } from '../find-phrases.ts';
import { findByFloor, floorWords, wordsOfFloor } from '../told-by-floor.ts';
import { findOwnWords, liesElsewhere } from './own-words.ts';
import { findOwners } from './owners.ts';
import { isOfSleeping, withSleeping } from './sleeping-rooms.ts';

/** Words of a text that speak of rooms which are known; `from` and `end` are token positions, `end` exclusive. */
export type RoomMention = {
  from: number;
  end: number;
  rooms: RoomRecord[];
  /** A size that tells which room is meant, and is none that is new. */
  isBySize?: true;
  /** The rooms are told by their floor: "the navy rooms"; or by it alone, "the laminate". */
  byFloor?: 'quality' | 'alone';
  /** They are told by number, place or rank as well: "bedrooms 1 and 2", "the two bigger ones". */
  isCounted?: true;
  /** They are those of a storey. */
  isStorey?: true;
};

/** A message, or a part of one. */
type Said = { plain: string; tokens: readonly Token[] };
type Known = Pick<ConversationRecord, 'rooms' | 'floor' | 'unit' | 'homes' | 'priced' | 'flight'>;

/**
 * Where a text speaks of the rooms of a record: by name, number, size, rank, order, storey or floor, as one of a home, or
 * as the others. What is said of them — that they alone count, or not, their floor, their size — is read around it.
 * @param before rooms spoken of before the text: "the others" are none of them
 */
export function findMentions(
  record: Known,
  { plain, tokens }: Said,
  before: Iterable<RoomRecord> = [],
): RoomMention[] {
  const { rooms } = record;
  const bySize = findSizes(record, tokens);
  const mentions: RoomMention[] = [...bySize];
  const used = new Set([...before, ...bySize.flatMap((mention) => mention.rooms)]);
  const phrases = findPhrases(tokens, floorWords(record));
  for (const phrase of phrases) {
    const isTaken = bySize.some(({ from, end }) => phrase.from < end && phrase.end > from);
    const own = isTaken ? [] : roomsOfPhrase(phrase, record, used);
    const apart = phrases.filter((other) => other !== phrase).flatMap(({ name }) => name);
    const meant = isOfSleeping(phrase) ? withSleeping(own, phrase, rooms, apart) : own;
    if (meant.length === 0) continue;
    mentions.push({
      from: phrase.from,
      end: phrase.end,
      rooms: meant,
      ...(phrase.qualities.length > 0 && { byFloor: 'quality' }),
      ...(isCounted(phrase) && { isCounted: true }),
      ...(phrase.storey && { isStorey: true }),
    });
    for (const room of meant) used.add(room);
  }
  const ownWords = findOwnWords(rooms, tokens, mentions);
  mentions.push(
    ...ownWords,
    ...(mentions.length === 0
      ? [
          ...findHome(record, { plain, tokens }),
          ...findNumbers(rooms, tokens),
          ...(ownWords.length === 0 ? findOwners(rooms, tokens) : []),
        ]
      : []),
  );
  // "Without the hall, what does the carpet come to?"
  if (mentions.every(({ from, end }) => isLeftOut(tokens, from, end)))
    mentions.push(
      ...findByFloor(record, tokens).map((one) => ({ ...one, byFloor: 'alone' as const })),
    );
  // "Doing downstairs, so lounge in the oak" is about the lounge.
  const isWider = ({ isStorey, rooms: own }: RoomMention) =>
    isStorey &&
    mentions.some((other) => !other.isStorey && other.rooms.every((room) => own.includes(room)));
  return mentions
    .filter((mention) => !isWider(mention))
    .toSorted((one, other) => one.from - other.from);
}

const isCounted = ({ numbers, places, rank, count, ofName }: RoomPhrase) =>
  numbers.length + places.length + ofName.places.length > 0 ||
  (rank ?? ofName.rank ?? count) !== undefined;

/** Some rooms are spoken of apart from the others: "the hall on its own"; but not "just add it all up". */
export const saysAlone =
  /\b(?:alone|just(?! (?:add|tell|give|send|say|work|sum|wonder\w*|ask\w*|check\w*|price (?:it|them|that|all)|(?:need|want) (?:a|one|the) (?:total|price|sum|figure|number)|(?:a|one|the) (?:total|price|sum|figure|number))\b)|only|on (?:its|their|his|her) own|by (?:itself|themselves)|separately|how much of (?:it|that|this|the (?:price|total|sum)) (?:is|are|was)|(?:part|share|bit) of (?:it|that|this) (?:is|for))\b/i;

/** The rooms of a record that a text speaks of, in the order of the record; none where it speaks of none in particular. */
export function roomsMeant(record: Known, said: Said): RoomRecord[] {
  const meant = new Set(findMentions(record, said).flatMap((mention) => mention.rooms));
  return record.rooms.filter((room) => meant.has(room));
}

/** The rooms beside a floor in a text; the floor itself tells none of them. */
export function roomsBeside(
  record: Known,
  said: Said,
  before: Iterable<RoomRecord> = [],
): RoomRecord[] {
  const used = new Set(before);
  return findMentions(record, said, used)
    .filter(({ byFloor }) => byFloor !== 'alone')
    .flatMap(({ rooms }) => rooms)
    .filter((room) => !used.has(room));
}

/** A text without some mentions of rooms. */
export function withoutMentions(
  { plain, tokens }: Said,
  gone: readonly RoomMention[],
  mark = '',
): string {
  if (gone.length === 0) return plain;
  const ends = [0, ...gone.map(({ end }) => end)];
  const starts = [...gone.map(({ from }) => from), tokens.length];
  return ends.map((end, at) => textOf(tokens, end, starts[at] ?? end)).join(` ${mark} `);
}

const areaOf = ({ lengthMm, widthMm }: RoomRecord) => lengthMm * widthMm;

/** The rooms that a phrase speaks of. @param used those that the text has spoken of before it */
function roomsOfPhrase(
  phrase: RoomPhrase,
  record: Known,
  used: ReadonlySet<RoomRecord>,
): RoomRecord[] {
  const { rooms } = record;
  const { storey, isOther, isNew, isBare, qualities } = phrase;
  if (isNew) return [];
  if (storey) return rooms.filter((room) => storeyOfRoom(room) === storey);
  // After the price of some rooms, "the smallest" is one of these.
  const part = roomsOfPart(record);
  const named = isBare ? (part.length > 1 ? part : [...rooms]) : roomsOfName(phrase, rooms);
  const inFloor = named.filter((room) =>
    qualities.every((word) => wordsOfFloor(room.floor ?? record.floor).has(word)),
  );
  const free = isOther ? inFloor.filter((room) => !used.has(room)) : inFloor;
  if (isOther && (used.size === 0 || free.length === 0)) return [];
  return pick(free, phrase);
}

/** By all words of the name, or by the last one with its number, its place or its rank: "the second bedroom". */
function roomsOfName(
  { name, numbers, ofName }: RoomPhrase,
  rooms: readonly RoomRecord[],
): RoomRecord[] {
  const whole = rooms.filter((room) =>
    name.every((word) => roomsNamedBy([room], [word]).length > 0),
  );
  const copies = roomsNamedBy(rooms, name.slice(-1)).filter((room) => !liesElsewhere(room, name));
  const isWhole = whole.length > 0 && (name.length > 1 || copies.length === whole.length);
  const all = isWhole ? whole : copies;
  if (numbers.length > 0) return byNumber(all, numbers);
  if (isWhole || (ofName.rank === undefined && ofName.places.length === 0)) return all;
  // "The box room", of bedrooms without such a name.
  const among = all.length > 0 ? all : rooms.filter(({ name: own }) => !ofOtherUse.test(own ?? ''));
  return pick(among, { ...ofName, isPlural: false });
}

const ofOtherUse =
  /\b(?:lounge|kitchen|hall(?:way)?|landing|stairs|bathroom|dining|diner|living|sitting|study|conservatory|utility|porch|toilet|loo)\b/i;

function byNumber(rooms: readonly RoomRecord[], numbers: readonly number[]): RoomRecord[] {
  const isNumbered = rooms.some(({ name }) => /\d$/.test(name ?? ''));
  return isNumbered
    ? rooms.filter(({ name }) => numbers.some((one) => name?.endsWith(` ${one}`)))
    : numbers.flatMap((one) => rooms[one - 1] ?? []);
}

type Choice = Pick<RoomPhrase, 'rank' | 'places' | 'isPlural' | 'count'> & {
  numbers?: readonly number[];
  isBare?: boolean;
};

/** Those of some rooms that are meant by their rank, place, number or count. */
function pick(
  rooms: readonly RoomRecord[],
  { rank, places, isPlural, count, numbers = [], isBare }: Choice,
): RoomRecord[] {
  if (isBare && numbers.length > 0) return byNumber(rooms, numbers);
  if (rank) {
    if (rooms.length < 2) return [];
    const byArea = rooms.toSorted((one, other) => areaOf(one) - areaOf(other));
    const some = Math.min(rooms.length, count ?? (isPlural ? rooms.length - 1 : 1));
    return rank === 'small' ? byArea.slice(0, some) : byArea.slice(-some);
  }
  const [place] = places;
  if (place !== undefined && count !== undefined)
    return place < 0 ? rooms.slice(-count) : rooms.slice(place, place + count);
  if (places.length > 0) {
    const found = places.map((at) => rooms.at(at));
    return found.every((room) => room !== undefined) ? found : [];
  }
  // "Two of them" may be any of rooms that are alike.
  const [first] = rooms;
  const areAlike = rooms.every((room) => first && hasSameSides(room, first));
  return count !== undefined && count < rooms.length && areAlike ? rooms.slice(-count) : [...rooms];
}

const pointing = new Set(['the', 'that', 'this', 'my', 'our']);
const heads = new Set(['one', 'ones', 'room', 'rooms', 'bit', 'part']);

/** "The 6 m one", "the 3 by 2.5": sizes that tell which of the rooms is meant. */
function findSizes(record: Known, tokens: readonly Token[]): RoomMention[] {
  const { rooms } = record;
  const measures = findMeasures(tokens);
  const pairs = pairUp(tokens, measures);
  const isPointed = (from: number, end: number) =>
    pointing.has(tokens[from - 1]?.text ?? '') || heads.has(tokens[end]?.text ?? '');
  const toMm = ({ value, unit }: Measure) => toMillimetres(value, unit ?? guessUnit(value, record));
  const ofPairs = pairs.flatMap(({ first, second, end }) => {
    const sides = { lengthMm: toMm(first), widthMm: toMm(second) };
    const alike = rooms.filter((room) => hasSameSides(room, sides));
    const said = alike.filter(({ name }) => isCalled(name, tokens[end]?.text));
    return said.length > 0 && isPointed(first.from, end)
      ? [{ from: first.from, end, rooms: said, isBySize: true as const }]
      : [];
  });
  const inUnit = measures.filter(({ unit }) => unit !== undefined);
  const [only, ...others] = inUnit.length > 0 ? inUnit : measures;
  // "That one" is no side.
  const isWord = only?.spoken === true && only.unit === undefined;
  if (!only || isWord || others.length > 0 || pairs.length > 0) return ofPairs;
  const isCount = only.unit === undefined && /s$/.test(tokens[only.end]?.text ?? '');
  const ofSide = rooms.filter(({ lengthMm, widthMm }) => [lengthMm, widthMm].includes(toMm(only)));
  const isOne = ofSide.length === 1 && !isCount && isPointed(only.from, only.end);
  return isOne ? [{ from: only.from, end: only.end, rooms: ofSide, isBySize: true }] : [];
}

/** "The 5 by 4 kitchen" is not the lounge of that size. */
const isCalled = (name: string | undefined, after = '') =>
  !isRoomName(after) || name === undefined || roomsNamedBy([{ name }], [after]).length > 0;

function findHome(record: Known, { plain, tokens }: Said): RoomMention[] {
  const ofHome = roomsOfHome(record, plain);
  const at = tokens.findLastIndex(({ text }) => /^[a-h1-9]$/.test(text));
  return ofHome.length > 0 && at >= 0 ? [{ from: at, end: at + 1, rooms: ofHome }] : [];
}

const placing = new Set(['in', 'for', 'on', 'swap', 'change', 'make', 'put', 'number', 'room']);
/** "Just 1 and 3", of rooms that are numbered. */
function findNumbers(rooms: readonly RoomRecord[], tokens: readonly Token[]): RoomMention[] {
  const numbered = tokens.flatMap((_, at) => {
    const number = roomNumberAt(tokens, at, tokens.length);
    const room = number && rooms.find(({ name }) => name?.endsWith(` ${number}`));
    return room ? [{ from: at, end: at + 1, rooms: [room] }] : [];
  });
  const [only, ...others] = numbered;
  // "Laminate in 3", "swap 1 to vinyl"
  const isPlaced = only && (tokens.length === 1 || placing.has(tokens[only.from - 1]?.text ?? ''));
  return others.length > 0 || isPlaced ? numbered : [];
}

const one =
  /\b(?:just|only)\b[^.?!]{0,12}\bone\b(?! (?:question|thing|more|price|figure|total))|\bone of (?:them|those|the (?:two|rooms))\b/i;

/** "Just one of them", of rooms that are alike and have the same floor. */
export function oneOfAlike({ rooms }: Known, plain: string): RoomRecord | undefined {
  const [first, ...others] = rooms;
  const key = ({ lengthMm, widthMm, floor }: RoomRecord) =>
    `${lengthMm} ${widthMm} ${floor?.slug ?? floor?.kind}`;
  const areAlike = first !== undefined && others.every((room) => key(room) === key(first));
  return areAlike && others.length > 0 && one.test(plain) ? first : undefined;
}
