import type { ConversationRecord } from '../../conversation/record.ts';
import type { Flooring } from '../../nlu/parsed-message.ts';
import { isAnotherWord } from '../../nlu/text/dictionary.ts';
import { floorNamed } from '../../nlu/text/floor-words.ts';
import { forgivenSlips, isNearly } from '../../nlu/text/spelling.ts';
import type { Token } from '../../nlu/text/tokenize.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { coloursMeant, coloursNamed } from '../topics/colours.ts';

/**
 * The products that a text names. `named`: by name or price, and they are what the customer means; the best
 * match alone, or several that fit equally well. `described`: by a property such as a colour only.
 */
export type ProductMatch = { products: ProductFact[]; by: 'named' | 'described' };

const splitNames = new Map<string, readonly string[]>();
/** A catalogue holds fewer names; an admin who renames products all day fills no memory. */
const maxNames = 2_000;

/** The words of a product's name or of its colour. Kept, as every message is held against all names. */
function wordsOf(name: string): readonly string[] {
  const known = splitNames.get(name);
  if (known) return known;
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !joining.has(word));
  if (splitNames.size >= maxNames) splitNames.clear();
  splitNames.set(name, words);
  return words;
}
const joining = new Set(['and', 'the', 'with', 'supplied', 'fitted', 'sheet', 'vinyl', 'laminate']);
/** Words of product names that customers use for much else. */
const common = new Set(
  'natural grey silver level loop plank tile pile twist oak pale star oat dove sage cream slate honey birch'.split(
    ' ',
  ),
);
const kinds = new Set<string>(['carpet', 'vinyl', 'laminate', 'lvt']);

export const isFloor = ({ category, unit }: ProductFact) => kinds.has(category) && unit === 'm²';
export const kindOf = ({ category }: ProductFact) => category as Flooring;
/** The range of a product's name: Bradford Twist of "Bradford Twist in Oat"; the whole name without a colour. */
export const rangeOf = ({ name }: Pick<ProductFact, 'name'>) => name.split(' in ')[0] ?? name;
/** The colour in a product's name, or nothing. */
export const colourOf = ({ name }: Pick<ProductFact, 'name'>) => name.split(' in ')[1] ?? '';
/** "The heather": whether a text has the name of a floor's colour, which is no colour at large. */
export const isCalled = (product: ProductFact, text: string): boolean => {
  const colour = colourOf(product).toLowerCase();
  return !common.has(colour) && !plainHues.test(colour) && isColourSaid(product, text);
};
/** "Is dove more grey or beige?" */
export const isColourSaid = (product: ProductFact, text: string): boolean => {
  const colour = colourOf(product).toLowerCase();
  return (
    colour !== '' && ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `.includes(` ${colour} `)
  );
};
const kindWords = new Set(['laminate', 'sheet', 'vinyl', 'level', 'supplied', 'fitted', 'and']);
/** "The oat one", "sage carpet", "dove in the lounge": the only floor, of the kind spoken of, that is in a colour called so. */
export function findColourAlone(
  text: string,
  { products }: { products: readonly ProductFact[] },
  { considered: [latest] }: Pick<ConversationRecord, 'considered'>,
  kind: Flooring | undefined,
): ProductFact | undefined {
  const colours = new Set(products.filter(isFloor).map((one) => colourOf(one).toLowerCase()));
  const said = colourAlone
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, word = '']) => word.toLowerCase()))
    .find((word) => colours.has(word) && word !== 'natural');
  if (!said) return undefined;
  const ofWord = products.filter(
    (product) =>
      isFloor(product) && isOfKind(product, kind) && wordsOf(colourOf(product)).includes(said),
  );
  const ofLatest = ofWord.filter((product) => kindOf(product) === latest?.kind);
  const found = ofLatest.length === 1 ? ofLatest : ofWord;
  return found.length === 1 ? found[0] : undefined;
}
/** A colour where a floor stands: "the walls are sage green" names none. */
const colourAlone = [
  /\bthe (\w+) (?:one|colou?r)\b/gi,
  /\b(\w+) (?:carpet|twist|saxony)\b/gi,
  /\b(?:in|want|wants|have|having|do|go for|going for|with|take|like) (?:the )?(\w+)(?= (?:one|colou?r|fitted|supplied|please|how|what|whats|price|and|or|for|in|on|through\w*|all|then|too|as well|instead|if|but|would|is)\b|\W*$|[,.?!:;])/gi,
  /\b(\w+) (?:in|for|on) (?:the|my|our|both|all|every\w*)\b/gi,
  /\d ?(?:m|metres?|ft|feet)? (?:in )?(\w+)(?= (?:please|how|what|whats|price|fitted)\b|\W*$|[,.?!:;])/gi,
];

/** The words of a range after its first that no kind of floor is called by. */
export const rangeWords = (range: string) =>
  range
    .toLowerCase()
    .split(/\W+/)
    .slice(1)
    .filter((word) => !kindWords.has(word));
/** The products of a range, each in a colour of its own. */
export const productsOfRange = (products: readonly ProductFact[], range: string) =>
  products.filter(({ name }) => name.startsWith(`${range} in `));
/** The first product of each range. */
export const firstOfRanges = (products: readonly ProductFact[]) =>
  [...Map.groupBy(products, rangeOf).values()].flatMap(([first]) => first ?? []);
const plainHues = /\b(?:grey|brown|blue|green|beige|white|black|navy|teal)\b/i;
/** Whether a product is of a colour as customers call it: by its name, or by the words that describe it. */
export function hasColour({ name, features, description }: ProductFact, word: string): boolean {
  const meant = coloursMeant(word);
  // Driftwood Grey is no brown, whatever its description says.
  const isOther =
    plainHues.test(colourOf({ name })) && !colourOf({ name }).toLowerCase().includes(word);
  if (!meant || (isOther && plainHues.test(word))) return false;
  const described = [
    name.split(' in ')[1] ?? '',
    ...features.filter((feature) => !/room|lighten|brighten/i.test(feature)),
    description.split(/[.:,;]/)[0] ?? '',
  ]
    .join(' ')
    .toLowerCase()
    // A grey-green is a green, and what is dark enough for a staircase is not dark.
    .replace(/\p{L}+-(?=\p{L})|\b(?:dark|light) enough\b|\bneither \p{L}+ nor \p{L}+/gu, ' ')
    .split(/[^\p{L}]+/u);
  return described.some(
    (part) => part === word || (name.toLowerCase().includes(part) && meant.has(part)),
  );
}
export const sellingPrice = ({ price, salePrice }: ProductFact) => salePrice ?? price;

/** What customers call a product that has another name. */
const aliases: readonly [RegExp, string][] = [
  [
    /\bblack (?:and|n|&) white\b|\b(?:checker|chequer)ed\b|\bchecked (?:floor\w*|vinyl|lino|tiles?|pattern|effect|look|design|one)\b|\bche(?:ss|cker) ?board\b|\bdraughts? ?board\b/,
    'chequer',
  ],
  [
    /\b(?:victorian|moroccan|spanish|mosaic|geometric|patterned) (?:style |look )?(?:tile|vinyl|lino|floor)/,
    'encaustic',
  ],
  [
    /\bwith (?:the |some )?stars?\b|\bstars? (?:pattern\w*|ones?|design|tiles?|vinyl|lino|floor)\b|\bstarry\b/,
    'encaustic',
  ],
  [/\bparquet\b|\bzig ?zag\b/, 'herringbone'],
  [/\b(?:mid|medium)(?: (?:brown|toned?|colou?r(?:ed)?))* oak\b/, 'natural'],
];
const aliasesOf = (text: string) =>
  aliases.flatMap(([says, word]) => (says.test(text) ? [word] : []));

/** Vinyl off a roll, which is another floor than vinyl in packs; "lino" is what people call it. */
export const offRoll =
  /\bsheet (?:vinyl|lino\w*|floor\w*|ones?|stuff|type)\b|\bvinyl sheets?\b|^\W*sheet\b|\bcushion(?:ed)? ?floor\w*\b|\b(?:off|from|on) (?:a |the )?roll\b|\broll(?:ed)?(?: ?-?out)? (?:vinyl|ones?|stuff|type|sort|kind)\b|\brolls? out\b|\b(?:not|n['’]?t|no|without) (?:the |any |in )?(?:planks?|tiles?|click|boards?)\b|(?<!\b(?:old|existing|current|over|under|on|the|this|that|our|my|horrible|manky|tatty|have|has|got|is|was|like|no|not|do|does|sell|stock|any) )\blino(?:leum)?\b/;

/** Finds the products that tokens name, among those of a kind if the text names one. */
export function matchProducts(
  tokens: readonly Token[],
  products: readonly ProductFact[],
  kind: Flooring | undefined,
): ProductMatch | undefined {
  const said = tokens.filter((token) => token.kind === 'word').map(({ text }) => text);
  const words = [...said, ...aliasesOf(said.join(' '))];
  const byRange = matchRange(words, products);
  if (byRange) return { products: byRange, by: 'named' };
  const isSheet = kind === 'vinyl' && offRoll.test(said.join(' '));
  const floors = products.filter(
    (product) =>
      isFloor(product) && (isSheet ? product.category === 'vinyl' : isOfKind(product, kind)),
  );
  const byPrice = matchPrice(tokens, floors);
  if (byPrice) return { products: byPrice, by: 'named' };
  const byWords = matchWords(words, floors);
  if (byWords) return { products: byWords, by: 'named' };
  if (isSheet && floors.length > 0) return { products: floors, by: 'named' };
  const ofMake = floors.filter((product) => isOfMake(product, words));
  return matchColours(words, ofMake.length > 0 ? ofMake : floors);
}

/** Whether words name the make of a floor: twist, loop, velvet, plank. */
export const isOfMake = (product: ProductFact, words: readonly string[]): boolean =>
  rangeWords(rangeOf(product)).some((make) => words.some((word) => isWord(word, make)));

/** Customers call LVT vinyl, so the kind "vinyl" covers both. */
const isOfKind = ({ category }: ProductFact, kind: Flooring | undefined) =>
  kind === undefined || category === kind || (kind === 'vinyl' && category === 'lvt');

export const isWord = (said: string, wanted: string) =>
  said === wanted ||
  said === `${wanted}s` ||
  (wanted.length >= 6 &&
    said[0] === wanted[0] &&
    isNearly(said, wanted, forgivenSlips(wanted.length) > 1 ? 2 : 1) &&
    !isAnotherWord(said, wanted));

/** By the first word of its name, such as Bradford, the other words deciding between its products. */
function matchRange(words: readonly string[], products: readonly ProductFact[]) {
  const firsts = new Set(products.filter(isFloor).map(({ name }) => wordsOf(name)[0] ?? ''));
  for (const [at, word] of words.entries()) {
    const range = [...firsts].find((first) => first.length > 4 && isWord(word, first));
    if (!range || isPlace(words, at)) continue;
    const ofRange = products.filter(
      (product) => isFloor(product) && wordsOf(product.name)[0] === range,
    );
    return bestBy(ofRange, (product) => countShared(words, wordsOf(product.name).slice(1)));
  }
  return undefined;
}

/** "In Bradford", "Bradford on Avon" are the town. */
function isPlace(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  const isOnAvon = (next === 'on' || next === 'upon') && words[at + 2] === 'avon';
  if (isOnAvon || next === 'avon') return true;
  const before = words[at - 1] ?? '';
  return next === undefined && ['to', 'from', 'near', 'at', 'cover'].includes(before);
}

const countShared = (words: readonly string[], wanted: readonly string[]) =>
  wanted.filter((one) => words.some((word) => isWord(word, one))).length;

function bestBy(products: readonly ProductFact[], score: (product: ProductFact) => number) {
  const most = Math.max(...products.map(score));
  return products.filter((product) => score(product) === most);
}

const moneyMark = new Set(['£']);

/** "The £4.50 carpet": by its price, not by a limit such as "under £20". */
function matchPrice(tokens: readonly Token[], floors: readonly ProductFact[]) {
  for (const [at, { text, kind, value }] of tokens.entries()) {
    const isMoney =
      kind === 'number' && (moneyMark.has(tokens[at - 1]?.text ?? '') || /\.\d\d$/.test(text));
    const lead = tokens[at - 2]?.text ?? '';
    if (!isMoney || ['under', 'below', 'than', 'to', 'about', 'around', 'upto'].includes(lead))
      continue;
    const found = floors.filter(({ price, salePrice }) => price === value || salePrice === value);
    if (found.length > 0) return found;
  }
  return undefined;
}

/** By other words of their names: one uncommon word ("herringbone"), or two of any kind ("honey oak"). */
function matchWords(words: readonly string[], floors: readonly ProductFact[]) {
  const scored = floors.map((product) => {
    const shared = wordsOf(product.name)
      .slice(1)
      .filter((wanted) => words.some((word) => isWord(word, wanted)));
    const telling = shared.filter((word) => isNotKindOnly(word));
    const isTold = telling.length > 1 || telling.some((word) => !common.has(word));
    return { product, score: isTold ? shared.length : 0 };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0
    ? undefined
    : scored.filter(({ score }) => score === most).map(({ product }) => product);
}

/** "Twist" names a kind of carpet as well as a word of a product's name. */
const isNotKindOnly = (word: string) =>
  floorNamed(word) === undefined || !common.has(word) || word === 'loop' || word === 'twist';

function matchColours(
  words: readonly string[],
  floors: readonly ProductFact[],
): ProductMatch | undefined {
  const { hues, tones } = coloursNamed(words);
  const ofAny = (said: readonly string[], among: readonly ProductFact[]) =>
    among.filter((product) => said.some((word) => isOfColour(product, word)));
  const ofHue = hues.length > 0 ? ofAny(hues, floors) : [...floors];
  const ofTone = tones.length > 0 ? ofAny(tones, ofHue) : [];
  const found = ofTone.length > 0 || hues.length === 0 ? ofTone : ofHue;
  return found.length > 0 ? { products: found, by: 'described' } : undefined;
}

export const isOfColour = (product: ProductFact, word: string): boolean =>
  hasColour(product, word) ||
  (product.colours.length === 1 &&
    product.colours.flatMap(wordsOf).some((part) => coloursMeant(word)?.has(part)));
