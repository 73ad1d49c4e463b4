import type { OpenCards } from '#features/assistant/server/prefill/details.ts';
import {
  type Details,
  fillCallBack,
  fillPrice,
  fillVisit,
  type Known,
  readDetails,
} from '#features/assistant/server/prefill/fill-cards.ts';
import { seedProducts } from '#features/catalogue/server/seed/seed-products.ts';
import { weekdayOf } from '#platform/dates/london-time.ts';

const products = seedProducts.flatMap(({ id, slug, name, category, productType }) =>
  id && category && productType !== 'banner' ? [{ id, slug, name, category }] : [],
);
const bankHolidays = ['2026-12-25', '2026-12-28', '2027-01-01'];

/** Monday 30 November 2026, 10 am, with the catalogue and the towns of a new database. */
export const known: Known = {
  today: '2026-11-30',
  now: new Date('2026-11-30T10:00:00Z'),
  slots: ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM'],
  whyClosed: (day) =>
    weekdayOf(day) === 0
      ? 'We are closed on Sundays.'
      : bankHolidays.includes(day)
        ? 'That is a bank holiday.'
        : undefined,
  products,
  places: ['chippenham', 'corsham', 'calne', 'bath', 'box', 'bradford-on-avon', 'bradford on avon'],
  newId: () => 'new-id',
};

/** The cards after some messages, each of which fills every card that it has something for. */
export function fillAfter(texts: readonly string[], page: Partial<Known> = {}) {
  const about = { ...known, ...page };
  const open: OpenCards = {};
  let details = readDetails('', about, open);
  for (const text of texts) {
    details = readDetails(text, about, open);
    open.price = fillPrice(open.price, details, about)?.card ?? open.price;
    open.visit = fillVisit(open.visit, details, about) ?? open.visit;
    open.callBack = fillCallBack(open.callBack, details, about) ?? open.callBack;
  }
  return { ...open, details };
}

export const read = (text: string, open: OpenCards = {}): Details => readDetails(text, known, open);

/** The rows of the price card: "Lounge 4x3 carpet; Stairs 13 steps". */
export function roomsAfter(texts: readonly string[], page?: Partial<Known>): string {
  const { price } = fillAfter(texts, page);
  return (price?.rooms ?? [])
    .map(({ name, length, width, steps, floor }) =>
      [
        name,
        length && width ? `${Number(length.toFixed(2))}x${Number(width.toFixed(2))}` : '',
        steps ? `${steps} steps` : '',
        floor?.productId ?? floor?.type ?? '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
}
