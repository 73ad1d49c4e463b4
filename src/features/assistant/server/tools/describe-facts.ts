import { serviceRadiusMiles, vatMark } from '#features/business/facts.ts';
import { shortWeekdayDate } from '#platform/dates/short-dates.ts';
import { formatPence, formatPounds, toPence } from '#platform/units/pounds.ts';
import type { EstimateFact } from '../conversation/job/estimate-fact.ts';
import type {
  AreaFact,
  CoverageFact,
  EstimateJob,
  FreeDay,
  PriceList,
  ProductFact,
} from './business-tools.ts';

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

const stockWords = {
  instock: 'in stock',
  outofstock: 'out of stock',
  onbackorder: 'on back order',
} as const;

/** 'Bradford Twist Oat: £25.99 per m² including VAT, in stock. /products/bradford-twist-oat' */
export function describeProduct(product: ProductFact): string {
  const { name, price, salePrice, unit, stock, fittingIncluded, slug } = product;
  const now = formatPounds(salePrice ?? price);
  const was = salePrice === null ? '' : `, on sale, was ${formatPounds(price)}`;
  const fitting = fittingIncluded ? ', fitting included' : '';
  return `${name}: ${now} per ${unit} ${vatMark}${was}${fitting}, ${stockWords[stock]}. /products/${slug}`;
}

/** The other known details of a product. */
export function describeDetails(product: ProductFact): string[] {
  const { colours, rollWidths, specifications, features, description } = product;
  return [
    description,
    ...(colours.length > 0 ? [`Colours: ${colours.join(', ')}.`] : []),
    ...(rollWidths.length > 0
      ? [`Comes ${rollWidths.map((width) => `${width} m`).join(' and ')} wide.`]
      : []),
    ...Object.entries(specifications).map(([name, value]) => `${name}: ${value}.`),
    ...features.map((feature) => `${feature}.`),
  ];
}

export function describePrices({ material, underlay, edging, doorBar, installation }: PriceList) {
  return [
    `Premium carpet ${formatPounds(material.carpet)} per m², luxury vinyl ${formatPounds(material.vinyl)} per m², premium laminate ${formatPounds(material.laminate)} per m², ${vatMark}.`,
    `Professional installation ${formatPounds(installation)} per m².`,
    `Carpet underlay ${formatPounds(underlay.carpet)} per m², laminate underlay ${formatPounds(underlay.laminate)} per m².`,
    `Gripper ${formatPounds(edging.carpet)}, scotia ${formatPounds(edging.laminate)} and perimeter seal ${formatPounds(edging.vinyl)} per metre of wall; a door bar ${formatPounds(doorBar)} a room.`,
  ];
}

const floorNames = { carpet: 'carpet', vinyl: 'vinyl', laminate: 'laminate' } as const;

export function describeEstimate(job: EstimateJob, given: EstimateFact, floor?: string): string[] {
  const { breakdown, plan, otherWidth, packs } = given;
  const rooms = job.rooms.map(describeRoom).join(', ');
  const fitting = job.includeInstallation ? 'supplied and fitted' : 'supply only';
  return [
    `${rooms} (${twoDecimals(given.totalArea)} m²) in ${floor ?? floorNames[job.flooringType]}, ${fitting}: ${formatPounds(breakdown.total)} ${vatMark}.`,
    `That is materials ${formatPounds(breakdown.materials)}, underlay ${formatPounds(breakdown.underlay)}, accessories ${formatPounds(breakdown.accessories)} and installation ${formatPounds(breakdown.installation)}.`,
    ...(plan
      ? [
          `Cut from a ${plan.rollWidth} m roll: ${plan.lengthMetres} m, ${plan.joins === 0 ? 'without a join' : plan.joins === 1 ? '1 join' : `${plan.joins} joins`}.`,
        ]
      : []),
    ...(plan && otherWidth ? describeOtherRoll(given.breakdown.total, plan, otherWidth) : []),
    ...(packs === null ? [] : [`That is ${packs} packs.`]),
    ...(given.stairsAtVisit
      ? ['The stairs aren’t in it: a hard floor on stairs is priced at the free measure.']
      : []),
    `All of it, with the drawing: /estimate/${given.id}`,
  ];
}

/** '5 × 3.6 m with 2 × 1.5 m', '13 stairs and 2 winders, 0.85 m wide, with a landing of 2 × 1 m'. */
function describeRoom({ length = 0, width = 0, parts = [], stairs }: EstimateJob['rooms'][number]) {
  if (!stairs)
    return [
      describeSize(length, width),
      ...parts.map((part) => describeSize(part.width, part.depth)),
    ].join(' with ');
  const { steps, winders, landing } = stairs;
  const turning = winders
    ? ` and ${winders.count} ${winders.count === 1 ? 'winder' : 'winders'}`
    : '';
  return [
    `${steps} stairs${turning}`,
    `${twoDecimals(stairs.width)} m wide`,
    ...(landing ? [`with a landing of ${describeSize(landing.length, landing.width)}`] : []),
  ].join(', ');
}

const describeSize = (length: number, width: number) =>
  `${twoDecimals(length)} × ${twoDecimals(width)} m`;

function describeOtherRoll(
  total: number,
  { rollWidth }: NonNullable<EstimateFact['plan']>,
  other: NonNullable<EstimateFact['otherWidth']>,
): string[] {
  const told = `From a ${other.rollWidth} m roll it would be ${formatPounds(other.total)}`;
  const pence = toPence(other.total) - toPence(total);
  if (pence === 0) return [`${told}, the same.`];
  const [cheaper, dearer] = pence > 0 ? [rollWidth, other.rollWidth] : [other.rollWidth, rollWidth];
  return [
    `${told}.`,
    `The ${cheaper} m roll is ${formatPence(Math.abs(pence))} cheaper; the ${dearer} m roll is ${formatPence(Math.abs(pence))} dearer.`,
  ];
}

export function describeCoverage(where: string, { covered, miles, nearestArea }: CoverageFact) {
  const near = nearestArea
    ? ` The nearest place with a page of its own is ${nearestArea.name}: /area/${nearestArea.slug}`
    : '';
  return covered
    ? `Yes, we come to ${where}: it is ${miles} miles from us, within our area.${near}`
    : `${where} is ${miles} miles from us, outside our area of ${serviceRadiusMiles} miles. It’s still worth asking: it depends on the job.`;
}

/** A town reaches further than its centre: near the edge of the area the postcode decides. */
const edgeMiles = 2;

/** Whether a town is within the area, by its centre. */
export function describeTown(name: string, { covered, miles }: CoverageFact): string {
  const about = `about ${Math.round(miles)} miles from us`;
  if (Math.abs(miles - serviceRadiusMiles) <= edgeMiles)
    return `${name} is ${about}, right at the edge of our ${serviceRadiusMiles} miles. Tell me the postcode and I’ll check it.`;
  return covered
    ? `Yes, we come to ${name}: it is ${about}, within our area.`
    : `Sorry, ${name} is ${about}, and we work within ${serviceRadiusMiles} miles of Chippenham.`;
}

export const describeArea = ({ name, miles, slug }: AreaFact) =>
  `Yes, we come to ${name}: it is ${miles} miles from us, within our area. /area/${slug}`;

/** Free visits of a few days: 'Tue 24 Nov 2026: 9:00 AM - 11:00 AM, 1:00 PM - 3:00 PM' */
export function describeFreeDays(days: readonly FreeDay[], most: number): string[] {
  return days
    .map(({ date, slots }) => ({ date, all: slots, free: slots.filter(({ free }) => free > 0) }))
    .filter(({ free }) => free.length > 0)
    .slice(0, most)
    .map(({ date, all, free }) =>
      free.length === all.length
        ? `${shortWeekdayDate(date)}: any time`
        : `${shortWeekdayDate(date)}: ${free.map(({ slot }) => slot).join(', ')}`,
    );
}
