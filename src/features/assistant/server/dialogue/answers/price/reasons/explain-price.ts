import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import { floorName, tidy } from '../../../../conversation/describe-record.ts';
import { consider, type PricedJob } from '../../../../conversation/record.ts';
import { wasSaid } from '../../../../conversation/said.ts';
import { findFlooring } from '../../../../nlu/entities/find-floor.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import { describeProduct } from '../../../../tools/describe-facts.ts';
import type { Turn } from '../../../../turn.ts';
import type { ReasonOfPrice } from '../../../acts/act.ts';
import { productSpokenOf } from '../../../acts/price/asks-of-price.ts';
import { toldSums } from '../../../acts/price/price-checks.ts';
import { nameAccessories } from '../../../pricing/name-accessories.ts';
import { toEstimateJob } from '../../../pricing/to-estimate-job.ts';
import { isOfKind } from '../../../products/advise.ts';
import { choiceOf, fittedPrice } from '../../../products/choose-floor.ts';
import { ofLook, readLook } from '../../../products/conditions/read-look.ts';
import { firstOfRanges, isFloor, rangeOf, sellingPrice } from '../../../products/match-products.ts';
import { isContract, isLoop, spec } from '../../../topics/rate-floors.ts';
import { sayMaking, sayParts } from './say-making.ts';
import { sayWhyRunner } from './say-why-runner.ts';

/** Why a price is what it is. */
export async function explainPrice(turn: Turn, about: ReasonOfPrice): Promise<string[]> {
  const lines = await saying[about](turn);
  turn.evidence.push(...lines);
  return lines;
}

/** What the price of the rooms has that the guide by the square metre had not. */
function sayAboveGuide({ record: { guide, priced } }: Turn): string[] {
  const [job] = priced;
  if (!guide || !job) return [];
  const { breakdown, charges, totalArea } = job.estimate;
  const floor = toPence(breakdown.materials) - guide.floorPence;
  const isPack = job.estimate.packs !== null;
  const cut = isPack ? 'comes in whole packs' : 'is cut from the roll';
  const others = toPence(breakdown.underlay) + toPence(breakdown.installation) - guide.workPence;
  const added = [
    ...(floor > 0
      ? [`the ${floorName(job.floor)} ${cut}, so there’s waste: ${formatPence(floor)} more`]
      : []),
    ...(others > 0
      ? [
          `your room is ${tidy(totalArea)} m² and not ${tidy(guide.areaM2)}: ${formatPence(others)} more`,
        ]
      : []),
    ...(breakdown.accessories > 0
      ? [`${nameAccessories(job.floor.kind, charges)}: ${formatPounds(breakdown.accessories)}`]
      : []),
  ];
  const opening = `The ${formatPence(guide.pence)} was only a guide by the square metre; ${formatPence(job.totalPence)} is worked out for your room.`;
  return added.length > 0 ? [opening, `What came on top: ${added.join('; ')}.`] : [opening];
}

/** Why a floor costs so little: what it is, and what is in its price. */
function sayCheapness(turn: Turn): string[] {
  const product = productSpokenOf(turn);
  if (!product || !(isContract(product) || product.fittingIncluded)) return [];
  const pile = spec(product, 'Pile height');
  const thin = pile ? `thin, with a ${isLoop(product) ? 'loop' : 'pile'} of ${pile}` : 'thin';
  const fitted = product.fittingIncluded
    ? `, and its price has the underlay, gripper and fitting in it`
    : '';
  const name = nameOf(product);
  const [told, ...others] = toldSums(turn.record, turn.message.plain);
  return [
    ...(told !== undefined && others.length === 0 ? [`Yes, ${formatPence(told)} is right.`] : []),
    `It’s our cheapest because it’s plain and ${thin}: ${name} is made for rentals and offices${fitted}.`,
    ...(isContract(product)
      ? [
          'It wears well and looks tidy, but it isn’t soft underfoot. For a softer room we’d choose a twist or a saxony.',
        ]
      : []),
  ];
}

const nameOf = ({ name, slug, category }: ProductFact) =>
  floorName({ kind: category as PricedJob['floor']['kind'], slug, name });

/** Whether a floor is on sale, and that the price told has that in it. */
function sayReduction(turn: Turn): string[] {
  const product = productSpokenOf(turn);
  if (!product) return [];
  const { price, salePrice } = product;
  const name = nameOf(product);
  if (salePrice === null) return [`No, ${name} isn’t on sale: it’s ${formatPounds(price)} per m².`];
  const isPriced = turn.record.priced.some(({ floor }) => floor.slug === product.slug);
  const told = isPriced ? ' The price I gave you already has that in it.' : '';
  return [
    `Yes, ${name} is on sale: ${formatPounds(salePrice)} per m², was ${formatPounds(price)}.${told}`,
  ];
}

/** The range that costs more than the one spoken of, and least of those. */
function sayNextUp(turn: Turn): string[] {
  const { record, catalogue } = turn;
  const product = productSpokenOf(turn);
  if (!product) return [];
  const cost = (one: ProductFact) => fittedPrice(one, catalogue.prices);
  const [next] = catalogue.products
    .filter(
      (one) =>
        isFloor(one) &&
        one.category === product.category &&
        one.stock === 'instock' &&
        rangeOf(one) !== rangeOf(product) &&
        cost(one) > cost(product),
    )
    .toSorted((one, other) => cost(one) - cost(other));
  if (!next) return [`${nameOf(product)} is the dearest we do of its kind.`];
  consider(record, choiceOf(next));
  record.offered = [choiceOf(next)];
  turn.shown.push(next);
  return [`The next one up from ${nameOf(product)} is ${describeProduct(next)}`];
}

const maxListed = 2;

/** The floors of a look that cost no more per square metre than the customer wants to pay; else the nearest ones. */
function sayLookWithin(turn: Turn): string[] {
  const { catalogue, record, message } = turn;
  const { maxRate = 0 } = record;
  const kind = findFlooring(message.tokens);
  const look = readLook(message.plain, catalogue);
  const alike = ofLook(catalogue.all ?? catalogue.products, look)
    .filter((one) => isFloor(one) && one.stock === 'instock')
    .toSorted((one, other) => sellingPrice(one) - sellingPrice(other));
  const ofKind = alike.filter((one) => isOfKind(one, kind));
  const isWithin = (one: ProductFact) => sellingPrice(one) <= maxRate;
  const within = firstOfRanges(ofKind.filter(isWithin)).slice(0, maxListed);
  const others = [
    ...ofKind.slice(0, 1),
    ...alike.filter((one) => isWithin(one) && !ofKind.includes(one)).slice(0, 1),
  ];
  const told = within.length > 0 ? within : others;
  turn.shown.push(...told);
  record.offered = told.map(choiceOf);
  for (const product of told.toReversed()) consider(record, choiceOf(product));
  const name = `${look.look ? `${look.look}-effect ` : ''}${kind === 'lvt' ? 'LVT' : (kind ?? 'floor')}`;
  const none = `We’ve no ${name} under ${formatPounds(maxRate)} per m².${others.length > 0 ? ' The nearest:' : ''}`;
  return [...(within.length > 0 ? [] : [none]), ...told.map(describeProduct)];
}

const unknownIfLaid =
  'I don’t know whether our fitters lay a floor bought somewhere else. Shall I ask the team? Leave your name and number and they’ll ring you.';

/** What the fitting of rooms costs without any floor of ours. */
async function sayFittingOnly(turn: Turn): Promise<string[]> {
  const { record, catalogue, tools } = turn;
  const { rooms, flight } = record;
  record.wantsPrice = false;
  const rate = `Fitting is ${formatPounds(catalogue.prices.installation)} per m²`;
  const close = wasSaid(record, unknownIfLaid) ? [] : [unknownIfLaid];
  if (rooms.length === 0 && !flight) {
    record.asked = 'rooms';
    return [
      `${rate}, without any floor or underlay. Tell me the size of the room and I’ll work it out.`,
      ...close,
    ];
  }
  const floor = record.floor ?? { kind: 'carpet' as const };
  const asked = toEstimateJob(turn, { rooms, floor: { kind: floor.kind }, fitted: true, flight });
  const { breakdown, totalArea } = await tools.estimate(asked);
  const sum = formatPounds(breakdown.installation);
  const isSaid = wasSaid(record, besideFitting);
  const isRate = perMetre.test(turn.message.plain);
  const told =
    isSaid && !isRate
      ? `At ${formatPounds(catalogue.prices.installation)} per m² the fitting alone is ${sum}, no materials.`
      : `${rate}: ${sum} for your ${tidy(totalArea)} m².`;
  return [told, ...(isSaid ? [] : [besideFitting]), ...close];
}

const besideFitting =
  'That’s the fitting alone: underlay, gripper or door bars come on top if you need them.';
const perMetre = /\b(?:per|a|by the) (?:sq\w* )?(?:m\b|m2|m²|met(?:re|er)|yard)/i;

const saying: Record<ReasonOfPrice, (turn: Turn) => string[] | Promise<string[]>> = {
  guide: sayAboveGuide,
  making: sayMaking,
  parts: sayParts,
  runner: sayWhyRunner,
  cheapness: sayCheapness,
  reduction: sayReduction,
  fittingOnly: sayFittingOnly,
  nextUp: sayNextUp,
  lookWithin: sayLookWithin,
};

/** "Why is it so much?" is answered by what the sum is made of. */
export function explainingWhy({ message, evidence }: Turn, lines: string[]): string[] {
  if (!/\bwhy\b|\bhow come\b/i.test(message.plain)) return lines;
  const told = lines.map((line) => line.replace('That’s everything: ', 'It’s made up of '));
  evidence.push(...told);
  return told;
}
