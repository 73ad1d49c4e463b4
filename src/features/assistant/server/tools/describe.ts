import { vatMark } from '#features/business/facts.ts';
import { firm } from '#features/business/firm.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { standardFloorNames } from '#features/business/standard-floors.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type {
  CallBackCard,
  CardFloor,
  CardRoom,
  PriceCard,
  ProductItem,
  VisitCard,
} from '../../contract.ts';
import type { CoverageFact, ProductFact } from './business-tools.ts';

/** The buttons of the cards, as the chat shows them. */
export const buttons = {
  visit: { measure: 'Ask for the free measure', repair: 'Ask for the repair visit' },
  callBack: 'Ask us to ring',
  problem: 'Tell the team',
} as const;

export const floorNames = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'LVT',
  laminate: 'laminate',
} as const;

export const nameFloor = ({ type, name }: CardFloor) => name ?? floorNames[type];

/** The floor that a sum was made with: a product, or the standard floor of a kind. */
export const pricedFloor = ({ type, name }: CardFloor) =>
  name ?? standardFloorNames[type === 'lvt' ? 'vinyl' : type];

const metres = (value: number) => String(Math.round(value * 100) / 100);

/** 'Lounge, 4 × 3.5 m', 'Stairs, 13 steps', 'Hall (size?)'. */
export function describeRoom({ name, length, width, steps }: CardRoom): string {
  const called = name || 'Room';
  if (steps !== undefined) return `${called}, ${steps} steps`;
  if (length === undefined || width === undefined) return `${called} (size?)`;
  return `${called}, ${metres(length)} × ${metres(width)} m`;
}

/** What a price card says, in sentences: its sums with what they include, and what is missing. */
export function describePrice(card: PriceCard): string[] {
  const { rooms, estimates = [], total, guide, areaOnly, areaFloor, includeInstallation } = card;
  const fitting = includeInstallation ? 'supplied and fitted' : 'supply only';
  if (guide && areaOnly && areaFloor)
    return [
      `As a guide, ${metres(areaOnly)} m² of ${pricedFloor(areaFloor)}, ${fitting}: ${formatPounds(guide.from)} to ${formatPounds(guide.to)} ${vatMark}. The sizes of the rooms give the exact price.`,
    ];
  const lines: string[] = [];
  if (total !== undefined) {
    for (const line of estimates) {
      const priced = rooms.filter(
        ({ floor }) =>
          floor && (floor.productId ?? floor.type) === (line.floor.productId ?? line.floor.type),
      );
      const roll = line.rollWidth ? `, cheapest off a ${line.rollWidth} m roll` : '';
      lines.push(
        `${priced.map(describeRoom).join('; ')} in ${pricedFloor(line.floor)}, ${fitting}: ${formatPounds(line.total)} ${vatMark}${roll}. Drawing: /estimate/${line.id}`,
      );
    }
    if (estimates.length > 1) lines.push(`In all ${formatPounds(total)} ${vatMark}.`);
  }
  const missing = askForMissing(card);
  return missing ? [...lines, missing] : lines;
}

/** The question for what a price card still needs; undefined where nothing is missing. */
function askForMissing({ rooms, areaOnly, areaFloor }: PriceCard): string | undefined {
  if (rooms.length === 0 && areaOnly !== undefined && !areaFloor)
    return 'Which floor would you like priced: carpet, vinyl, LVT or laminate?';
  if (rooms.length === 0) return 'What size are the rooms, and which floor would you like?';
  const unsized = rooms.filter(
    ({ length, width, steps }) =>
      steps === undefined && (length === undefined || width === undefined),
  );
  const unfloored = rooms.some(({ floor }) => !floor);
  const sizes = unsized.map(({ name }) => (name || 'the room').toLowerCase()).join(', ');
  if (unsized.length > 0 && unfloored)
    return `What size is it, and which floor? Still missing: ${sizes}.`;
  if (unsized.length > 0) return `What size is it? Still missing: ${sizes}.`;
  return unfloored ? 'Which floor would you like: carpet, vinyl, LVT or laminate?' : undefined;
}

/** What a visit card holds and what it still needs. */
export function describeVisit(card: VisitCard, isSentBefore = false): string[] {
  const what = card.purpose === 'repair' ? 'A repair visit' : 'A free measure at your home';
  const when = card.dates.map(weekdayDate).join(' or ');
  const chosen = [when, card.times.map(formatSlot).join(' or ')].filter(Boolean).join(', ');
  const missing = missingOfVisit(card);
  if (missing.length > 3 && !chosen)
    return [
      `${what}: choose a free time and fill in your details, then press “${buttons.visit[card.purpose]}”.`,
    ];
  return [
    chosen ? `${what}: ${chosen}.` : `${what}: choose a day and a time that suit you.`,
    missing.length > 0
      ? `Please add ${joinWords(missing)}, then press “${buttons.visit[card.purpose]}”.`
      : `Please check it, then press “${buttons.visit[card.purpose]}”. ${isSentBefore ? 'Your request stays as it is until you do.' : 'Nothing is booked until you do.'}`,
  ];
}

export function missingOfVisit(card: VisitCard): string[] {
  return [
    card.dates.length === 0 && 'a day',
    card.times.length === 0 && 'a time',
    card.name.trim().length < 2 && 'your name',
    !card.phone && 'your phone number',
    !card.email && !card.hasNoEmail && 'your email',
    card.address.trim().length < 5 && 'your address',
    !card.postcode && 'your postcode',
  ].filter((one) => one !== false);
}

export function describeCallBack(
  card: CallBackCard,
  isOpen: boolean,
  opensAt: string | undefined,
): string[] {
  const hours = isOpen ? '' : ` We ring in opening hours; we’re next open ${opensAt ?? 'soon'}.`;
  return card.phone
    ? [`We can ring you on ${card.phone}.${hours} Press “${buttons.callBack}” and the team has it.`]
    : [`What number shall we ring?${hours}`];
}

export const joinWords = (words: readonly string[], joint: 'and' | 'or' = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

/** A town reaches further than its centre: near the edge of the area the postcode decides. */
const edgeMiles = 2;

/** Whether a place is covered. Miles of a town are rough, and so are those beyond the area. */
export function describeCoverage(
  where: string,
  isTown: boolean,
  { covered, miles }: CoverageFact,
): string {
  const rough = roundMiles(miles);
  if (isTown && Math.abs(miles - firm().radiusMiles) <= edgeMiles)
    return `${where} is about ${rough} miles from us, right at the edge of our area. Your postcode settles it.`;
  return covered
    ? `Yes, we cover ${where}: about ${rough} miles from us.`
    : `Sorry, ${where} is about ${rough} miles from us, outside our area of ${firm().radiusMiles} miles.`;
}

/** Whole miles within the area, fives beyond it. */
export const roundMiles = (miles: number) =>
  miles > firm().radiusMiles + edgeMiles ? Math.round(miles / 5) * 5 : Math.round(miles);

/** 'Kennet Loop in Grey, £4.50 per m² (our cheapest carpet); Bradford Twist in Oat, £25.99 per m².' */
export const describeProducts = (items: readonly ProductItem[]): string =>
  `${items.map(({ name, price, line }) => `${name}, ${price}${line ? ` (${lowerFirst(line)})` : ''}`).join('; ')}.`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const stockWords = {
  instock: 'In stock',
  outofstock: 'Out of stock at the moment',
  onbackorder: 'On back order',
} as const;

/** The known details of a product, as they may be asked about. */
export function describeDetails(product: ProductFact): string[] {
  const { colours, rollWidths, specifications, features, stock } = product;
  return [
    `${stockWords[stock]}.`,
    ...(colours.length > 0 ? [`Colours: ${colours.join(', ')}.`] : []),
    ...(rollWidths.length > 0
      ? [`Comes ${rollWidths.map((width) => `${width} m`).join(' and ')} wide.`]
      : []),
    ...Object.entries(specifications).map(([name, value]) => `${name}: ${value}.`),
    ...features.map((feature) => `${feature}.`),
  ];
}
