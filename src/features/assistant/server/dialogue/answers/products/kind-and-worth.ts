import { formatPounds } from '#platform/units/pounds.ts';
import { kindName, standardName, standardOf } from '../../../conversation/describe-record.ts';
import type { Clause } from '../../../conversation/message.ts';
import { consider, type FloorChoice } from '../../../conversation/record.ts';
import type { Flooring } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import { choiceOf } from '../../products/choose-floor.ts';
import { colourOf, isFloor, kindOf, rangeOf, sellingPrice } from '../../products/match-products.ts';
import { findSubject } from '../../products/subject.ts';
import {
  asksIfDear,
  asksIfUnderlaid,
  asksItsKind,
  asksWhichPrice,
  pricesWeighed,
} from '../../topics/asks-of-floor.ts';
import { kindsNamed } from '../../topics/kinds-named.ts';
import { describePrice, shortName } from './describe-facet.ts';
import { noted } from './show-products.ts';
import { answerYesOrNo } from './yes-or-no.ts';

const plurals: Record<Flooring, string> = {
  carpet: 'carpets',
  laminate: 'laminates',
  lvt: 'LVT floors',
  vinyl: 'sheet vinyls',
};

/**
 * A yes or a no; what kind of floor a product is, whether it is dear among its kind, or whether it needs underlay; nothing where none
 * of these is asked.
 */
export function answerKindOrWorth(turn: Turn, clause: Clause): string[] | undefined {
  const yesOrNo = answerYesOrNo(turn, clause);
  if (yesOrNo) return yesOrNo;
  const { text } = clause;
  const describe = asksWhichPrice(text)
    ? describeWhichPrice
    : asksItsKind(text)
      ? describeKind
      : asksIfUnderlaid(text)
        ? describeUnderlay
        : asksIfDear(text)
          ? describeWorth
          : undefined;
  const [product] = describe ? (findSubject(turn, clause)?.products ?? []) : [];
  if (!describe || !product || !isFloor(product)) return undefined;
  consider(turn.record, choiceOf(product));
  return noted(turn, [describe(product, turn, text)]);
}

/** Whether the price book has underlay for its kind, as every estimate counts it. */
function describeUnderlay(product: ProductFact, { catalogue }: Turn): string {
  const isUnderlaid = catalogue.prices.underlay[standardOf(kindOf(product))] > 0;
  const isBacked = Object.values(product.specifications).some((value) =>
    /\bbacking included\b/i.test(value),
  );
  if (product.fittingIncluded) return `${shortName(product)} comes with its underlay.`;
  return isUnderlaid
    ? `Yes, ${rangeOf(product)} needs underlay, and our estimate includes it.`
    : `No, ${rangeOf(product)} needs no underlay${isBacked ? ': its foam backing is already on' : ''}.`;
}

function describeKind(product: ProductFact, _: Turn, question: string): string {
  const kind = kindOf(product);
  const others = kindsNamed(question).filter(
    (named) => named !== kind && !(kind === 'lvt' && named === 'vinyl'),
  );
  const wood = /\b(?:wood\w*|timber|oak)\b/i.test(question) ? ['real wood'] : [];
  const [not] = [...others.map(kindName), ...wood];
  return `${rangeOf(product)} is ${kindName(kind)}${kind === 'lvt' ? ', which is luxury vinyl' : ''}${not ? `, not ${not}` : ''}.`;
}

/** The price of a floor, and between which prices those of its kind are. */
function describeWorth(product: ProductFact, { catalogue }: Turn): string {
  const kind = kindOf(product);
  const prices = catalogue.products
    .filter((one) => isFloor(one) && kindOf(one) === kind && !one.fittingIncluded)
    .map(sellingPrice)
    .sort((one, other) => one - other);
  const [least = 0, most = 0] = [prices[0], prices.at(-1)];
  const own = sellingPrice(product);
  const share = prices.filter((price) => price < own).length / Math.max(1, prices.length);
  const place =
    own <= least
      ? 'the cheapest of'
      : own >= most
        ? 'the dearest of'
        : share < lower
          ? 'among the cheaper of'
          : share >= upper
            ? 'among the dearer of'
            : 'in the middle of';
  const price = describePrice(product).replace(/\.$/, '');
  return least === most || product.fittingIncluded
    ? `${price}.`
    : `${price}: that’s ${place} our ${plurals[kind]}, which are ${formatPounds(least)} to ${formatPounds(most)} for the floor alone.`;
}
const lower = 0.34;
const upper = 0.6;

/** The price of a floor, and of which colour the other price is. */
function describeWhichPrice(product: ProductFact, { catalogue }: Turn, question: string): string {
  const [, one, other] = pricesWeighed(question);
  const own = sellingPrice(product);
  const isOther = (price: number) =>
    price !== own && (price === Number(one) || price === Number(other));
  const sibling = catalogue.products.find(
    (floor) => rangeOf(floor) === rangeOf(product) && isOther(sellingPrice(floor)),
  );
  const told = sibling
    ? ` ${formatPounds(sellingPrice(sibling))} is the price of ${colourOf(sibling)}${sibling.salePrice === null ? '' : ', which is reduced'}.`
    : '';
  return `${describePrice(product)}${told}`;
}

const ofStandard = /\b(?:what|which) (?!about\b)\w+\b[^.?!]*\b(?:that|this|it|price)\b/i;
const ofProduct =
  /\b(?:what|which) (?:carpet|vinyl|laminate|lvt|floor\w*|one|product)\b[^.?!]*\b(?:that|this|it|price)\b/i;

/** Which floor a price is for, where that is asked. */
export function sayWhichFloor(turn: Turn, floor: FloorChoice, text: string): string | undefined {
  const product = turn.catalogue.products.find(({ slug }) => slug === floor.slug);
  if (product) return ofProduct.test(text) ? `That’s for ${describeProduct(product)}` : undefined;
  return ofStandard.test(text) ? describeStandard(turn, floor.kind) : undefined;
}

/** What a price without a product is for. */
function describeStandard({ catalogue }: Turn, kind: Flooring): string {
  const standard = standardOf(kind);
  const price = formatPounds(catalogue.prices.material[standard]);
  return `That’s for our ${standardName({ kind })} at ${price} per m². Tell me a range or a colour and I’ll price that instead.`;
}
