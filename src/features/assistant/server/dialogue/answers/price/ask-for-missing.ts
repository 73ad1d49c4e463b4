import { toMetres } from '#platform/units/lengths.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import { unmeasured } from '../../../conversation/act-patterns.ts';
import {
  floorName,
  listOf,
  listOr,
  sizeText,
  standardName,
  standardOf,
  tidy,
} from '../../../conversation/describe-record.ts';
import { kindsTurnedDown } from '../../../conversation/floors/turned-down.ts';
import {
  type ConversationRecord,
  consider,
  type FloorChoice,
} from '../../../conversation/record.ts';
import { wasSaid } from '../../../conversation/said.ts';
import type { Flooring, RoomUnit } from '../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../tools/business-tools.ts';
import { describeProduct } from '../../../tools/describe-facts.ts';
import type { Turn } from '../../../turn.ts';
import type { Observed } from '../../observe/observe.ts';
import { hasOpenUnit } from '../../observe/observe-rooms.ts';
import { askForWinders, fittingText } from '../../pricing/price-job.ts';
import { choiceOf, pickOfRange } from '../../products/choose-floor.ts';
import { rangeOf, sellingPrice } from '../../products/match-products.ts';
import { softestCarpets, wishesSoft } from '../../products/superlatives/softest.ts';
import { adviseFloors } from '../products/advice/advice.ts';
import { floorRecommended } from './floors/floor-spoken-of.ts';
import { standardsFor } from './floors/price-standards.ts';
import { floorWished } from './floors/wished-floor.ts';

/** Says that rough sizes do, and offers the free measure instead. */
export function offerMeasure(record: ConversationRecord): string[] {
  record.asked = 'booking?';
  return [
    'No problem: rough sizes will do, off an estate agent’s plan or paced out. Or we come and measure for nothing. Shall I ask for a free measure?',
  ];
}

/** Asks for the sides of the rooms, and says what a square metre costs. */
export function askForRooms(turn: Turn, { floors }: Pick<Observed, 'floors'>): string[] {
  const { record, message, catalogue, evidence, shown, answered } = turn;
  record.wantsPrice = true;
  if (record.asked === 'rooms' && unmeasured.test(message.plain) && !record.openSide?.isNew)
    return offerMeasure(record);
  record.asked = 'rooms';
  if (record.turningSteps) {
    const line = askForWinders(record.turningSteps);
    evidence.push(line);
    return [line];
  }
  if (record.openSide) return askOtherSide(turn);
  const { areaM2 } = message.parsed.slots;
  const latest = record.lastAct === 'productFacts' ? record.considered[0] : undefined;
  const wished = record.considered.some(({ slug }) => slug)
    ? undefined
    : floorWished(turn, { floors }, []);
  const spoken =
    wished?.floor ??
    floorRecommended(turn, floors.choice) ??
    floors.choice ??
    (latest?.slug ? latest : undefined) ??
    record.offered[0] ??
    record.floor ??
    record.considered[0];
  const product = catalogue.products.find(({ slug }) => slug === spoken?.slug);
  const soft = !floors.choice?.slug && wishesSoft(message.plain) ? softestCarpets(turn) : [];
  shown.push(...soft);
  const suited = soft.length === 0 && !floors.choice?.slug ? adviseByProperty(turn, spoken) : [];
  const price =
    soft.length > 0
      ? soft.map(describeProduct)
      : suited.length > 0 || answered.includes('products')
        ? suited
        : product
          ? [describeProduct(product)]
          : describeKind(catalogue.prices, spoken, message.plain);
  evidence.push(...price);
  if (product && price.length === 1 && soft.length === 0 && suited.length === 0)
    shown.push(product);
  if (areaM2 !== undefined) {
    const guide = guideFor(turn, spoken, product, areaM2);
    evidence.push(...guide);
    return [...(guide.length > 0 ? guide : price), sidesNeeded];
  }
  return [
    ...price,
    'How long and how wide is each room? Metres or feet, whichever you have, and I’ll work out the whole price.',
  ];
}

/** What a floor is to be like, in words that are not of the room it is for. */
const property =
  /\b(?:hard[ -]?wear\w*|durab\w+|tough\w*|robust|water ?(?:proof|resist\w*)|stain[ -]?(?:proof|resist\w*)|(?:pet|dog|cat|kid|child)[ -]?(?:proof|friendly)|easy (?:to )?clean|rentals?|quiet|warm)\b/i;

/** "What's something hard-wearing per metre?": the floors for it, with their prices. */
function adviseByProperty(turn: Turn, spoken: FloorChoice | undefined): string[] {
  const clause = turn.message.clauses.find(({ text }) => property.test(text));
  const lines = clause ? adviseFloors(turn, clause, spoken?.kind) : [];
  turn.record.asked = 'rooms';
  return lines;
}

/** Rooms were named beside one size: "bedroom and landing. 4 by 3.5". */
export function askWhoseSize({ record, evidence }: Turn): string[] | undefined {
  const { roomsForSize: names = [], rooms } = record;
  const [room] = rooms;
  if (!room || names.length === 0) return undefined;
  record.asked = 'rooms';
  record.wantsPrice = true;
  const others = names.length > 2 ? 'are the others' : 'is the other one';
  const line = `Which room is ${sizeText(room)}: ${listOr(names.map((name) => `the ${name}`))}? And how long and how wide ${others}?`;
  evidence.push(line);
  return [line];
}

/** A room that is wanted beside those priced. */
export function askForOpenRoom({ record, evidence }: Turn): string[] {
  record.asked = 'rooms';
  record.wantsPrice = true;
  const line = `How long and how wide is the ${record.openRoom}? I’ll add it to what I’ve priced.`;
  evidence.push(line);
  return [line];
}

/** Asks for the side that is missing; later than at once it says again which one is known. */
function askOtherSide({ record: { openSide, unit }, evidence }: Turn): string[] {
  if (!openSide) return [];
  const { side, sideMm, name, isNew } = openSide;
  const missing =
    side === 'length'
      ? 'how wide is it?'
      : side === 'width'
        ? 'how long is it?'
        : 'how long is the other side?';
  const known = `${sideText(sideMm, unit)}${side === 'length' ? ' long' : side === 'width' ? ' wide' : ' one way'}`;
  const line = isNew
    ? `Thanks. And ${missing}`
    : `You told me the ${name ?? 'room'} is ${known}: ${missing}`;
  evidence.push(line);
  return [line];
}

const mmPerInch = 25.4;
const inchesPerFoot = 12;

/** A side as the customer counts it. */
function sideText(sideMm: number, unit: RoomUnit | undefined): string {
  if (unit !== 'feet') return `${tidy(toMetres(sideMm))}\u00a0m`;
  const inches = Math.round(sideMm / mmPerInch);
  const rest = inches % inchesPerFoot;
  return `${Math.floor(inches / inchesPerFoot)}\u00a0ft${rest > 0 ? `\u00a0${rest}` : ''}`;
}

const sidesNeeded =
  'Carpet and boards are cut to the room, so I need both sides: how long and how wide is it?';

/** What an area comes to by the prices per m², before cutting, edges and door bars. */
function guideFor(
  { catalogue: { prices }, record }: Turn,
  spoken: FloorChoice | undefined,
  product: ProductFact | undefined,
  areaM2: number,
): string[] {
  if (!spoken || product?.fittingIncluded) return [];
  const kind = standardOf(spoken.kind);
  const isFitted = record.fitted ?? true;
  const rates = [
    {
      name: product ? floorName(spoken) : standardName(spoken),
      rate: product ? sellingPrice(product) : prices.material[kind],
    },
    { name: 'underlay', rate: prices.underlay[kind] },
    ...(isFitted ? [{ name: 'fitting', rate: prices.installation }] : []),
  ].filter(({ rate }) => rate > 0);
  const all = Math.round(rates.reduce((sum, { rate }) => sum + rate, 0) * areaM2);
  const [floor = 0, ...work] = rates.map(({ rate }) => Math.round(rate * areaM2 * 100));
  const workPence = work.reduce((sum, pence) => sum + pence, 0);
  record.guide = { pence: all * 100, floorPence: floor, workPence, areaM2 };
  const told = listOf(rates.map(({ name, rate }) => `${name} ${formatPounds(rate)}`));
  return [
    `As a guide, ${tidy(areaM2)} m² ${fittingText(isFitted)} is about ${formatPounds(all)}.`,
    `That’s ${told} per m². Waste, edges and door bars come on top.`,
  ];
}

const ofFitting = /\b(?:fit|fitting|lay|laying|install\w*|labour)\b/i;

function describeKind(
  { material, installation }: Turn['catalogue']['prices'],
  choice: FloorChoice | undefined,
  text: string,
): string[] {
  if (!choice && ofFitting.test(text)) return [`Fitting is ${formatPounds(installation)} per m².`];
  if (!choice) return [];
  const kind = standardOf(choice.kind);
  return [
    `Our ${standardName(choice)} is ${formatPounds(material[kind])} per m², and fitting is ${formatPounds(installation)} per m².`,
  ];
}

const maxCandidates = 4;

/** Several products fit what was said, at different prices: asks which. */
export function askWhichProduct(turn: Turn, { floors }: Observed): string[] | undefined {
  const { record, evidence } = turn;
  const { candidates, isNamed, choice } = floors;
  if (choice || !isNamed || candidates.length < 2) return undefined;
  const [first] = candidates;
  const areAlike =
    first &&
    candidates.every(
      (one) =>
        sellingPrice(one) === sellingPrice(first) &&
        rangeOf(one) === rangeOf(first) &&
        String(one.rollWidths) === String(first.rollWidths),
    );
  if (areAlike) {
    record.floor = choiceOf(first);
    for (const room of record.rooms) delete room.floor;
    return undefined;
  }
  // "The Moorland" is the one that was priced, where only its range is named.
  const priced = [...record.priced, ...record.pricedBefore].find(({ floor: { slug } }) =>
    candidates.some((one) => one.slug === slug),
  );
  if (priced) {
    record.floor = priced.floor;
    for (const room of record.rooms) delete room.floor;
    return undefined;
  }
  if (record.rooms.length > 0 && pickOfRange(candidates, record)) return undefined;
  record.wantsPrice = true;
  record.asked = 'product';
  const offered = candidates.slice(0, maxCandidates);
  for (const product of [...offered].reverse()) consider(record, choiceOf(product));
  evidence.push(...offered.map(describeProduct));
  turn.shown.push(...offered);
  return [
    `Which one do you mean: ${listOr(offered.map((one) => `${one.name} (${formatPounds(sellingPrice(one))} per ${one.unit})`))}?`,
  ];
}

/** The size is known and the floor is not. */
export function askForFloor({ record, catalogue, evidence }: Turn): string[] {
  const { material, installation } = catalogue.prices;
  record.asked = 'floor';
  record.wantsPrice = true;
  const refused = kindsTurnedDown(record);
  const isRefused = (kind: Flooring) => refused.includes(kind);
  const suited = standardsFor(record.rooms)
    .filter(({ kind }) => !isRefused(kind))
    .map(({ kind }) => standardOf(kind));
  const kinds = suited.length > 1 ? suited : (['carpet', 'vinyl', 'laminate'] as const);
  const [first = 'carpet', ...others] = kinds;
  const names = [
    `${first} (${formatPounds(material[first])} per m²)`,
    ...others.map((kind) => `${kind} (${formatPounds(material[kind])})`),
  ];
  const line = `Which floor is it for: ${listOr(names)}? Fitting is ${formatPounds(installation)} per m².`;
  evidence.push(line);
  return [line];
}

const unitQuestion = 'Are your sizes in feet or in metres?';

/** Asks once whether sizes are in feet; unanswered, they are priced as the metres that the price then names. */
export function askForUnit(record: Turn['record']): string[] | undefined {
  if (!hasOpenUnit(record) || wasSaid(record, unitQuestion)) return undefined;
  record.wantsPrice = true;
  record.asked = 'unit';
  return [unitQuestion];
}
