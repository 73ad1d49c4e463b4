import * as z from 'zod/mini';
import { vatMark } from '#features/business/facts.ts';
import { formatSlot } from '#features/business/slot-times.ts';
import { addDays, type Day } from '#platform/dates/london-time.ts';
import { weekdayDate } from '#platform/dates/short-dates.ts';
import { formatPounds } from '#platform/units/pounds.ts';
import type { FreeDay, ProductFact } from './business-tools.ts';
import { describeCoverage, describeDetails } from './describe.ts';
import { readFacts } from './facts.ts';
import { sellingPrice, toProductItem } from './product-item.ts';
import { sayOpening } from './put-cards.ts';
import { BadToolCall, day, defineTool, slug, text } from './tool.ts';
import type { Turn } from './turn.ts';

const maxProducts = 40;
const maxDays = 8;
const daysLooked = 28;
const maxDaysLooked = 92;

/** 'Bradford Twist Oat, £25.99 per m². Includes VAT. … /products/bradford-twist-oat' */
export function describeForSale(product: ProductFact): string {
  const { name, price, includes, slug: path } = toProductItem(product);
  const stock = product.stock === 'instock' ? '' : ' Out of stock at the moment.';
  return `${name}, ${price}. ${includes}${stock} /products/${path}`;
}

export function findBySlug({ products }: Turn, wanted: string): ProductFact {
  const key = wanted.replace('/products/', '').toLowerCase();
  const found = products.find(
    (product) => product.slug === key || product.name.toLowerCase() === key,
  );
  if (!found) throw new BadToolCall(`There is no product ${wanted}: find_products has the slugs.`);
  return found;
}

function countMet({ name, description, colours, features, specifications }: ProductFact) {
  const said = [name, description, ...colours, ...features, ...Object.values(specifications)];
  const words = said.join(' ').toLowerCase();
  return (wanted: readonly string[]) =>
    wanted.filter((word) => words.includes(word.toLowerCase())).length;
}

const findProducts = defineTool({
  name: 'find_products',
  description:
    'Finds products by category, words (colours and what it is for; give several words for one colour, as grey, silver, slate) and price. Without words, all of a category.',
  input: z.object({
    category: z.optional(z.enum(['carpet', 'vinyl', 'lvt', 'laminate', 'accessories'])),
    words: z._default(z.array(text(40)).check(z.maxLength(12)), []),
    onSale: z._default(z.boolean(), false),
    order: z._default(z.enum(['cheapest', 'dearest']), 'cheapest'),
    maxPrice: z.optional(z.number()),
  }),
  run: ({ products }, { category, words, onSale, order, maxPrice }) => {
    const ranked = products
      .filter(
        (product) =>
          (category ? product.category === category : true) &&
          (!onSale || product.salePrice !== null) &&
          (maxPrice === undefined || sellingPrice(product) <= maxPrice),
      )
      .map((product) => ({ product, met: countMet(product)(words) }))
      .filter(({ met }) => words.length === 0 || met > 0)
      .toSorted((a, b) => {
        const byPrice = sellingPrice(a.product) - sellingPrice(b.product);
        return b.met - a.met || (order === 'cheapest' ? byPrice : -byPrice);
      });
    if (ranked.length === 0) return ['We have nothing like that on the site.'];
    return ranked.slice(0, maxProducts).map(({ product }) => describeForSale(product));
  },
});

const productDetails = defineTool({
  name: 'product_details',
  description: 'Everything that is known of one product: description, specifications, colours.',
  input: z.object({ slug }),
  run: (turn, asked) => {
    const product = findBySlug(turn, asked.slug);
    return [describeForSale(product), product.description, ...describeDetails(product)];
  },
});

const prices = defineTool({
  name: 'price_list',
  description:
    'The standard prices: floors, fitting, underlay, gripper, door bars, taking up the old floor, furniture, doors, plywood, levelling.',
  input: z.object({}),
  run: async ({ tools }) =>
    (await tools.listPrices()).map(
      ({ name, price, unit }) => `${name}: ${formatPounds(price)} per ${unit} ${vatMark}.`,
    ),
});

const knowledge = defineTool({
  name: 'knowledge',
  description:
    'What the firm has written on a question: subfloors, damp, pets, care, furniture, payment, guarantees, repairs and the like. Ask one question at a time, in full.',
  input: z.object({ question: text(300) }),
  run: ({ answers }, { question }) => {
    const { clear, close } = answers.find(question);
    if (clear) return [clear.answer];
    return [
      'We have nothing written on this.',
      ...(close.length > 0
        ? [
            `These are the nearest questions that we do answer: ${close.map((row) => row.question).join(' ')}`,
          ]
        : []),
    ];
  },
});

export const place = z.object({ postcode: z.optional(text(40)), place: z.optional(text(100)) });

const coverage = defineTool({
  name: 'check_coverage',
  description: 'Whether we cover a UK postcode (whole or its first half), or a town or village.',
  input: place,
  run: async ({ tools }, { postcode, place: town }) => {
    if (!postcode && !town) throw new BadToolCall('check_coverage: a postcode or a place.');
    const found = postcode
      ? await tools.checkPostcode(postcode)
      : await tools.checkTown(town ?? '');
    return [
      found
        ? describeCoverage(postcode?.toUpperCase() ?? town ?? '', !postcode, found)
        : unknownPlace(postcode ?? town ?? ''),
    ];
  },
});

export const unknownPlace = (where: string) => `I don’t know ${where}: a postcode settles it.`;

/** 'Thu 3 Dec: 9–11am, 1–3pm', or why there is nothing. */
export function describeFreeDay({ date, slots, closed }: FreeDay): string {
  const free = slots.filter((one) => one.free > 0).map(({ slot }) => formatSlot(slot));
  if (free.length > 0) return `${weekdayDate(date)}: ${free.join(', ')}.`;
  return `${weekdayDate(date)}: ${closed ? `closed (${closed})` : 'nothing free'}.`;
}

const freeVisits = defineTool({
  name: 'free_visits',
  description:
    'Days and times at which a home visit is free, from a day to another (yyyy-mm-dd); without days, the next four weeks.',
  input: z.object({ from: z.optional(day), to: z.optional(day) }),
  run: async ({ tools, today }, { from = today, to }) => {
    const first = from < today ? today : from;
    const last = to ?? addDays(first, daysLooked);
    const limit: Day = addDays(first, maxDaysLooked);
    if (last < first) throw new BadToolCall('free_visits: those days have passed.');
    const days = await tools.listFreeSlots(first, last > limit ? limit : last);
    const free = days.filter(({ slots }) => slots.some((one) => one.free > 0));
    const shown = to ? days : free;
    if (free.length > 0) return shown.slice(0, maxDays).map(describeFreeDay);
    return [
      `No visit is free from ${weekdayDate(first)} to ${weekdayDate(last)}.`,
      ...days
        .filter(({ closed }) => closed)
        .slice(0, maxDays)
        .map(describeFreeDay),
    ];
  },
});

const hoursAndFacts = defineTool({
  name: 'hours_and_facts',
  description: 'Whether we are open now and until when, opening hours, and facts about the firm.',
  input: z.object({}),
  run: async (turn) => [await sayOpening(turn), ...(await readFacts(turn))],
});

export const lookUpTools = [
  findProducts,
  productDetails,
  prices,
  knowledge,
  coverage,
  freeVisits,
  hoursAndFacts,
];
