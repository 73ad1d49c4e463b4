import { randomUUID } from 'node:crypto';
import { addDays, weekdayOf } from '#platform/dates/london-time.ts';
import { type Details, type Known, readDetails } from '../prefill/fill-cards.ts';
import { openCard, type Turn } from '../tools/turn.ts';
import { readCategory } from './find-products.ts';

/** What a message says, with what is needed to fill it into cards. */
export type Reading = {
  known: Known;
  details: Details;
};

/** Days for which closed days are looked up. */
const closedDaysAhead = 200;

const floorPages = {
  '/carpets': 'carpet',
  '/lvt': 'lvt',
  '/vinyl-flooring': 'vinyl',
  '/laminate-flooring': 'laminate',
} as const;

/** Reads the details of a message, on the page where the customer is. */
export async function readMessage(turn: Turn): Promise<Reading> {
  const { today, now, tools, products, context } = turn;
  const [closed, places] = await Promise.all([
    tools.listClosedDays(today, addDays(today, closedDaysAhead)),
    tools.listPlaces(),
  ]);
  const path = pathOf(context);
  const slug = path.startsWith('/products/') ? path.slice('/products/'.length) : undefined;
  const floors = products.filter(({ category }) => category !== 'accessories');
  const known: Known = {
    today,
    now,
    slots: tools.listSlots(),
    whyClosed: (day) => {
      if (day < today) return 'that day has passed';
      if (weekdayOf(day) === 0) return 'we’re closed on Sundays';
      const name = closed.get(day);
      return name && `we’re closed on ${name}`;
    },
    products: floors,
    pageProduct: slug === undefined ? undefined : floors.find((product) => product.slug === slug),
    pageFloor: floorPages[path as keyof typeof floorPages],
    places,
    newId: randomUUID,
  };
  const details = readDetails(turn.text, known, {
    price: openCard(turn, 'price'),
    visit: openCard(turn, 'visit'),
    callBack: openCard(turn, 'callBack'),
  });
  return { known, details };
}

const pathOf = ({ page = '' }: Turn['context']) => page.split('?')[0] ?? '';

/** The category that a message names, or that of the page on which the customer is. */
export const categoryOf = ({ text, context }: Turn): string | undefined =>
  readCategory(text) ?? floorPages[pathOf(context) as keyof typeof floorPages];
