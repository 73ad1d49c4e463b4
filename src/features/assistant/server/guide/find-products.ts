import { phrases } from '../prefill/tokens.ts';
import type { ProductFact } from '../tools/business-tools.ts';
import { sellingPrice } from '../tools/product-item.ts';
import { hasPhrase, toWords } from './words.ts';

/** Words for the categories of the catalogue; of several in a message the longest phrase counts. */
const categoryWords: [category: string, phrases: readonly string[]][] = [
  [
    'lvt',
    phrases`lvt|luxury vinyl tile|luxury vinyl tiles|luxury vinyl|vinyl planks|vinyl tiles|karndean|amtico|herringbone|click vinyl`,
  ],
  ['carpet', phrases`carpet|carpets|carpeting|saxony|twist|loop|berber|wool`],
  ['vinyl', ['vinyl', 'vinyls', 'lino', 'sheet vinyl', 'cushion floor']],
  ['laminate', ['laminate', 'laminates', 'laminated']],
  [
    'accessories',
    phrases`underlay|underlays|door bar|door bars|gripper|scotia|accessories|threshold`,
  ],
];

export function readCategory(text: string): string | undefined {
  const words = toWords(text);
  return categoryWords.find(([, phrases]) => hasPhrase(words, phrases))?.[0];
}

/** Colours as customers call them, and how the catalogue's names and colours say them. */
const colours: Record<string, readonly string[]> = {
  grey: phrases`grey|gray|silver|slate|charcoal|dove|pewter|smoked|ash`,
  gray: ['grey', 'silver', 'slate', 'charcoal', 'dove', 'ash'],
  silver: ['silver'],
  dark: phrases`slate|charcoal|navy|walnut|smoked|mocha|dark`,
  light: phrases`cream|pale|white|oat|natural|silver|dove|light`,
  beige: ['beige', 'oat', 'natural', 'cream', 'sand', 'stone'],
  cream: ['cream', 'ivory', 'oat'],
  white: ['white', 'pale'],
  brown: ['mocha', 'walnut', 'brown', 'oak'],
  blue: ['navy', 'blue', 'teal'],
  navy: ['navy'],
  green: ['sage', 'green', 'teal'],
  teal: ['teal'],
  pink: ['pink', 'heather', 'blush'],
  purple: ['heather', 'purple'],
  oak: ['oak'],
  walnut: ['walnut'],
  black: ['black', 'slate', 'chequer'],
  red: ['red'],
  stone: ['stone', 'limestone', 'slate'],
};

/** Needs, and words of a product that meets them, in its description, features and specifications. */
const needs: [asked: readonly string[], met: readonly string[], why: string][] = [
  [
    phrases`hard wearing|hardwearing|tough|heavy traffic|busy|hall|hallway|stairs|office`,
    ['heavy', 'hard wearing', 'hard-wearing', 'tough'],
    'Made for busy floors',
  ],
  [
    phrases`dog|dogs|cat|cats|pets|pet|puppy|kids|children|toddler|stain|stains|spills|bleach`,
    ['bleach', 'stain', 'scratch', 'wipe'],
    'Easy to keep clean',
  ],
  [
    phrases`bathroom|wet room|kitchen|waterproof|water resistant|utility|en suite|ensuite`,
    ['waterproof', 'water-resistant', 'water resistant'],
    'Happy with water',
  ],
  [
    phrases`soft|softest|cosy|luxurious|bedroom|thick|plush|warm underfoot`,
    ['soft', 'deep', 'saxony', 'plush', 'thick'],
    'Soft underfoot',
  ],
  [['wool'], ['wool'], 'Wool'],
];

export type FoundProducts = {
  products: ProductFact[];
  reason: (product: ProductFact) => string | undefined;
  /** Whether a colour or a style chose among them. */
  isNarrowed: boolean;
};

const minStyleLetters = 4;

/** Products that a message asks for: of its colour and style, those that meet most needs first, then the cheapest. */
export function findProducts(text: string, all: readonly ProductFact[]): FoundProducts {
  const words = toWords(text);
  const category = readCategory(text);
  const wantsSale = hasPhrase(words, ['sale', 'offer', 'offers', 'reduced', 'discount']);
  const sold = all.filter(
    (product) =>
      (category ? product.category === category : product.category !== 'accessories') &&
      (!wantsSale || product.salePrice !== null) &&
      product.stock !== 'outofstock' &&
      sellingPrice(product) > 0,
  );
  const named = new Map(sold.map((product) => [product, nameWords(product)]));
  const told = new Map(sold.map((product) => [product, allWords(product)]));
  const wanted = Object.keys(colours).filter((colour) => hasPhrase(words, [colour]));
  const ofColour =
    wanted.length === 0
      ? sold
      : sold.filter((product) =>
          wanted.some((colour) => hasPhrase(named.get(product) ?? '', colours[colour] ?? [])),
        );
  const styles = stylesOf(words, ofColour, told);
  const ofStyle = ofColour.filter((product) => hasAll(told.get(product) ?? '', styles));
  const asked = needs.filter(([phrases]) => hasPhrase(words, phrases));
  const meets = (product: ProductFact, met: readonly string[]) =>
    hasPhrase(told.get(product) ?? '', met);
  const score = (product: ProductFact) => asked.filter(([, met]) => meets(product, met)).length;
  const products = (ofStyle.length > 0 ? ofStyle : ofColour).toSorted(
    (a, b) => score(b) - score(a) || sellingPrice(a) - sellingPrice(b),
  );
  const cheapest = sold.toSorted((a, b) => sellingPrice(a) - sellingPrice(b))[0];
  const reason = (product: ProductFact) => {
    const met = asked.find(([, terms]) => meets(product, terms));
    if (met) return met[2];
    return product === cheapest ? `Our cheapest${nameCategory(category)}` : product.features[0];
  };
  const isNarrowed = products.length > 0 && (wanted.length > 0 || styles.length > 0 || wantsSale);
  return { products: products.slice(0, 4), reason, isNarrowed };
}

const nameWords = ({ name, colours: own }: ProductFact) => toWords([name, ...own].join(' '));
const allWords = ({ name, colours: own, description, features, specifications }: ProductFact) =>
  toWords([name, ...own, description, ...features, ...Object.values(specifications)].join(' '));
const hasAll = (flat: string, terms: readonly string[]) =>
  terms.every((term) => flat.includes(` ${term} `));

/** Words of a message that some of the products have and others not: 'herringbone', 'wool', 'loop'. */
function stylesOf(
  words: string,
  products: readonly ProductFact[],
  told: ReadonlyMap<ProductFact, string>,
): string[] {
  const candidates = words
    .trim()
    .split(' ')
    .filter((word) => word.length >= minStyleLetters && !plainWords.has(word));
  return [...new Set(candidates)].filter((word) => {
    const count = products.filter((product) => told.get(product)?.includes(` ${word} `)).length;
    return count > 0 && count < products.length;
  });
}

const plainWords = new Set(
  'that this with your have from what which show some want need looking like good best them they would something floor floors carpet carpets room rooms cheap cheapest price please also more most than nice really into kind sort type options colour colours light dark hall stairs kitchen bathroom bedroom lounge dogs cats kids easy keep clean soft hard wearing tough'.split(
    ' ',
  ),
);

const nameCategory = (category: string | undefined) =>
  category === undefined || category === 'accessories'
    ? ''
    : ` ${category === 'lvt' ? 'LVT' : category}`;
