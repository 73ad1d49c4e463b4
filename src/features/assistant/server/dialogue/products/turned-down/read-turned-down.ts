import type { Fibre, TurnedDown } from '../../../conversation/floors/turned-down.ts';
import { readTokens, tidyText } from '../../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { coloursMeant } from '../../topics/colours.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { isContract } from '../../topics/rate-floors.ts';
import { colourOf, isFloor, isWord, matchProducts, rangeOf } from '../match-products.ts';
import { roomReader } from './room-reader.ts';

/** Floors that a text turns down; `isLasting` unless they are turned down for one room or one price only. */
type Denial = {
  from: number;
  to: number;
  things: TurnedDown[];
  isLasting: boolean;
  /** It is too dark, or too green. */
  isTone?: boolean;
  /** A room is named in the same sentence. */
  ofRoom: boolean;
};

/** "That's too pale", "bit too dark". */
export const saysTooMuch =
  /(?:^|\b(?:that|thats|its|it|they|those|these|one|looks?|is|are)\b(?:'s|'re)?)\W*(?:(?:is|are|a|bit|far|way|much|all|looks?|no|hm+|just)\W+)*too (?<tone>dark|light|pale|grey|gray|brown|blue|green|beige|white)\b(?! in (?:here|there))/i;
const liking =
  'like|want|fancy|love|need|mean|care (?:for|about)|ask(?:ed)? (?:for|about)|say|said';
/** What stands before a floor that is turned down. */
const leads = new RegExp(
  [
    String.raw`\b(?:not|isnt|isn'?t|arent|aren'?t)(?: (?:keen on|interested in|(?:talking|asking|asked) (?:for|about)|even|any))?\s`,
    String.raw`\b(?:no|nor|never|nothing|without|excluding|except|anything but|other than|apart from|no more|forget|scrap|drop|lose|remove|ditch)\s`,
    String.raw`\b(?:take|leave|rule|cross|knock) (?:out\s|(?!out\b)(?=[^.?!]{0,40}\bout\b))`,
    String.raw`\b(?:don'?t|dont|do not|didn'?t|didnt|did not|doesn'?t|never|wouldn'?t|won'?t)(?: (?:really|much|even|ever|particularly))? (?:${liking})(?:ed|s)?\s`,
    String.raw`\b(?:hates?|hated|dislikes?|disliked|can'?t stand|cant stand|(?:gone|went) off|allergic to|sensitive to|sick of|fed up (?:of|with))\s`,
    String.raw`\btoo\s`,
    String.raw`\b(?:instead of|rather than|no longer)\s`,
  ].join('|'),
  'gi',
);
/** For this price, not for good. */
const ofOnce =
  /^(?:instead of|rather than|no longer|other than|apart from|except|excluding|without)\b/i;
/** Of a floor that lies there as well as of one that is offered: only a product is meant. */
const takesOut = /^(?:take|leave|cross|knock|remove)\b/i;
/** "That's not grey": what a floor is not. */
const tells = /\b(?:is|are|was)\s*$|\w(?:'s|'re)\s*$|\b(?:thats|its|theyre)\s*$/i;
/** "No, the Moorland": what follows is meant. */
const corrects = /(?:^|[.!?\n]\s*)$/;
/** "Why not the loop?", "is it not wool?", "can't decide between" turn nothing down. */
const asksWhether =
  /\b(?:why|if|whether|or|maybe|perhaps)\W*$|\b(?:is|are|was|does|did|do)(?:n'?t)? (?:it|that|this|they|the \w+|you)(?: (?:have|do|sell|come))?\W*$|\b(?:is|are) there\W*$/i;
/** "There's no carpet down": what is there already. */
const tellsState =
  /\b(?:have|has|had|got|is|was|were|are|there'?s|theres|it'?s got|with|currently|at all)\W*$/i;
const fillers = new Set(
  'any the a an in that those this these more another of your our having getting with made from for it to have want is are too so very really ones'.split(
    ' ',
  ),
);
const maxFillers = 4;
const fibres: readonly [Fibre, RegExp][] = [
  ['wool', /\bwool(?:len|s)?\b/i],
  ['polypropylene', /\bpolyprop\w*|\bplastic\b|\bsynthetics?\b|\bman[ -]?made\b/i],
  ['polyester', /\bpolyester\b/i],
  ['nylon', /\bnylon\b/i],
];
export const fibresNamed = (text: string): Fibre[] =>
  fibres.flatMap(([fibre, says]) => (says.test(text) ? [fibre] : []));
/** Words of product names that mean something else where they stand alone. */
const ambiguous = new Set('level natural star pile felt light dark pale'.split(' '));
const lightness = new Set('light lighter dark darker pale paler'.split(' '));
const isKindWord = (word: string) =>
  /^(?:carpet|laminate|vinyl|lvt|tile|plank|board|floor|lino)s?$/.test(word) ||
  kindsNamed(word).length > 0;

type Vocabulary = { names: ReadonlySet<string>; makes: readonly string[] };
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !['and', 'supplied', 'fitted', 'sheet'].includes(word));
let known: { products: readonly ProductFact[]; vocabulary: Vocabulary } | undefined;

function vocabularyOf(products: readonly ProductFact[]): Vocabulary {
  if (known?.products === products) return known.vocabulary;
  const floors = products.filter(isFloor);
  const vocabulary = {
    names: new Set(floors.flatMap(({ name }) => wordsOf(name))),
    makes: [...new Set(floors.flatMap((one) => wordsOf(rangeOf(one)).slice(1)))],
  };
  known = { products, vocabulary };
  return vocabulary;
}

/** Whether a word is one that floors are called by. */
function isOfFloors(word: string, { names }: Vocabulary): boolean {
  const single = word.replace(/s$/, '');
  return (
    names.has(word) ||
    names.has(single) ||
    isKindWord(word) ||
    coloursMeant(word) !== undefined ||
    fibresNamed(word).length > 0 ||
    [...names].some((name) => name.length >= 6 && isWord(word, name))
  );
}

/** "The office one", "rental stuff": a contract carpet. */
const ofContract = /^(?:office|rental|landlord|contract|commercial)s?$/;
const contractHead =
  /^[- ]?(?:carpet |grade )?(?:ones?|stuff|carpets?|loops?|things?|types?|grade)\b/i;

/** The words after a lead that name a floor, with where they end. */
function readThing(text: string, from: number, vocabulary: Vocabulary) {
  const words = /[\p{L}\p{N}'’%.]+|[^\s]/gu;
  words.lastIndex = from;
  const said: string[] = [];
  let skipped = 0;
  let isMore = false;
  let to = from;
  for (let found = words.exec(text); found; found = words.exec(text)) {
    const word = found[0].toLowerCase().replace(/[.’']+$/, '');
    const isMark = !/[\p{L}\p{N}]/u.test(word);
    const head = ofContract.test(word) ? contractHead.exec(text.slice(words.lastIndex)) : undefined;
    if (head) {
      to = words.lastIndex + head[0].length;
      said.push(word);
      break;
    }
    if (!isMark && isOfFloors(word, vocabulary)) {
      // "Not too dark": a tone by itself is turned down only where there is too much of it.
      said.push(word);
      to = found.index + found[0].length;
      if (/[.!?]$/.test(found[0])) break;
      continue;
    }
    if (said.length === 0 && !isMark && fillers.has(word) && skipped < maxFillers) {
      if (['too', 'so', 'very', 'really'].includes(word)) isMore = true;
      skipped += 1;
      continue;
    }
    if (said.length > 0 && word === 'in') continue;
    break;
  }
  const after = text.slice(to).trimStart().toLowerCase();
  return { said, to, isMore, after };
}

/** What a phrase names, as narrowly as it names it. */
export function readPhrase(phrase: string, products: readonly ProductFact[]): TurnedDown[] {
  const floors = products.filter(isFloor);
  const tokens = readTokens(tidyText(phrase));
  const words = tokens.map(({ text }) => text);
  const [kind] = kindsNamed(phrase);
  const match = matchProducts(tokens, floors, kind);
  const ofKinds = kind === 'vinyl' ? [{ kind }, { kind: 'lvt' as const }] : kind ? [{ kind }] : [];
  if (match?.by === 'named') {
    const ranges = Map.groupBy(match.products, rangeOf);
    return [...ranges].flatMap(([range, own]): TurnedDown[] => {
      const whole = floors.filter((one) => rangeOf(one) === range);
      const isWhole = own.length === whole.length && !own.some((one) => isColoured(one, words));
      return isWhole ? [{ range }] : own.map(({ slug }) => ({ slug }));
    });
  }
  if (words.some((word) => ofContract.test(word)))
    return [...new Set(floors.filter(isContract).map(rangeOf))].map((range) => ({ range }));
  const [fibre] = fibresNamed(phrase);
  if (fibre) return [{ fibre }];
  const colour = words.find(
    (word) =>
      coloursMeant(word) !== undefined ||
      floors.some((one) => colourOf(one).toLowerCase().split(' ').includes(word)),
  );
  const { makes } = vocabularyOf(products);
  const make = makes.find((one) => words.some((word) => word === one || word === `${one}s`));
  if (colour && kind) return ofKinds.map((one) => ({ ...one, colour }));
  if (colour) return [{ colour, ...(make && { make }) }];
  if (make && !kind) return [{ make }];
  return ofKinds;
}

const isColoured = (product: ProductFact, words: readonly string[]) =>
  colourOf(product)
    .toLowerCase()
    .split(' ')
    .some((word) => word !== '' && words.includes(word));

function readDenials(text: string, products: readonly ProductFact[]): Denial[] {
  const vocabulary = vocabularyOf(products);
  const found: Denial[] = [];
  const isOfRoom = roomReader(text);
  for (const lead of text.matchAll(leads)) {
    const before = text.slice(0, lead.index);
    const from = lead.index + lead[0].length;
    if (asksWhether.test(before) || from <= (found.at(-1)?.to ?? 0)) continue;
    const { said, to, isMore, after } = readThing(text, from, vocabulary);
    const isTooMuch = /^too\b/i.test(lead[0]);
    if (isTooMuch && !saysTooMuch.test(text)) continue;
    const isTone = said.every((word) => lightness.has(word));
    const isAlone = said.every((word) => ambiguous.has(word.replace(/s$/, '')));
    if (said.length === 0 || (isTone ? !isMore && !/nothing|too/i.test(lead[0]) : isAlone))
      continue;
    if (/^(?:light|enough|\w*rooms?|ones? out)\b/.test(after)) continue;
    const isState =
      /^no\b/i.test(lead[0]) && tellsState.test(before) && isKindWord(said.at(-1) ?? '');
    if (isState || /^n'?t\b/.test(after)) continue;
    if (/^(?:isn|isnt|aren|arent)/i.test(lead[0]) && !/\b(?:that|which|ones?)\W*$/i.test(before))
      continue;
    const things = readPhrase(said.join(' '), products);
    const isOfProduct = things.every(({ slug, range }) => slug ?? range);
    if (things.length === 0 || (takesOut.test(lead[0]) && !isOfProduct)) continue;
    const isOfUse = said.some((word) => ofContract.test(word));
    const isNo = /^no\s$/i.test(lead[0]) && !isOfUse;
    const isPointed = /^(?:the|that|this)\b/i.test(text.slice(from));
    if (isNo && (isPointed || (isOfProduct && corrects.test(before)))) continue;
    const ofRoom = !isOfUse && isOfRoom(lead.index);
    const isOfFibre = things.every(({ fibre }) => fibre);
    const isOfKinds = things.every(({ kind, colour }) => kind && !colour);
    const isLasting =
      (!ofOnce.test(lead[0]) || isOfFibre) && !(isOfKinds && ofRoom) && !tells.test(before);
    found.push({ from: lead.index, to, things, isLasting, ofRoom, isTone: isTooMuch });
    const next = /^(?:\s*(?:or|nor)\s)/i.exec(text.slice(to));
    if (!next) continue;
    const other = readThing(text, to + next[0].length, vocabulary);
    const more = other.said.length > 0 ? readPhrase(other.said.join(' '), products) : [];
    if (more.length > 0) found.push({ from: to, to: other.to, things: more, isLasting, ofRoom });
  }
  return [...found, ...readVerdicts(text, products)];
}

/** "Laminate's no good then", "the kennet is out". */
const verdicts =
  /\b((?:the )?[\p{L}]+(?: [\p{L}]+)?)(?:(?:'?s| is| are) (?:out(?! of)|a no(?:-no)?)|(?:'?s| is| are|,)? (?:no good|no use|not (?:an option|right|any good|for (?:me|us))|won'?t do))\b(?! (?:of|in|on|for|stock))/giu;

/** "Cream with a baby?? no." */
const refused =
  /(?:^|[.!?\n]\s*)((?:the )?[\p{L}]+(?: [\p{L}]+)?)(?: (?:with|for|in|on) (?:an?|the|my|our|two|three|\d) [\p{L}]+)?\s?\?+\s*(?:no|nope|nah|never|not likely|are you joking|you['’]?re joking|really)\b/giu;

function readVerdicts(text: string, products: readonly ProductFact[]): Denial[] {
  const vocabulary = vocabularyOf(products);
  return [...text.matchAll(verdicts), ...text.matchAll(refused)].flatMap((found): Denial[] => {
    const words = (found[1] ?? '')
      .toLowerCase()
      .split(' ')
      .filter((word) => !['the', 'is', 'are'].includes(word));
    const said = words.filter((word) => isOfFloors(word, vocabulary));
    const last = words.at(-1);
    if (said.length === 0 || said.at(-1) !== last || ambiguous.has(last ?? '')) return [];
    const things = readPhrase(said.join(' '), products);
    const to = found.index + found[0].length;
    return things.length > 0
      ? [{ from: found.index, to, things, isLasting: true, ofRoom: false }]
      : [];
  });
}

/** What a text turns down, and the text without it. */
export function readTurnedDown(
  text: string,
  products: readonly ProductFact[],
): { denials: Denial[]; rest: string } {
  if (!mayDeny.test(text)) return { denials: [], rest: text };
  // "Forget it. Moorland Heather then" turns down no Moorland.
  const said = text.replace(/\b(?:forget|never ?mind|scrap) (?:it|that|this)(?=[.,!])/gi, (words) =>
    ' '.repeat(words.length),
  );
  const denials = readDenials(said, products).toSorted((one, other) => one.from - other.from);
  let rest = '';
  let at = 0;
  for (const { from, to } of denials) {
    if (from < at) continue;
    rest += `${text.slice(at, from)} `;
    at = to;
  }
  return { denials, rest: rest + text.slice(at) };
}
const mayDeny =
  /\b(?:no|nor|not|n'?t|\w+n'?t|\w+nt|never|nothing|without|except|but|other|apart|forget|scrap|drop|lose|remove|ditch|take|leave|rule|cross|knock|hate\w*|dislike\w*|off|allergic|sick|fed|instead|rather|out|excluding|too|nope|nah|really|joking)\b/i;

/** A text without the floors that it turns down; as it is, if nothing else is left. */
export function withoutTurnedDown(
  text: string,
  { products, all = products }: { products: readonly ProductFact[]; all?: readonly ProductFact[] },
): string {
  const { rest } = readTurnedDown(text, all);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
