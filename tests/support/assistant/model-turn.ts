import { createHash } from 'node:crypto';
import { priceCardRows } from '#app/price-card.ts';
import { startingRanges } from '#app/server/adam/create-business-tools.ts';
import { measurePostcode } from '#features/areas/coverage.ts';
import { findTownOutcode, listTowns } from '#features/areas/town-outcodes.ts';
import { AnswerIndex } from '#features/assistant/server/taught-answers/answer-index.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import type {
  BusinessTools,
  ProductFact,
} from '#features/assistant/server/tools/business-tools.ts';
import type { Turn } from '#features/assistant/server/tools/turn.ts';
import {
  type Estimate,
  type EstimateInput,
  type EstimateRequest,
  estimateRequest,
} from '#features/calculator/contract.ts';
import type { RoomInput } from '#features/calculator/room-contract.ts';
import { splitByFloor } from '#features/calculator/several-floors.ts';
import { carpetOffer, hardFlooringOffer } from '#features/catalogue/server/seed/seed-banners.ts';
import { seedProducts } from '#features/catalogue/server/seed/seed-products.ts';
import { addDays, dayInLondon, weekdayOf } from '#platform/dates/london-time.ts';

/** Sunday evening: closed until Monday at 8am. */
export const turnNow = new Date('2026-11-22T20:00:00Z');
const slots = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
  '3:00 PM - 5:00 PM',
];
const saturday = 6;
const standardPence = { carpet: 2599, vinyl: 1850, laminate: 1275 } as const;
const fittingPence = 1500;

/** The seeded catalogue, as the assistant sees it. */
export const catalogue: readonly ProductFact[] = seedProducts
  .filter(({ category, pricePence }) => category && pricePence)
  .map((row) => ({
    id: row.id ?? '',
    slug: row.slug,
    name: row.name,
    category: row.category ?? 'accessories',
    description: row.description ?? '',
    price: (row.pricePence ?? 0) / 100,
    salePrice: row.salePricePence ? row.salePricePence / 100 : null,
    unit: row.unit ?? 'm²',
    imageUrl: row.imageUrl ?? null,
    stock: 'instock',
    colours: (row.colorOptions ?? []).map(({ name }) => name),
    features: row.features ?? [],
    specifications: row.specifications ?? {},
    rollWidths: (row.rollWidthsMm ?? []).map((width) => width / 1_000),
    fittingIncluded: row.fittingIncluded ?? false,
  }));

/** A price by the area alone, with an id of its input; of several floors their sum. */
async function estimate(job: EstimateInput): Promise<Estimate> {
  const [first, ...others] = splitByFloor<RoomInput, EstimateRequest>(estimateRequest.parse(job));
  const floors = [first, ...others].flatMap((one) => (one ? estimateFloor(one.job) : []));
  const total = floors.reduce((sum, { breakdown }) => sum + breakdown.total, 0);
  const whole = { ...estimateFloor(job), breakdown: { total: Math.round(total * 100) / 100 } };
  return (others.length > 0 ? { ...whole, floors } : whole) as Estimate;
}

function estimateFloor(job: EstimateInput): Estimate {
  const product = catalogue.find(({ id }) => id === job.productId);
  const pence = product
    ? (product.salePrice ?? product.price) * 100
    : standardPence[job.flooringType];
  const area = job.rooms.reduce(
    (sum, { length = 1, width = 1, stairs }) =>
      sum + (stairs ? (stairs.steps ?? 0) * 0.5 : length * width),
    0,
  );
  const fitting = job.includeInstallation && !product?.fittingIncluded ? fittingPence : 0;
  const id = createHash('sha256').update(JSON.stringify(job)).digest('base64url').slice(0, 22);
  const total = Math.round(area * (pence + fitting)) / 100;
  return { id, breakdown: { total }, otherWidth: null, plan: null } as unknown as Estimate;
}

export type Sent = { cards: unknown[]; handovers: { summary: string; isUrgent?: boolean }[] };

/** The tools of the business without a database: every slot of a working day is free. */
export function businessTools(sent: Sent = { cards: [], handovers: [] }): BusinessTools {
  const coverage = (found: { miles: number; covered: boolean } | undefined) =>
    found && { ...found, nearestArea: found.covered ? { name: 'Bath', slug: 'bath' } : null };
  const line = (name: string, price: number, unit: string) => ({ name, price, unit });
  return {
    listProducts: async () => [...catalogue],
    listOffers: async () => [carpetOffer.text, hardFlooringOffer.text],
    listPrices: async () => [
      line('Premium carpet', 25.99, 'm²'),
      line('Luxury vinyl', 18.5, 'm²'),
      line('Premium laminate', 12.75, 'm²'),
      line('Professional fitting', 15, 'm²'),
      line('Carpet underlay', 4.5, 'm²'),
      line('Laminate underlay', 2.95, 'm²'),
      line('Gripper', 1.2, 'metre of wall'),
      line('Scotia', 2.2, 'metre of wall'),
      line('Perimeter seal', 1.8, 'metre of wall'),
      line('Door bar', 9.5, 'room'),
      line('Taking up the old floor', 1.5, 'm²'),
      line('Taking up the old floor, at least', 30, 'job'),
      line('Moving furniture', 25, 'room'),
      line('Trimming a door', 20, 'door'),
      line('Plywood', 14, 'm²'),
      line('Levelling', 18, 'm²'),
    ],
    priceCard: (card) => priceCardRows(card, estimate),
    checkPostcode: async (postcode) => coverage(measurePostcode(postcode)),
    checkTown: async (name) => {
      const outcode = findTownOutcode(name);
      return outcode ? coverage(measurePostcode(outcode)) : undefined;
    },
    startingRanges,
    listPlaces: async () => [...listTowns()],
    listFreeSlots: async (from, to) => {
      const days = [];
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const weekday = weekdayOf(date);
        const open = weekday === 0 ? [] : weekday === saturday ? slots.slice(0, 3) : slots;
        days.push({
          date,
          slots: open.map((slot) => ({ slot, free: 1 })),
          ...(weekday === 0 && { closed: 'Sunday' }),
        });
      }
      return days;
    },
    listClosedDays: async () => new Map([['2026-12-25', 'Christmas Day']]),
    listSlots: () => [...slots],
    sendCard: async (card) => {
      sent.cards.push(card);
    },
    handOver: async (_id, reason) => {
      sent.handovers.push(reason);
    },
  };
}

const answers = new AnswerIndex(readStartingAnswers(turnNow));

/** A message of a customer at a new conversation's beginning. */
export function modelTurn(text: string, given: Partial<Turn> = {}): Turn {
  return {
    conversationId: 'c1',
    messageId: 'm1',
    network: '192.0.2.1',
    text,
    now: turnNow,
    today: dayInLondon(turnNow),
    context: {},
    known: [],
    before: undefined,
    said: undefined,
    wasUnsure: false,
    handedOver: false,
    tools: businessTools(),
    products: catalogue,
    answers,
    put: [],
    ...given,
  };
}
