import type { StatedRoom } from '../parsed-message.ts';
import { floorNamed } from '../text/floor-words.ts';
import { type Token, textOf } from '../text/tokenize.ts';
import { findRoomRuns, roomsNamedBy } from './room-names.ts';

const before = String.raw`(?:(?:the|my|our|a|any|that|those|little|small|big|do|doing|all(?: of)?|both)\s)*$`;
const leavingOut = new RegExp(
  String.raw`\b(?:not|no|without|except(?: for)?|exclud(?:e|ing)|apart from|other than|(?:every\w*|all|anything|lot) but|bar|minus|less|(?<!dont )forget|cancel|skip|scrap|scrub|cut|bin|ditch|omit|remove|leav(?:e|ing)(?: out)?|miss(?:ing)?(?: out)?|ignore|drop|lose|take (?:out|off)|not (?:including|counting|having|bothering with|wanting)|(?:dont|do not|wont|no longer) (?:need|want|do|include|bother with|be doing)|(?:youve|you have|you|it|thats?|which|price|total) (?:has |is |are )?still (?:got|have|has|includ(?:es?|ed|ing)|counting|pricing|charging(?: me)?(?: for)?))\s${before}`,
  'i',
);
/** "Take the hall out", "the hall can wait". */
const isOut =
  /^\s?(?:\w+\s)?(?:out\b(?! (?:at|to|of (?:interest|curiosity)|cheaper|dearer))|left out)|^\s?(?:\w+\s)?(?:can wait|(?:is |are )?not (?:needed|wanted)|(?:isnt|arent) (?:needed|wanted)|doesnt need)\b|^\s?(?:off|later)\b(?! the\b)|^\s?(?:is |are |s )?still in\b(?! (?:the|my|our|good|need)\b)/i;
const ofLeaving = new RegExp(String.raw`\bleav(?:e|ing)\s${before}`, 'i');
const stays = /^\W*(?:in|as|stays?|alone|it)\b/i;
/** "Except the bedroom, which is carpet" leaves it out of one floor only. */
const inAnother =
  /^\W*(?:which|thats?|its|in(?! (?:there|it|here)\b)|is|gets?|gonna|to be|wants?|having|will)\b/i;

const answersNo = /^\W*(?:oh |er |ah )?no,?\s(?:(?:the|my|our|both|all)\s)?(?:\w+\s)?$/i;
const goesOn = /^\W*(?:and \w+ )?(?:are|were|was|should|shall|want|need|have|get|stay|both|all)\b/i;

const excepting = new RegExp(
  String.raw`\b(?:except(?: for)?|apart from|other than|bar|but)\s${before}`,
  'i',
);
/** "All in oak except the hall": of a floor, and not of the job. */
export const isExcepted = (tokens: readonly Token[], from: number): boolean =>
  excepting.test(`${textOf(tokens, Math.max(0, from - 6), from)} `);

const namesTwoFloors = (tokens: readonly Token[]) =>
  new Set(tokens.flatMap(({ text }) => floorNamed(text) ?? [])).size > 1;

const joins = new Set(['and', '&', '+', 'or', 'nor', 'plus']);
const beside = new Set(['the', 'my', 'our', 'that', 'room', 'rooms']);

/** What stands between two rooms beside articles; nothing where they are not joined in a list. */
function joinsBetween(tokens: readonly Token[], from: number, end: number): string[] {
  const words = tokens.slice(from, end).flatMap(({ text }) => (beside.has(text) ? [] : text));
  return words.every((word) => joins.has(word) || word === ',') ? words : [];
}

type Lists = { runs: ReturnType<typeof findRoomRuns>; starts: Map<number, number> };
/** What was found in a message: each of its rooms asks for the same. */
const known = new WeakMap<readonly Token[], Lists>();

function listsOf(tokens: readonly Token[]): Lists {
  const lists = known.get(tokens) ?? { runs: findRoomRuns(tokens), starts: new Map() };
  known.set(tokens, lists);
  return lists;
}

/** Where the list of rooms begins that a room goes on with: "the stairs, the box room and landing". */
function startOfList(tokens: readonly Token[], from: number): number {
  const { starts } = listsOf(tokens);
  const start = starts.get(from) ?? findStartOfList(tokens, from);
  starts.set(from, start);
  return start;
}

function findStartOfList(tokens: readonly Token[], from: number): number {
  const last = listsOf(tokens).runs.findLast((run) => run.end <= from);
  if (!last) return from;
  const joined = joinsBetween(tokens, last.end, from);
  // "Not the lounge, the kitchen" wants the kitchen.
  const isContrast =
    !joined.some((word) => joins.has(word)) &&
    /\b(?:not?|just|only)\s(?:\w+\s)?$/.test(
      `${textOf(tokens, Math.max(0, last.from - 2), last.from)} `,
    );
  return joined.length > 0 && !isContrast ? startOfList(tokens, last.from) : from;
}

const takes = new RegExp(String.raw`\b(?:take|leave|leaving|taking|cut|miss)\s${before}`, 'i');

/** Where the list of rooms ends that a room begins: "take the hall and landing out". */
function endOfList(tokens: readonly Token[], end: number): number {
  const next = listsOf(tokens).runs.find((run) => run.from >= end);
  if (!next) return end;
  const isJoined = joinsBetween(tokens, end, next.from).length > 0;
  return isJoined ? endOfList(tokens, next.end) : end;
}

/** Whether the room named from a position to another is not wanted: "but not the hall". */
export function isLeftOut(tokens: readonly Token[], from: number, end: number): boolean {
  const start = startOfList(tokens, from);
  const hasSize = tokens[end]?.kind === 'number';
  if (start < from && !hasSize && isLeftOut(tokens, start, end)) return true;
  const said = `${textOf(tokens, Math.max(0, from - 6), from)} `;
  const last = takes.test(said) ? endOfList(tokens, end) : end;
  const next = tokens[last]?.text === 'room' ? last + 1 : last;
  const after = textOf(tokens, next, next + 4);
  if (ofLeaving.test(said) && stays.test(after)) return false;
  // "Carpet everywhere except the kitchen and bathroom, which want vinyl"
  if (isExcepted(tokens, from) && namesTwoFloors(tokens)) return false;
  // "No, the bedrooms are Kennet too" answers first.
  if (answersNo.test(said) && goesOn.test(after)) return false;
  return isOut.test(after) || (leavingOut.test(said) && !inAnother.test(after));
}

/** The rooms of a message that it says are not wanted; none where it wants no other. */
export function roomsLeftOut(
  tokens: readonly Token[],
  stated: readonly StatedRoom[],
): StatedRoom[] {
  const gone = findRoomRuns(tokens)
    .filter(({ from, end }) => isLeftOut(tokens, from, end))
    .flatMap(({ words }) => roomsNamedBy(stated, words.slice(-1)));
  return gone.length < stated.length ? gone : [];
}
