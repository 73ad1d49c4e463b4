import { floorName } from '../../../../conversation/describe-record.ts';
import type { FloorChoice, RoomRecord } from '../../../../conversation/record.ts';
import type { Flooring } from '../../../../nlu/parsed-message.ts';
import type { ProductFact } from '../../../../tools/business-tools.ts';
import type { Turn } from '../../../../turn.ts';
import type { Observed } from '../../../observe/observe.ts';
import { isOfKind } from '../../../products/advise.ts';
import { choiceOf, fittedPrice } from '../../../products/choose-floor.ts';
import { colourOf, isFloor } from '../../../products/match-products.ts';
import { isFitFor } from '../../../products/suits-rooms.ts';
import { coloursMeant } from '../../../topics/colours.ts';
import { isContract, rateWater, rateWear, spec } from '../../../topics/rate-floors.ts';

/** What a floor must be, which decides which one is priced. */
type Condition = { word: string; isMet: (product: ProductFact) => boolean; wish?: string };

const isWool = (product: ProductFact) => /wool/i.test(spec(product, 'Fibre'));
const minWear = 3;
const minWater = 2;
const conditions: readonly (Condition & { says: RegExp })[] = [
  {
    word: 'wool',
    wish: 'wool',
    says: /(?<!\b(?:no|not|without|any|isn'?t|to) (?:a )?)\bwool(?:len)?\b(?! (?:a|is|or)\b)/i,
    isMet: isWool,
  },
  {
    word: 'water-resistant',
    says: /\bwater[ -]?(?:resist\w*|proof)\b/i,
    isMet: (product) => rateWater(product) >= minWater,
  },
  {
    word: 'hard-wearing',
    says: /\b(?:hard[ -]?wear\w*|tough|durable|heavy[ -]duty)\b/i,
    isMet: (product) => rateWear(product) >= minWear || isContract(product),
  },
];

const hue = 'beige|cream|grey|gray|brown|blue|green|white|black|purple|dark|light|pale';
const inColour = new RegExp(
  String.raw`\b(?:in|be|an?|nice|something|some|only) (?:an? |nice |soft |warm )*(${hue})(?:ish)?\b(?! (?:door|house|van|car|gate|bin|sofa|wall)s?\b)|\b(${hue})(?:ish)? (?:\w+ )?(?:carpet|vinyl|laminate|lvt|flooring|one)\b`,
  'i',
);
const asksStandard = /\b(?:standard|premium|ordinary|normal)\b/i;
const asksOf = /^\W*(?:is|are|isn'?t|does|do|will|can|which|what)\b[^,.]*\?/i;

/** "Something hard-wearing", of whatever kind. */
const opens = /\b(?:something|anything|summat|whatever|a floor)\b/i;

/** What the customer says the floor must be, in this message or, before any price, in the last ones. */
function conditionsOf({ message, record }: Turn): Condition[] {
  const said = [
    message.plain,
    ...(record.priced.length === 0 ? (record.heard ?? []).slice(-3) : []),
  ]
    .filter((text) => !asksOf.test(text))
    .join(' . ');
  const colour = inColour.exec(said);
  const word = (colour?.[1] ?? colour?.[2])?.toLowerCase().replace('gray', 'grey');
  const meant = word ? coloursMeant(word) : undefined;
  return [
    ...conditions.filter(
      ({ says, wish }) => says.test(said) || (wish !== undefined && record.wishes.includes(wish)),
    ),
    ...(word && meant
      ? [
          {
            word,
            isMet: (product: ProductFact) =>
              colourOf(product)
                .toLowerCase()
                .split(/\W+/)
                .some((own) => meant.has(own)),
          },
        ]
      : []),
  ];
}

/** The one kind of floor that rooms have, none of them a product. */
function kindOf({ record }: Turn, rooms: readonly RoomRecord[]): Flooring | undefined | 'product' {
  const floors =
    rooms.length > 0 ? rooms.map((room) => room.floor ?? record.floor) : [record.floor];
  const kinds = new Set(floors.map((floor) => (floor?.slug ? 'product' : floor?.kind)));
  return kinds.size === 1 ? [...kinds][0] : 'product';
}

/**
 * The floor that meets what the customer wishes, where a kind alone is named: the cheapest that does. Where none does, the
 * nearest, and a line that says so.
 */
export function floorWished(
  turn: Turn,
  { floors }: Pick<Observed, 'floors'>,
  rooms: readonly RoomRecord[],
): { floor?: FloorChoice; lines: string[] } | undefined {
  const { record, catalogue, message } = turn;
  const kind = kindOf(turn, rooms);
  const { choice } = floors;
  if (floors.named.length > 1 || asksStandard.test(message.plain)) return undefined;
  const asked = conditionsOf(turn);
  const chosen = catalogue.products.find(({ slug }) => slug === choice?.slug);
  if (chosen) {
    const unmet = asked.filter(({ isMet, wish }) => wish && !isMet(chosen));
    const [one] = unmet;
    return one && { lines: [`${chosen.name} isn’t ${one.word}.`] };
  }
  if (kind === 'product' || floors.isNamed) return undefined;
  const isCheap = record.cheapWish?.isOpen === true && !asksOf.test(message.plain);
  if (asked.length === 0 && !isCheap) return undefined;
  const isOpen = kind === undefined && !opens.test(message.plain);
  if (isOpen && !isCheap && asked.every(({ word }) => !word.startsWith('wool'))) return undefined;
  const where = { rooms, flight: record.flight };
  const fitting = catalogue.products
    .filter(
      (product) =>
        isFloor(product) &&
        isOfKind(product, kind) &&
        product.stock === 'instock' &&
        isFitFor(product, where, record.wishes),
    )
    .toSorted(
      (one, other) => fittedPrice(one, catalogue.prices) - fittedPrice(other, catalogue.prices),
    );
  const metBy = (product: ProductFact) => asked.filter(({ isMet }) => isMet(product)).length;
  const most = Math.max(0, ...fitting.map(metBy));
  const best = fitting.find((product) => metBy(product) === most);
  if (!best) return undefined;
  const name = kind ?? 'floor';
  const none = `We’ve no ${asked.map(({ word }) => word).join(', ')} ${name === 'lvt' ? 'LVT' : name} for that`;
  if (most === 0 && !isCheap) return { lines: [`${none}.`] };
  const floor = choiceOf(best);
  if (isCheap && record.cheapWish) record.cheapWish.floor = floor;
  const isSwapped = record.priced.length > 0 && asked.length === 0;
  if (isSwapped)
    return { floor, lines: [`That’s with ${floorName(floor)}, the cheapest that suits.`] };
  return {
    floor,
    lines: most < asked.length ? [`${none}: ${floorName(floor)} is the nearest.`] : [],
  };
}
