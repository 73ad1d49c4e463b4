import type { Flooring } from '../../nlu/parsed-message.ts';
import type { ProductFact } from '../../tools/business-tools.ts';
import { topicsAsked } from '../topics/find-topics.ts';
import { plainWords } from '../topics/plain-words.ts';
import { isOfKind } from './advise.ts';
import { isFloor, rangeOf } from './match-products.ts';
import { stemOf } from './product-index.ts';
import { isSuperlative } from './superlatives/superlatives.ts';

const asksWhich =
  /\b(?:which|what)\b[^.?!]*\b(?:have|has|are|is|come|comes|got|with|made)\b|\bwhich ones?\b|\b(?:any|ones)\b[^.?!]*\b(?:with|made|that (?:are|is|have|has|come))\b/i;
/** "Glued, as opposed to click". */
const ruledOut = /\b(?:as opposed to|rather than|instead of|not|without|no)\b.*$/i;
const minLetters = 4;
/** Words of specifications that all floors have, or that say nothing of one. */
const common = new Set(
  'which what ones your have come that with made floor floors carpet carpets laminate vinyl lvts planks tiles boards colour colours size pack wide thick thickness backing pile layer rating included suitable domestic heavy medium down level best good than more most your they them these those down grade textured class'.split(
    ' ',
  ),
);

/**
 * The ranges that a question tells apart by a word of their specifications: "which of your LVTs are glued?". Nothing
 * where no range has it, or all of them do.
 */
export function findBySpecification(
  text: string,
  products: readonly ProductFact[],
  kind: Flooring | undefined,
): { product: ProductFact; fact: string }[] {
  const isOfNeed = topicsAsked(text).some(({ rate }) => rate);
  const layer = /\b0\.\d{1,2}\b(?! ?(?:m|x|by)\b)/.exec(text)?.[0];
  const grade = /\b(?:heavy|medium|general|light) domestic\b|\bclass \d\d\b/i.exec(text)?.[0];
  if (!asksWhich.test(text) || isSuperlative(text) || (isOfNeed && !grade && !layer)) return [];
  const wanted = plainWords(text.replace(ruledOut, ''))
    .split(' ')
    .filter((word) => word.length >= minLetters && !common.has(word))
    .map(stemOf);
  const ranges = Map.groupBy(
    products.filter((product) => isFloor(product) && isOfKind(product, kind)),
    rangeOf,
  );
  const found = [...ranges.values()].flatMap((own) => {
    const product = own.find(({ stock }) => stock === 'instock') ?? own[0];
    const fact =
      product &&
      (layer
        ? layerOf(product, layer)
        : grade
          ? gradeOf(product, grade)
          : specificationWith(product, wanted));
    return product && fact ? [{ product, fact }] : [];
  });
  return found.length < ranges.size ? found : [];
}

/** "Which of them are 0.55?": of the wear layer. */
const layerOf = ({ specifications }: ProductFact, figure: string) => {
  const layer = specifications['Wear layer'];
  return layer && Number.parseFloat(layer) === Number(figure) ? `Wear layer: ${layer}.` : undefined;
};

const gradeOf = ({ specifications: { Suitability } }: ProductFact, grade: string) =>
  Suitability?.toLowerCase().includes(grade.toLowerCase())
    ? `Suitability: ${Suitability}.`
    : undefined;

function specificationWith({ specifications }: ProductFact, wanted: readonly string[]) {
  const found = Object.entries(specifications).find(([, value]) =>
    plainWords(value)
      .split(' ')
      .some((word) => wanted.includes(stemOf(word))),
  );
  return found && `${found[0]}: ${found[1]}.`;
}
