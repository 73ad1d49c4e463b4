import { vatPercent } from '#features/business/facts.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import {
  capitalise,
  floorName,
  listOf,
  standardOf,
  tidy,
} from '../../../conversation/describe-record.ts';
import { areAlternatives } from '../../../conversation/job/open-choice.ts';
import type { PricedJob } from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { PriceList, ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import type { PriceMatter } from '../../acts/act.ts';
import { asksWhichUnderlay } from '../../acts/price/price-matters.ts';
import { addedExtra } from '../../observe/extras/read-extras.ts';
import { homesAlike } from '../../observe/project/count-homes.ts';
import { edgingName } from '../../pricing/name-accessories.ts';
import {
  type ExtraPrices,
  priceExtras,
  roomsUp,
  sayWithExtras,
} from '../../pricing/price-extras.ts';
import { sumOf } from '../../pricing/price-job.ts';

/** Jobs that are had together, and what the work beside their fitting would cost. */
type Asked = {
  jobs: readonly PricedJob[];
  extras: ExtraPrices | undefined;
  text: string;
  /** The rooms in which alone the old floor comes up. */
  rooms: readonly string[];
  products: readonly ProductFact[];
  prices: PriceList;
};

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const ofAll = ({ jobs }: Asked) => formatPence(sumOf(jobs));
const isSoldFitted = ({ jobs }: Asked) => jobs.every(({ fittingIncluded }) => fittingIncluded);

/** Charges by their names: how many pieces or metres, and what they come to. */
function chargesOf({ jobs }: Asked, names: readonly string[]) {
  const found = jobs.flatMap(({ estimate: { charges = [] } }) =>
    charges.filter(({ name }) => names.includes(name)),
  );
  return {
    quantity: addUp(found.map(({ quantity = 0 }) => quantity)),
    pence: addUp(found.map(({ price = 0 }) => toPence(price))),
  };
}

const inPrice = 'carpet, underlay, gripper and fitting';

/** A charge that is in the sum, or why there is none. */
function sayCharge(asked: Asked, name: string, names: readonly string[], none: string): string {
  const { quantity, pence } = chargesOf(asked, names);
  if (isSoldFitted(asked)) return `That price covers ${inPrice}: nothing is charged apart.`;
  if (pence === 0) return none;
  const isCounted = names.includes('doorBars') && quantity > 0;
  const count = isCounted ? ` (${quantity})` : '';
  return `${capitalise(name)}${count} ${name.endsWith('s') ? 'are' : 'is'} in it: ${formatPence(pence)} of the ${ofAll(asked)}.`;
}

function sayUnderlay(asked: Asked): string {
  const { jobs, text } = asked;
  const pence = addUp(jobs.map(({ estimate }) => toPence(estimate.breakdown.underlay)));
  if (isSoldFitted(asked)) return `That price covers ${inPrice}: the underlay isn’t charged apart.`;
  if (pence === 0) return 'There’s no underlay in it: the vinyl we estimate needs none.';
  if (asksWhichUnderlay(text)) return sayWhichUnderlay(asked, pence);
  const without = ownPart.test(text) ? `, so ${formatPence(sumOf(jobs) - pence)} without it` : '';
  const own = without
    ? ' If yours is sound, tell us at the free measure and your quote can leave it out.'
    : '';
  return `Underlay is ${formatPence(pence)} of the ${ofAll(asked)}${without}.${own}`;
}

/** Which underlay a carpet is priced with, and the other one. */
function sayWhichUnderlay(asked: Asked, pence: number): string {
  const isOther = asked.jobs.some(({ underlay }) => underlay !== undefined);
  const told = `${formatPence(pence)} of the ${ofAll(asked)}`;
  return isOther
    ? `It’s with the 11 mm underlay, our softest: ${told}.`
    : `It’s with our usual 8 mm underlay: ${told}. The 11 mm is softer and warmer, though not for stairs: say so and I’ll price it with that.`;
}

const ownPart =
  /\b(?:my|our|own|old|existing|already|\w+sel(?:f|ves)|without|supply|re-?us\w*|keep\w*|leav\w*|sav\w+|minus|take off)\b/i;

function sayOldFloor(asked: Asked): string {
  const { extras } = asked;
  const opening = 'We take up the old floor and get rid of it if you ask. It isn’t in that price';
  if (!extras)
    return `${opening}. ${asked.jobs.every(({ fitted }) => fitted) ? 'It’s priced in your written quote' : 'We do that only where we fit the new one'}.`;
  const all = formatPence(sumOf(asked.jobs) + extras.uplift);
  const { rooms } = asked;
  if (rooms.length > 0)
    return `Taking up the old floor in ${listOf(rooms)} is ${formatPence(extras.uplift)} on top, ${all} in all.`;
  return `${opening}: it’s ${formatPence(extras.uplift)} on top, ${all} in all.`;
}

function sayFurniture({ extras, jobs }: Asked): string {
  const opening = 'We move furniture if you ask. It isn’t in that price';
  if (!extras) return `${opening}: tell us at the free measure and it’s in your written quote.`;
  const rooms = addUp(jobs.map((job) => Math.max(1, job.rooms.length)));
  const sum = rooms > 1 ? `, so ${formatPence(extras.furniture)} for all ${rooms}` : '';
  return `${opening}: it’s ${formatPence(extras.furnitureRoom)} a room${sum}.`;
}

const sayDoorTrims = ({ extras }: Asked) =>
  extras
    ? `Trimming doors isn’t in that price: it’s ${formatPence(extras.doorTrim)} a door, where one needs it.`
    : 'Trimming doors isn’t in that price: tell us at the free measure and it’s in your written quote.';

function sayRods({ products }: Asked): string {
  const rods = products.find(({ name }) => /\bstair rods\b/i.test(name));
  const price = rods ? `: ${describeProduct(rods)}` : '.';
  return `Stair rods aren’t in it${price}`;
}

function sayWaste(asked: Asked): string {
  const bought = asked.jobs.flatMap(({ floor, estimate: { plan, packs, totalArea } }) => {
    const area = `${tidy(totalArea)} m² of floor`;
    if (packs !== null) return [`${packs} whole packs of ${floorName(floor)} for ${area}`];
    const cut = plan?.boughtArea;
    return cut ? [`${tidy(cut)} m² of ${floorName(floor)} for ${area}`] : [];
  });
  const isOfOld = !/\boff ?cuts?\b|\broll\b|\bwidth\b/i.test(asked.text);
  const keeps = /\b(?:mine|keep|keeping|leave|have)\b/i.test(asked.text);
  return [
    `What’s wasted in cutting is in it${bought.length > 0 ? `: ${listOf(bought)}` : ''}.`,
    ...(isOfOld ? [sayOldFloor(asked)] : []),
    ...(!isOfOld && keeps
      ? ['If you’d like to keep the offcuts, say so at the free measure.']
      : []),
  ].join(' ');
}

const squareYard = 0.83612736;
const kindsIn = (text: string) =>
  text.toLowerCase().match(/\b(?:carpet|vinyl|lvt|laminate)\b/g) ?? [];

/** The jobs in a floor that is named, of several; else all. */
function jobsNamed({ jobs, text }: Asked): readonly PricedJob[] {
  const kinds = kindsIn(text).map((kind) => (kind === 'lvt' ? 'vinyl' : kind));
  const named = jobs.filter(({ floor }) => kinds.includes(standardOf(floor.kind)));
  return named.length > 0 ? named : jobs;
}

const ofFitting = /\b(?:fitting|labour|laying|installation|to (?:fit|lay)(?: it)?)\b/i;

function sayPerMetre(asked: Asked): string {
  const jobs = jobsNamed(asked);
  if (ofFitting.test(asked.text)) {
    const pence = addUp(jobs.map(({ estimate }) => toPence(estimate.breakdown.installation)));
    const part = pence > 0 ? `: ${formatPence(pence)} of the ${formatPence(sumOf(jobs))}` : '';
    return `Fitting is ${formatPounds(asked.prices.installation)} per m²${part}.`;
  }
  const inYards = /\by(?:ar)?ds?\b/i.test(asked.text);
  const [size, unit] = inYards ? [squareYard, 'square yard'] : [1, 'm²'];
  const area = addUp(jobs.map(({ estimate }) => estimate.totalArea)) / size;
  const own = jobs.flatMap(({ floor, estimate: { charges = [] } }) => {
    const price = charges.find(({ name }) => name === 'floor')?.unitPrice;
    return price ? [`the ${floorName(floor)} itself is ${formatPounds(price)} per m²`] : [];
  });
  const rest = own.length > 0 ? ` ${capitalise(listOf([...new Set(own)]))}.` : '';
  return `${formatPence(sumOf(jobs))} for ${tidy(area)} ${inYards ? 'square yards' : unit} is ${formatPence(Math.round(sumOf(jobs) / area))} per ${unit} with everything in it.${rest}`;
}

function sayNotIncluded({ jobs, extras }: Asked): string[] {
  const isFitted = jobs.every(({ fitted }) => fitted);
  const left = [
    ...(isFitted ? [] : ['fitting']),
    extras ? `taking up the old floor (${formatPence(extras.uplift)})` : 'taking up the old floor',
    extras ? `moving furniture (${formatPence(extras.furnitureRoom)} a room)` : 'moving furniture',
    extras ? `trimming doors (${formatPence(extras.doorTrim)} each)` : 'trimming doors',
  ];
  return [
    `Not in it: ${listOf(left)}.`,
    'If the floor underneath needs levelling or plywood, that’s in your written quote before you decide. VAT is included.',
  ];
}

function sayFirm(asked: Asked): string[] {
  const { jobs, text } = asked;
  const percent = jobs.find(({ estimate }) => estimate.promisePercent)?.estimate.promisePercent;
  return [
    goesUp.test(text)
      ? `It can, if your rooms measure larger or the floor underneath needs work: ${ofAll(asked)} is for the sizes you gave me.`
      : `Not yet: ${ofAll(asked)} is an estimate for the sizes you gave me.`,
    'After the free measure, your written quote is the price you pay.',
    ...(percent
      ? [
          `If the price we measure is more than ${percent}% above this estimate for the same rooms, you may cancel free of charge.`,
        ]
      : []),
  ];
}

const goesUp = /\b(?:up|change|rise|increase|more|higher|dearer|creep)\b/i;

function sayVat({ jobs, text }: Asked): string {
  const pence = sumOf(jobs);
  const net = Math.round((pence * 100) / (100 + vatPercent));
  const cash = /\bcash\b/i.test(text) ? ' It stays in however you pay.' : '';
  return `VAT is included: ${formatPence(pence - net)} of the ${formatPence(pence)}.${cash}`;
}

const noBars = 'There’s no door bar in it: stairs without a landing have no doorway.';
const saying: Record<PriceMatter, (asked: Asked) => string | string[]> = {
  vat: sayVat,
  vatInvoice: sayVat,
  underlay: sayUnderlay,
  oldFloor: sayOldFloor,
  furniture: sayFurniture,
  doorTrims: sayDoorTrims,
  doorBars: (asked) =>
    sayCharge(asked, 'door bars', ['doorBars', 'hardDoorBars', 'rampDoorBars'], noBars),
  rods: sayRods,
  binding: (asked) =>
    sayCharge(
      asked,
      'binding',
      ['binding'],
      'There’s no binding in it: that’s for the edges of a stair runner.',
    ),
  edging: (asked) =>
    sayCharge(
      asked,
      listOf([...new Set(asked.jobs.map(({ floor }) => edgingName(floor.kind)))]),
      ['edging'],
      'Nothing is charged for the edges.',
    ),
  adhesive: (asked) =>
    sayCharge(
      asked,
      'adhesive',
      ['adhesive'],
      'There’s no adhesive in it: that floor isn’t priced as glued down.',
    ),
  waste: sayWaste,
  levelling: ({ prices }) =>
    `No, levelling isn’t in it: it’s ${formatPounds(prices.extras.levelling)} per m² where the floor needs it. That’s confirmed at the free measure, before you decide.`,
  perMetre: sayPerMetre,
  notIncluded: sayNotIncluded,
  firm: sayFirm,
};

const gapAtWall =
  'Laminate needs a gap at the wall, which scotia covers: leave it out only if your skirting does.';

/** Answers with a sum, which is that of one home where several are alike. */
const ofOneHome = new Set<PriceMatter>(['vat', 'vatInvoice', 'underlay', 'oldFloor', 'furniture']);

/** What is asked of the price that was told last, with its figures; of each floor where several were weighed. */
export async function answerMatter(turn: Turn, matter: PriceMatter): Promise<string[]> {
  const { record, evidence, message } = turn;
  const { priced } = record;
  const isEach = areAlternatives(priced);
  const groups = isEach ? priced.map((job) => [job]) : [priced];
  const isChanged =
    addedExtra(message.plain) ||
    (matter === 'levelling' && record.extras?.levelling) ||
    record.without?.some((part) => part === matter);
  const added = isEach || !isChanged ? [] : await sayWithExtras(turn, priced);
  const isOpenGap =
    matter === 'edging' &&
    added.length > 0 &&
    priced.some(({ floor }) => floor.kind === 'laminate');
  if (isOpenGap && !wasSaid(record, gapAtWall)) added.push(gapAtWall);
  if (added.length > 0) {
    evidence.push(...added);
    return added;
  }
  const lines: string[] = [];
  for (const jobs of groups) {
    const extras = await priceExtras(turn, jobs);
    const asked = {
      jobs,
      extras,
      text: message.plain,
      rooms: roomsUp(record, jobs),
      products: turn.catalogue.products,
      prices: turn.catalogue.prices,
    };
    const said = [saying[matter](asked)].flat();
    const [only] = jobs;
    lines.push(
      ...(isEach && only ? [`${capitalise(floorName(only.floor))}: ${said.join(' ')}`] : said),
    );
  }
  if (matter === 'oldFloor' && !isEach) record.extras = { ...record.extras, uplift: true };
  const homes = ofOneHome.has(matter) ? homesAlike(record) : undefined;
  if (homes && homes.name !== 'lot') lines.push(`That’s for one ${homes.name}.`);
  const different = [...new Set(lines)];
  evidence.push(...different);
  return different;
}
