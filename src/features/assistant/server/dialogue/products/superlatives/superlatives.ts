import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { topicsAsked } from '../../topics/find-topics.ts';
import { isOfKind } from '../advise.ts';
import { isFloor } from '../match-products.ts';

const most = /\b(?:thick|deep|heav|dens|wid|long|bigg|high|chunk)(?:er|est|ier|iest)\b/i;
const least = /\b(?:thinn|short|narrow|light|shallow|small|low)(?:er|est)\b/i;
const asksOne = /\b(?:which|what|whats|what's)\b/i;

/** Whether the floor is asked for that has the most or the least of a figure: "the deepest pile", "the thinnest". */
export const isSuperlative = (text: string): boolean =>
  asksOne.test(text) && (most.test(text) || least.test(text)) && figureAsked(text) !== undefined;

/** The specification by which floors can be ordered, of those that a text asks for. */
function figureAsked(text: string): readonly string[] | undefined {
  const topic = topicsAsked(text).find(({ name }) => figures[name] !== undefined);
  return topic && figures[topic.name];
}

const figures: Record<string, readonly string[]> = {
  wearLayer: ['Wear layer'],
  thickness: ['Pile height', 'Total thickness', 'Thickness'],
  soft: ['Pile height'],
  construction: ['Pile height'],
  weight: ['Pile weight'],
};

const firstNumber = (text: string) => Number.parseFloat(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? '');

/** The floors with a figure, in the order that a text asks for, with that specification. */
export function orderByFigure(
  text: string,
  products: readonly ProductFact[],
  kind: Flooring | undefined,
): { product: ProductFact; figure: string }[] {
  const names = figureAsked(text) ?? [];
  const sign = most.test(text) ? -1 : 1;
  return products
    .filter((product) => isFloor(product) && isOfKind(product, kind))
    .flatMap((product) => {
      const name = names.find((one) => product.specifications[one] !== undefined);
      const value = firstNumber(name ? (product.specifications[name] ?? '') : '');
      return name && !Number.isNaN(value)
        ? [{ product, value, figure: `${name}: ${product.specifications[name]}.` }]
        : [];
    })
    .sort((one, other) => sign * (one.value - other.value));
}
