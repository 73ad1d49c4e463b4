import { type LengthUnit, toMetres, toMillimetres } from '#platform/units/lengths.ts';
import type { Contact, FloorChoice, PricedJob, RoomRecord } from '../../conversation/record.ts';
import type { StatedRoom } from '../../nlu/parsed-message.ts';
import { isLeftOut } from '../../nlu/room-sizes/left-out.ts';
import { findMeasures, type Measure } from '../../nlu/room-sizes/measures.ts';
import { findRoomRuns, isRoomName, roomsNamedBy } from '../../nlu/room-sizes/room-names.ts';
import { readTokens, type Token, textOf, tidyText } from '../../nlu/text/tokenize.ts';
import { ofLeftOut } from '../observe/floors/return-with-floor.ts';
import { shapes } from '../observe/rooms/observe-parts.ts';
import { withoutHarmlessWords } from './harmless-words.ts';
import type { Unread } from './unread.ts';
import { findUnreadCount } from './unread-counts.ts';

export type Told = {
  text: string;
  contact: Contact;
  /** The floors that the message names for rooms; none where they are weighed against each other. */
  floors: readonly FloorChoice[];
  /** Prices of products, by which these are named. */
  prices: readonly number[];
  /** Homes with the same rooms were read: their number is no number of rooms. */
  hasHomes: boolean;
  /** What was priced is wanted several times over. */
  isMultiplied: boolean;
  /** Sizes of rooms that are not wanted. */
  leftOut: readonly StatedRoom[];
};

const tolerance = 6;

/** The different rooms of jobs that were priced together or as alternatives. */
export const roomsOf = (jobs: readonly PricedJob[]): RoomRecord[] => [
  ...new Set(jobs.flatMap(({ rooms }) => rooms)),
];

/**
 * What a message says that could change the price of the jobs and is not in them. Numbers, rooms, counts, floors,
 * exclusions and alternatives count as read where the jobs show them, or where they say something else.
 */
export function findUnread(
  { text, contact, floors, prices, hasHomes, isMultiplied, leftOut }: Told,
  jobs: readonly PricedJob[],
): Unread[] {
  const rooms = roomsOf(jobs);
  const plain = withoutHarmlessWords(text, contact);
  const tokens = readTokens(tidyText(plain));
  const measures = findMeasures(tokens).filter(
    ({ unit, value }) => unit !== undefined || !prices.includes(value),
  );
  return [
    ...findUnreadSizes(tokens, measures, jobs, leftOut),
    ...findChoice(tokens, measures, rooms),
    ...(isMultiplied ? [] : findUnreadCount(hasHomes ? plain.replace(homes, ' ~ ') : plain, rooms)),
    ...findUnreadRooms(tokens, rooms),
    ...findParts(plain, rooms),
    ...findUnreadFloors(plain, floors, jobs),
  ];
}

const homes =
  /\b(?:\d|two|three|four|five|six|seven|eight|nine|both|all)\s(?:\w+\s){0,2}(?:flats|houses|homes|apartments|bungalows)\b/gi;

/** Words of earlier messages: rooms and their number only, as sizes may have been put right since. */
export function findUnreadBefore(
  text: string,
  contact: Contact,
  jobs: readonly PricedJob[],
): Unread[] {
  const rooms = roomsOf(jobs);
  const plain = withoutHarmlessWords(text, contact);
  const tokens = readTokens(tidyText(plain));
  const listed = listsRooms(tokens)
    ? findUnreadRooms(tokens, rooms).filter(({ kind }) => kind === 'room')
    : [];
  return [...findUnreadCount(plain, rooms), ...listed];
}

/** Whether rooms stand one after the other: "the hall and the landing". */
export function listsRooms(tokens: readonly Token[]): boolean {
  const runs = findRoomRuns(tokens);
  return runs.some(({ end }, at) => {
    const next = runs[at + 1];
    return (
      next !== undefined &&
      next.from - end <= 3 &&
      tokens.slice(end, next.from).some(({ text }) => ['and', ',', '&', 'plus'].includes(text))
    );
  });
}

const units: readonly LengthUnit[] = ['m', 'cm', 'mm', 'ft', 'in'];
const takenBack =
  /\b(?:not|instead of|rather than|was|were|from|scrap|forget|thought|isn'?t|wasn'?t|said|put|no longer)\W*(?:it |that |the |was |is |about |i )*$/i;
const correction =
  /\b(?:sorry|oops|whoops|actually|meant|mean|wrong|mistake|wait|no|correction|scrap|measured|misread|instead)\b/i;

function findUnreadSizes(
  tokens: readonly Token[],
  measures: readonly Measure[],
  jobs: readonly PricedJob[],
  leftOut: readonly StatedRoom[],
): Unread[] {
  const rooms = roomsOf(jobs);
  const isRead = (measure: Measure) =>
    isSide(measure, jobs, leftOut) || isOther(tokens, measure, jobs);
  const text = textOf(tokens, 0, tokens.length);
  const last = measures.findLastIndex(isRead);
  const unread = measures.filter(
    (measure, at) =>
      !isRead(measure) &&
      !takenBack.test(textOf(tokens, Math.max(0, measure.from - 4), measure.from)) &&
      !(at < last && correction.test(textOf(tokens, measure.end, tokens.length) || text)),
  );
  const first = unread[0];
  if (!first || rooms.length === 0) return [];
  if (isOfArea(tokens, first))
    return [{ kind: 'area', words: `${textOf(tokens, first.from, first.end)} m²` }];
  // "1.8 by 0.6" is asked about as a whole.
  const final = unread.find((other) => other !== first && other.from - first.end <= 2) ?? first;
  return [{ kind: 'size', words: textOf(tokens, first.from, final.end) }];
}

function isSide(
  { value, unit }: Measure,
  jobs: readonly PricedJob[],
  leftOut: readonly StatedRoom[],
): boolean {
  const unwanted = leftOut.flatMap(({ lengthMm, widthMm }) => [lengthMm, widthMm]);
  const sides = [
    ...unwanted,
    ...jobs.flatMap(({ rooms, flight }) => [
      ...rooms.flatMap(({ lengthMm, widthMm }) => [lengthMm, widthMm]),
      ...rooms.flatMap(({ parts = [] }) =>
        parts.flatMap(({ widthMm, depthMm }) => [widthMm, depthMm]),
      ),
      ...(flight?.widthMm ? [flight.widthMm] : []),
      ...(flight?.runnerMm ? [flight.runnerMm] : []),
    ]),
  ];
  return (unit ? [unit] : units).some((one) => {
    const millimetres = toMillimetres(value, one);
    return sides.some((side) => Math.abs(side - millimetres) <= tolerance);
  });
}

const thickness = 100;
/** Spoken numbers without a unit are counts, and larger figures sums. */
const maxBare = 100;

const isOfArea = (tokens: readonly Token[], { end }: Pick<Measure, 'end'>) =>
  /^\s*(?:sq\w*|m ?2|m²|metres? squared?)/.test(textOf(tokens, end, end + 3));

/** Whether a number says something else: a count, an area, a thickness, a room's own number. */
function isOther(
  tokens: readonly Token[],
  { value, unit, from, end, spoken }: Measure,
  jobs: readonly PricedJob[],
): boolean {
  const after = textOf(tokens, end, end + 3);
  if (isOfArea(tokens, { end })) return isArea(value, jobs, areaTolerance);
  const isRelative = /^(?:wider|longer|shorter|narrower|deeper|bigger|smaller|more|extra)\b/.test(
    after,
  );
  if (unit !== undefined && !isRelative)
    return toMillimetres(value, unit) < thickness || tokens[from]?.text === 'a';
  if (spoken || value < 0.3) return true;
  const isSized = /^(?:x|by|wide|long|deep|across|more|extra)\b/.test(after);
  // "150 more than them" is of money.
  if (value >= maxBare) return !/^(?:x|by|wide|long|deep|across)\b/.test(after);
  const isCount = Number.isInteger(value) && value === roomsOf(jobs).length;
  const isName =
    isRoomName(tokens[from - 1]?.text ?? '') ||
    roomsOf(jobs).some(({ name }) => name?.endsWith(` ${value}`));
  const isSteps = jobs.some(
    ({ flight }) => flight && [flight.steps, flight.winders].includes(value),
  );
  const isCounted = /^(?:\w+ ){0,2}(?:\w*rooms?|beds?|of|flats?|houses?|halls?|landings?)\b/.test(
    after,
  );
  // "The 42 for the herringbone", of a room of 8.4 by 5.
  const isWholeArea = isArea(value, jobs, bareTolerance);
  return !isSized && (value === 1 || isWholeArea || isCount || isName || isSteps || isCounted);
}

const areaTolerance = 0.08;
const bareTolerance = 0.01;
const isArea = (value: number, jobs: readonly PricedJob[], tolerated: number) =>
  [...roomsOf(jobs), undefined].some((room) => {
    const rooms = room ? [room] : roomsOf(jobs);
    const area = rooms.reduce(
      (sum, { lengthMm, widthMm }) => sum + toMetres(lengthMm) * toMetres(widthMm),
      0,
    );
    return [value, value * 0.0929].some((one) => Math.abs(one - area) <= area * tolerated);
  });

/** "My neighbour had 5 by 4, mine is 4.5 by 3.8": one of the sizes is somebody else's. */
const ofOthers =
  /\b(?:neighbours?|sister|brother|friend|mate|next door|mum|dad|daughter|son|he|she|they|hers|his|theirs)\b[^?!]*\d[^?!]*\b(?:mine|ours)(?:s| is| are|'s)?\b[^?!]*\d/i;

/** "It's 3.6 by 3 or 3.6 by 3.3": two sizes of one room that were added up. */
function findChoice(
  tokens: readonly Token[],
  measures: readonly Measure[],
  rooms: readonly RoomRecord[],
): Unread[] {
  if (rooms.length > 1 && ofOthers.test(textOf(tokens, 0, tokens.length)))
    return [{ kind: 'choice', words: 'mine' }];
  // "Is it 113 or 1371?" is of sums.
  const sizes = measures.filter(({ unit, value }) => unit !== undefined || value < maxBare);
  const at = tokens.findIndex(({ text }, index) => text === 'or' && isBetween(index, sizes));
  if (at < 0 || rooms.length < 2) return [];
  const before = sizes.findLast(({ end }) => end <= at) as Measure;
  const after = sizes.find(({ from }) => from > at) as Measure;
  return [{ kind: 'choice', words: textOf(tokens, before.from, after.end) }];
}

const isBetween = (at: number, measures: readonly Measure[]) =>
  measures.some(({ end }) => at >= end && at - end <= 1) &&
  measures.some(({ from }) => from > at && from - at <= 4);

const passing =
  /\b(?:next to|beside|off|outside|near|between|through|into|onto|above|below|under|like|than|old|your|existing|moving|move|past|behind|adjoining|joins?|touching|leads? to|opens? (?:in|on)to|with an?|via|leav(?:e|ing)|had|did|done|has|same as|called|where|when)\s(?:(?:the|my|our|a|an|his|her|their|other)\s)*$/i;
const ofFurniture =
  /^\s?(?:doors?|doorways?|windows?|tables?|chairs?|units?|cupboards?|suites?|furniture|sides?|walls?|wall|stuff|style|grade|frames?|fitters?|people|team|is next|end\b|lights?|sink)/i;
/** "The dining bit" of an L is no room of its own. */
const ofPart = /^\s?(?:bit|part|end|area)\b/i;
const leftFor =
  /^\s?(?:\w+\s)?(?:out\b|not needed|can wait|isn'?t needed|later\b|is not|left out)/i;
function findUnreadRooms(tokens: readonly Token[], rooms: readonly RoomRecord[]): Unread[] {
  const unnamed = rooms.filter(({ name }) => name === undefined).length;
  const arePartly = rooms.some(({ parts }) => parts);
  const unread: Unread[] = [];
  const missing: string[] = [];
  const unwanted: string[] = [];
  for (const { words, from, end } of findRoomRuns(tokens)) {
    const before = `${textOf(tokens, Math.max(0, from - 6), from)} `;
    const after = textOf(tokens, end, end + 5);
    if (words.every((word) => word === 'stairs')) continue;
    if (/^beds?$/.test(words.join(' ')) && !/\d/.test(after)) continue;
    if (ofFurniture.test(after) || (arePartly && ofPart.test(after))) continue;
    const said = words.join(' ');
    if (isLeftOut(tokens, from, end)) {
      unwanted.push(said);
      const hasOwnFloor = ofLeftOut.test(textOf(tokens, 0, tokens.length));
      if (isPriced(words, rooms) && !hasOwnFloor) unread.push({ kind: 'leftOut', words: said });
    } else if (
      (/\d/.test(said) ? !isPriced(words, rooms) : roomsNamedBy(rooms, words).length === 0) &&
      !passing.test(before) &&
      !leftFor.test(after)
    )
      missing.push(said);
  }
  const named = [...new Set(missing)].filter((words) => !unwanted.includes(words));
  return [...unread, ...named.slice(unnamed).map((words) => ({ kind: 'room' as const, words }))];
}

/** Whether all words name one room: "bed 3" is not "bed 2". */
const isPriced = (words: readonly string[], rooms: readonly RoomRecord[]) =>
  rooms.some((room) => words.every((word) => roomsNamedBy([room], [word]).length > 0));

const halves =
  /\bhalf (?:of )?(?:it|that|the (?:\w+ )?(?:room|lounge|hall|kitchen|floor|bedroom))\b|\b(?:part|bit) of (?:it|the (?:room|floor|lounge))\b(?= (?:only|in|for)|[^.?!]{0,12}\bcarpet)|\b(?:only|just) (?:the|a) (?:bit|part|area|section)\b|\babout (?:a|one|two) (?:thirds?|quarters?|half) of (?:it|the)\b/i;

function findParts(text: string, rooms: readonly RoomRecord[]): Unread[] {
  const half = halves.exec(text)?.[0];
  const isWithout =
    /\b(?:leav\w+ out|without|ignor\w+|not)\s(?:the\s)?(?:bay|alcove|recess|nook)/i.test(text);
  const isKnown = rooms.some(({ parts }) => parts);
  const shape = !isKnown && !isWithout ? shapes.exec(text)?.[0] : undefined;
  return [
    ...(half ? [{ kind: 'part' as const, words: half }] : []),
    ...(shape ? [{ kind: 'shape' as const, words: shape.replace(/^minus the /i, '') }] : []),
  ];
}

const alike = (kind: string) => (kind === 'lvt' ? 'vinyl' : kind);

/** "All in laminate except the bedroom, which is carpet" */
const exceptInFloor =
  /\b(?:except|apart from|bar|other than)\b[^.?!]{0,40}\b(carpet|vinyl|laminate|lvt)\b/i;

function findUnreadFloors(
  text: string,
  floors: readonly FloorChoice[],
  jobs: readonly PricedJob[],
): Unread[] {
  const kinds = new Set(jobs.map(({ floor: { kind } }) => alike(kind)));
  const own = exceptInFloor.exec(text)?.[1]?.toLowerCase();
  if (own && !kinds.has(alike(own))) return [{ kind: 'floor', words: own }];
  const missing = floors.find(({ kind }) => !kinds.has(alike(kind)));
  return missing && floors.length > 1 && roomsOf(jobs).length > 1
    ? [{ kind: 'floor', words: missing.name ?? (missing.kind === 'lvt' ? 'LVT' : missing.kind) }]
    : [];
}
