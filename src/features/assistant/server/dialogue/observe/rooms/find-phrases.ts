import type { Storey } from '../../../conversation/record.ts';
import { findRoomRuns, type RoomRun, roomNumberAt } from '../../../nlu/room-sizes/room-names.ts';
import { unitOf } from '../../../nlu/text/spoken-numbers.ts';
import type { Token } from '../../../nlu/text/tokenize.ts';

type Rank = 'small' | 'big';

/**
 * Words that speak of rooms: "the two bigger bedrooms", "beds 1 and 3", "the first and last", "the other one",
 * "upstairs". `from` and `end` are token positions, `end` exclusive.
 */
export type RoomPhrase = {
  from: number;
  end: number;
  /** The words of a room's name, without its number. */
  name: string[];
  /** The numbers of rooms: "1 and 3". */
  numbers: number[];
  isPlural: boolean;
  rank?: Rank;
  /** Places in the order of the rooms; the last is -1. */
  places: number[];
  /** Both as words of the name, which may be that of a room: "small bedroom", "second bedroom". */
  ofName: { rank?: Rank; places: number[] };
  count?: number;
  isOther: boolean;
  /** "A bedroom", "another one" is no room that is known. */
  isNew: boolean;
  /** Words before the noun that are neither, such as those of a floor: "the navy rooms". */
  qualities: string[];
  storey?: Storey;
  /** "Room", "one", "bit" or nothing stands in place of a name. */
  isBare: boolean;
};

const small = new Set(
  'small smaller smallest little littler littlest tiny tinier tiniest titchy'.split(' '),
);
const big = new Set('big bigger biggest large larger largest huge'.split(' '));
/** Names of rooms by their size, where no room is called so. */
const bigByName = new Set(['main', 'master']);
const smallByName = new Set(['box']);
const places = new Map<string, number>([
  ...['first', 'second', 'third', 'fourth', 'fifth'].map((word, at) => [word, at] as const),
  ...['1st', '2nd', '3rd', '4th', '5th'].map((word, at) => [word, at] as const),
  ['last', -1],
]);
const determiners = new Set(
  'the my our your that this those these his her their all both of'.split(' '),
);
const pointing = new Set(['the', 'my', 'our', 'that', 'this', 'those', 'these', 'both']);
const articles = new Set(['a', 'an', 'another', 'additional', 'extra', 'further', 'new']);
const heads = new Set('one ones room rooms bit part bits parts'.split(' '));
/** "Two of them" */
const pronouns = new Set(['them', 'those', 'these']);
const rests = new Set(['others', 'rest', 'remainder']);
/** "Everything else" */
const wholes = new Set(['everything', 'everywhere', 'anywhere', 'all']);
/** Between the numbers or places of rooms: "1, 2 and 3". */
const joins = new Set([',', 'and', '&', '+', 'or']);

const maxNumber = 9;
const countAt = (tokens: readonly Token[], at: number): number | undefined => {
  const count = numberAt(tokens, at) ?? unitOf.get(tokens[at]?.text ?? '');
  return count !== undefined && count > 1 && count <= maxNumber ? count : undefined;
};
const numberAt = (tokens: readonly Token[], at: number): number | undefined => {
  const number = roomNumberAt(tokens, at, tokens.length);
  return number === undefined ? undefined : Number(number);
};

/** "1 and 3" from a position. */
function readNumbers(tokens: readonly Token[], at: number): { numbers: number[]; end: number } {
  const numbers: number[] = [];
  let end = at;
  let next = at;
  for (;;) {
    const number = numberAt(tokens, next);
    if (number === undefined) return { numbers, end };
    numbers.push(number);
    end = next + 1;
    next = end;
    while (joins.has(tokens[next]?.text ?? '')) next += 1;
    if (next === end) return { numbers, end };
  }
}

/** The storey that is named at a position, and what follows it. */
function storeyAt(
  tokens: readonly Token[],
  at: number,
): { storey: Storey; end: number } | undefined {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text];
  const one = /^(up|down)stairs$/.exec(word)?.[1];
  if (one) return { storey: `${one}stairs` as Storey, end: at + 1 };
  return (word === 'up' || word === 'down') && next === 'stairs'
    ? { storey: `${word}stairs`, end: at + 2 }
    : undefined;
}

/**
 * The phrases of a text that speak of rooms, in its order.
 * @param qualities words by which known rooms are told apart, such as those of their floors
 */
export function findPhrases(
  tokens: readonly Token[],
  qualities: ReadonlySet<string> = new Set(),
): RoomPhrase[] {
  const runs = new Map(findRoomRuns(tokens).map((run) => [run.from, run]));
  const found: RoomPhrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at, runs, qualities);
    if (phrase) found.push(phrase);
    at = phrase?.end ?? at + 1;
  }
  return found;
}

function phraseAt(
  tokens: readonly Token[],
  from: number,
  runs: ReadonlyMap<number, RoomRun>,
  qualities: ReadonlySet<string>,
): RoomPhrase | undefined {
  const phrase: RoomPhrase = {
    from,
    end: from,
    name: [],
    numbers: [],
    isPlural: false,
    places: [],
    ofName: { places: [] },
    isOther: false,
    isNew: articles.has(tokens[from - 1]?.text ?? ''),
    qualities: [],
    isBare: true,
  };
  let isPointed = false;
  for (let at = from; at < tokens.length; ) {
    const word = tokens[at]?.text ?? '';
    const run = runs.get(at);
    if (run) return readName(tokens, run, phrase);
    const storey = storeyAt(tokens, at);
    if (storey) return { ...phrase, ...storey };
    if (articles.has(word)) {
      phrase.isNew = true;
      at += 1;
      continue;
    }
    if (determiners.has(word) && tokens[at + 1]?.text !== 'else') {
      isPointed ||= pointing.has(word);
      at += 1;
      continue;
    }
    const modifier = modify(phrase, tokens, at, qualities);
    if (modifier > 0) {
      at += modifier;
      // "The first and last"
      if (
        phrase.places.length > 0 &&
        joins.has(tokens[at]?.text ?? '') &&
        places.has(tokens[at + 1]?.text ?? '')
      )
        at += 1;
      phrase.end = at;
      continue;
    }
    if (rests.has(word)) return { ...phrase, isOther: true, isPlural: true, end: at + 1 };
    if (wholes.has(word) && tokens[at + 1]?.text === 'else')
      return { ...phrase, isOther: true, isPlural: true, end: at + 2 };
    if (heads.has(word)) return readHead(tokens, at, phrase);
    if (pronouns.has(word) && phrase.count !== undefined)
      return { ...phrase, isPlural: true, end: at + 1 };
    break;
  }
  const { rank, places: order, isOther } = phrase;
  const isTold = rank !== undefined || order.length > 0 || isOther;
  return isPointed && isTold && phrase.end > from ? phrase : undefined;
}

/** "2nd", which is read as two tokens. */
function ordinalAt(tokens: readonly Token[], at: number): number | undefined {
  const [number, ending] = [tokens[at], tokens[at + 1]];
  const isOne = number?.kind === 'number' && ending?.glued && /^(?:st|nd|rd|th)$/.test(ending.text);
  return isOne ? places.get(number.text + ending.text) : undefined;
}

/** Takes a word before the noun into a phrase. @returns how many tokens it has; none where it is none */
function modify(
  phrase: RoomPhrase,
  tokens: readonly Token[],
  at: number,
  qualities: ReadonlySet<string>,
): number {
  const word = tokens[at]?.text ?? '';
  const ordinal = ordinalAt(tokens, at);
  if (ordinal !== undefined) {
    phrase.places.push(ordinal);
    return 2;
  }
  const count = countAt(tokens, at);
  const place = places.get(word);
  if (word === 'one' && tokens[at + 1]?.text === 'of') phrase.count = 1;
  else if (small.has(word)) phrase.rank = 'small';
  else if (big.has(word)) phrase.rank = 'big';
  else if (place !== undefined) phrase.places.push(place);
  else if (word === 'other' || word === 'remaining') phrase.isOther = true;
  else if (count !== undefined) phrase.count = count;
  else if (qualities.has(word)) phrase.qualities.push(word);
  else return 0;
  return 1;
}

/** "Bedroom", "beds 1 and 3", "second bedroom", whose first word may as well be one of order. */
function readName(tokens: readonly Token[], run: RoomRun, phrase: RoomPhrase): RoomPhrase {
  const words = run.words.filter((word) => !/^\d$/.test(word));
  const { numbers, end } = readNumbers(tokens, run.end);
  const rankOf = (word: string): Rank | undefined =>
    small.has(word) || smallByName.has(word)
      ? 'small'
      : big.has(word) || bigByName.has(word)
        ? 'big'
        : undefined;
  const rank = words.map(rankOf).find(Boolean);
  const ofName = {
    ...(rank && { rank }),
    places: words.flatMap((word) => places.get(word) ?? []),
  };
  // "The small room", "the second room" are told by that alone.
  if (words.every((word) => small.has(word) || big.has(word) || places.has(word)))
    return {
      ...phrase,
      ...ofName,
      end: run.end + (heads.has(tokens[run.end]?.text ?? '') ? 1 : 0),
    };
  const isPlural = /[^s]s$/.test(tokens[run.end - 1]?.text ?? '') && words.at(-1) !== 'stairs';
  return {
    ...phrase,
    name: words,
    numbers,
    ofName,
    isPlural,
    end: Math.max(run.end, end),
    isBare: false,
  };
}

/** "One", "rooms", "bit", with what stands before and after. */
function readHead(
  tokens: readonly Token[],
  at: number,
  phrase: RoomPhrase,
): RoomPhrase | undefined {
  const word = tokens[at]?.text ?? '';
  const { numbers, end } = /^rooms?$/.test(word)
    ? readNumbers(tokens, at + 1)
    : { numbers: [], end: at + 1 };
  const { rank, places: order, isOther, qualities, count } = phrase;
  const isTold =
    rank !== undefined || order.length > 0 || isOther || qualities.length > 0 || numbers.length > 0;
  return isTold
    ? {
        ...phrase,
        numbers,
        isPlural: word.endsWith('s') || (count ?? 1) > 1,
        end: Math.max(end, at + 1),
      }
    : undefined;
}
