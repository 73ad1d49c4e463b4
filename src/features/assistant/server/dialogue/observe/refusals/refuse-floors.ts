import { standardOf } from '../../../conversation/describe-record.ts';
import {
  type ConversationRecord,
  type FloorChoice,
  isSameFloor,
  uniqueFloors,
} from '../../../conversation/record.ts';
import { floorNamed } from '../../../nlu/text/floor-words.ts';
import type { Catalogue } from '../../products/choose-floor.ts';
import { isFloor } from '../../products/match-products.ts';
import { namesRoom } from '../project/rooms-named.ts';
import { wordsOfFloor } from '../rooms/told-by-floor.ts';

/** What a message takes out of a request: the words of the floors, and what it says beside them. */
export type FloorsRefused = { words: string[]; rest: string; isChanged: boolean };

const pieceEnds =
  /(?<=[.!?;\n])\s*|,\s+|\s+(?=(?:and|but|then|so|just|only|its|it's|otherwise)\s)/i;
const takesOut =
  /\b(?:(?:take|leave) (?=(?:\w+ ){0,4}?out\b|out\b|off\b)|(?:scrap|remove|drop|delete|lose|ditch|forget)\b)/i;
const before =
  '(?:(?:in|for|about|any|some|the|a|an|that|this|it|it is|my|at all|want(?:ed)?|more)\\s+)*';
const refusal =
  "(?:not(?! sure| bothered which)|never (?:wanted|want|asked for|said|mentioned|chose|picked)|(?:don'?t|dont|didn'?t|didnt|do not|did not) (?:want|ask for|need|say|mention)|without|no(?: more)?(?! the\\b))";
/** A refusal, with what it refuses. */
const refuses = new RegExp(
  String.raw`\b${refusal}\s+${before}(?<what>(?:[\p{L}-]+\W*){1,4})`,
  'iu',
);
/** "No, it's the Moorland" */
const isPronoun = /^(?:its?|i|we|that|thats|the)$/;
const only = /\b(?:only|just|nothing but)\b/i;
/** "Take the old carpet up": work, and no floor of the request. */
const ofOld = /\b(?:old|existing|current|up|away|there)\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

/** The floors that a request may hold. */
const heldIn = ({ rooms, floor, floorsWanted, stairsFloor }: ConversationRecord): FloorChoice[] =>
  uniqueFloors([
    ...rooms.flatMap((room) => room.floor ?? []),
    ...(floor ? [floor] : []),
    ...(floorsWanted ?? []),
    ...(stairsFloor ? [stairsFloor] : []),
  ]);

/** Of floors, those that words mean: by most words of their names, or by their kind alone. */
function meantBy(words: readonly string[], floors: readonly FloorChoice[]): FloorChoice[] {
  const kinds = words.flatMap((word) => floorNamed(word) ?? []);
  const names = words.length - kinds.length;
  const scored = floors.map((floor) => {
    const own = wordsOfFloor(floor);
    const named = words.filter((word) => own.has(word) && floorNamed(word) === undefined).length;
    return { floor, named };
  });
  const most = Math.max(0, ...scored.map(({ named }) => named));
  if (names > 0 && most * 2 <= names) return [];
  if (names > 0) return scored.filter(({ named }) => named === most).map(({ floor }) => floor);
  const isOfKind = ({ kind }: FloorChoice) =>
    kinds.some((one) => one === kind || (one === 'vinyl' && standardOf(kind) === 'vinyl'));
  return floors.filter(isOfKind);
}

/**
 * Takes floors out of a request that is being put together: "not carpet", "take out the slate", "only laminate, no
 * vinyl". The rest of the message then names only what is wanted.
 */
export function refuseFloors(
  record: ConversationRecord,
  plain: string,
  { products, all = products }: Catalogue,
): FloorsRefused {
  const said = plain.replace(/[’‘]/g, "'");
  const sold = new Set(
    all.filter(isFloor).flatMap(({ name }) => wordsOf(name).filter((word) => word.length > 3)),
  );
  const isFloorWord = (word: string) => floorNamed(word) !== undefined || sold.has(word);
  const held = heldIn(record);
  const words: string[] = [];
  const out: FloorChoice[] = [];
  const kept: string[] = [];
  const wanted: string[] = [];
  for (const piece of said.split(pieceEnds)) {
    const isOrder = takesOut.test(piece);
    const trigger = takesOut.exec(piece) ?? refuses.exec(piece);
    const [first = '', ...others] = wordsOf(trigger?.groups?.what ?? piece.slice(trigger?.index));
    const isNext = !/^no\b/i.test(trigger?.[0] ?? '') && !isPronoun.test(first);
    const isNamed =
      trigger && (isOrder || isFloorWord(first) || (isNext && isFloorWord(others[0] ?? '')));
    const named = isNamed ? [first, ...others].filter(isFloorWord) : [];
    // "Remove the carpet", where nothing else is wanted, is work.
    const isWork = isOrder && held.length < 2 && named.every((word) => floorNamed(word));
    if (named.length === 0 || isWork || ofOld.test(piece)) {
      const isOnly = record.draft?.proposed && only.test(piece) && !namesRoom(piece);
      const own = isOnly ? wordsOf(piece).filter(isFloorWord) : [];
      wanted.push(...own);
      kept.push(own.length > 0 ? piece.replace(only, ' ') : piece);
      continue;
    }
    words.push(...named);
    out.push(...meantBy(named, held));
    if (trigger) kept.push(piece.slice(0, trigger.index));
  }
  // "LVT, not vinyl": the kind stays that is named beside.
  const beside = kept.flatMap(wordsOf).flatMap((word) => floorNamed(word) ?? []);
  const own = wanted.length > 0 ? meantBy(wanted, held) : [];
  const gone = [...out, ...(own.length > 0 ? held.filter((floor) => !own.includes(floor)) : [])];
  const isOut = (floor: FloorChoice | undefined) =>
    floor !== undefined &&
    gone.some((one) => isSameFloor(one, floor)) &&
    !(words.length > 0 && beside.includes(floor.kind) && own.includes(floor));
  const isChanged = held.some(isOut);
  const isByName = words.some((word) => floorNamed(word) === undefined || word === 'twist');
  if (isChanged) takeOut(record, isOut, isByName ? gone[0]?.kind : undefined);
  if (words.length > 0) record.considered = record.considered.filter((floor) => !isOut(floor));
  const isRead = words.length + wanted.length > 0;
  return { words, rest: isRead ? kept.join(' ').trim() : plain, isChanged };
}

function takeOut(
  record: ConversationRecord,
  isOut: (floor?: FloorChoice) => boolean,
  kindLeft: FloorChoice['kind'] | undefined,
) {
  for (const room of record.rooms) if (isOut(room.floor)) delete room.floor;
  if (isOut(record.stairsFloor)) delete record.stairsFloor;
  if (isOut(record.floor)) delete record.floor;
  const isLeft = ({ floor }: { floor: FloorChoice }) => !isOut(floor);
  record.priced = record.priced.filter(isLeft);
  record.pricedBefore = record.pricedBefore.filter(isLeft);
  delete record.isFloorWeighed;
  const others = record.floorsWanted?.filter((floor) => !isOut(floor)) ?? [];
  delete record.floorsWanted;
  if (others.length > 1) record.floorsWanted = others;
  const [left, ...more] = heldIn(record).concat(others);
  // "Not the Bradford": another of its kind is still to be chosen.
  if (!left && kindLeft) record.floor = { kind: kindLeft };
  if (left && more.every((floor) => isSameFloor(floor, left))) record.floor ??= left;
}
