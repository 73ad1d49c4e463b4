import type { CardFloor, CardFloorType } from '../../contract.ts';
import { nearestWord } from './spelling.ts';
import { type Span, type Tokens, wordSet } from './tokens.ts';

export type Product = { id: string; slug: string; name: string; category: string };
export type FloorName = Span & {
  floor: CardFloor;
  /** A range of several colours, none of which is named: the standard floor stands for it. */
  range?: string;
  /** The floor is asked about, and not wished for: it is laid nowhere. */
  isAsked?: boolean;
};
type Named = { product: Product; type: CardFloorType; words: string[] };

const noName = wordSet`in the and of with a supplied fitted level sheet supply fit`;
/** Words of names that are words of every day too: they name a product beside others only. */
const common = wordSet`natural oak grey pale navy teal slate walnut sage dove mocha oat cream silver honey heather white black brown blue green beige red tile plank loop twist velvet saxony vinyl laminate carpet herringbone lvt star pebble smoked birch`;
const styles = wordSet`twist saxony velvet loop herringbone plank tile`;

/** Words of every day that are a slip away from a product's name. */
const everyday = wordSet`level lever levels whit better kennel candle camping stare starts star`;

const plain = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
export const isFloorType = (category: string): category is CardFloorType =>
  /^(?:carpet|vinyl|lvt|laminate)$/.test(category);

const indexes = new WeakMap<readonly Product[], Named[]>();
/** The words of each product's name, once for a list of products. */
function indexOf(products: readonly Product[]): Named[] {
  const known = indexes.get(products);
  if (known) return known;
  const index = products.flatMap((product): Named[] => {
    const words = product.name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word && !noName.has(word));
    return isFloorType(product.category)
      ? [{ product, type: product.category, words: words.map(plain) }]
      : [];
  });
  indexes.set(products, index);
  return index;
}

/** Products named by range and colour, by the only colour of a range, or by a colour that only one has. */
export function findProducts(
  tokens: Tokens,
  products: readonly Product[],
  isTaken: (at: number) => boolean,
): FloorName[] {
  const index = indexOf(products);
  const vocabulary = new Set(index.flatMap(({ words }) => words));
  const names = [...vocabulary].filter((word) => !common.has(word) && !isFloorType(word));
  const wordAt = (at: number) => {
    const word = plain(tokens.word(at));
    const isKnown = vocabulary.has(word) || noName.has(word) || tokens[at]?.kind !== 'word';
    return isKnown || everyday.has(word) ? word : (nearestWord(word, names) ?? word);
  };
  const found: FloorName[] = [];
  for (let at = 0; at < tokens.length; ) {
    const words: string[] = [];
    let end = at;
    for (; end < tokens.length && end < at + 8 && !isTaken(end); end += 1) {
      const word = wordAt(end);
      const isJoint =
        words.length > 0 && noName.has(word) && vocabulary.has(plain(tokens.word(end + 1)));
      if (vocabulary.has(word)) words.push(word);
      else if (!isJoint) break;
    }
    const chosen = words.length > 0 ? chooseFloor(index, words) : undefined;
    if (chosen) found.push({ ...chosen, from: at, end });
    at = Math.max(end, at + 1);
  }
  return found;
}

/** "In the slate one instead": another colour of the range that is priced. */
export function findSibling(
  tokens: Tokens,
  products: readonly Product[],
  priced: string | undefined,
): FloorName[] {
  const index = indexOf(products);
  const own = index.find(({ product }) => product.id === priced);
  const range = index.filter(({ words }) => own && words[0] === own.words[0]);
  return tokens.flatMap(({ text }, from) => {
    const word = plain(text);
    const [sibling, ...more] = range.filter(
      ({ words }) => words.includes(word) && !own?.words.includes(word),
    );
    const isLed = /^(?:in|the|to|with|a|about|have)$/.test(tokens.word(from - 1));
    if (!sibling || more.length > 0 || !isLed) return [];
    const { id, name } = sibling.product;
    return [{ floor: { type: sibling.type, productId: id, name }, from, end: from + 1 }];
  });
}

/** The one product that has all the words said, or the kind of floor where several have. */
function chooseFloor(
  index: readonly Named[],
  words: readonly string[],
): Pick<FloorName, 'floor' | 'range'> | undefined {
  const special = words.filter((word) => !common.has(word));
  const isPair = words.filter((word) => !styles.has(word) && !isFloorType(word)).length >= 2;
  const isStyled = words.length > 1 && words.some((word) => styles.has(word));
  if (special.length === 0 && !isPair && !isStyled) return undefined;
  const matching = index.filter((named) => words.every((word) => named.words.includes(word)));
  const [first] = matching;
  if (!first || !matching.every(({ type }) => type === first.type)) return undefined;
  const { id, name } = first.product;
  if (matching.length === 1) return { floor: { type: first.type, productId: id, name } };
  const range = name.split(' in ')[0] ?? name;
  return special.length > 0 || isPair ? { floor: { type: first.type }, range } : undefined;
}
