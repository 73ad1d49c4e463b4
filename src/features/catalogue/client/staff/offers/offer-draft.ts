import { dayInLondon } from '#platform/dates/london-time.ts';
import { shortTime } from '#platform/dates/short-dates.ts';
import type { Offer, OfferInput } from '../../../offers/contract.ts';
import { offerPages } from '../../../offers/vocabulary.ts';
import type { Category } from '../../../vocabulary.ts';

/** The form of an offer, as typed. */
export type OfferDraft = {
  name: string;
  kind: OfferInput['kind'];
  percent: string;
  price: string;
  of: 'categories' | 'ids';
  categories: Category[];
  ids: string[];
  pages: string[];
  /** By page. */
  texts: Record<string, string>;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
};

const emptyDraft: OfferDraft = {
  name: '',
  kind: 'percent',
  percent: '',
  price: '',
  of: 'categories',
  categories: [],
  ids: [],
  pages: [],
  texts: {},
  startDay: '',
  startTime: '00:00',
  endDay: '',
  endTime: '23:59',
};

/** The form's contents for an offer, or for a new one. */
export function draftOf(offer: Offer | undefined): OfferDraft {
  if (!offer) return emptyDraft;
  const { products, startsAt, endsAt } = offer;
  return {
    name: offer.name,
    kind: offer.kind,
    percent: String(offer.percent ?? ''),
    price: offer.price?.toFixed(2) ?? '',
    of: 'ids' in products ? 'ids' : 'categories',
    categories: 'categories' in products ? products.categories : [],
    ids: 'ids' in products ? products.ids : [],
    pages: offer.pages.map(({ page }) => page),
    texts: Object.fromEntries(offer.pages.map(({ page, text }) => [page, text])),
    startDay: dayInLondon(new Date(startsAt)),
    startTime: shortTime(startsAt),
    endDay: endsAt ? dayInLondon(new Date(endsAt)) : '',
    endTime: endsAt ? shortTime(endsAt) : emptyDraft.endTime,
  };
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** The request of a draft. Numbers that are none are NaN, which the server refuses by their field. */
export function readDraft(draft: OfferDraft): OfferInput {
  const { name, kind, of, ids, categories, pages, texts } = draft;
  const minute = (day: string, time: string) => (day ? { day, time: time || '00:00' } : null);
  return {
    name,
    kind,
    percent: kind === 'percent' ? numberOf(draft.percent) : null,
    price: kind === 'price' ? numberOf(draft.price) : null,
    products: of === 'ids' ? { ids } : { categories },
    pages: offerPages
      .filter((page) => pages.includes(page))
      .map((page) => ({ page, text: page === 'homepage' ? '' : (texts[page] ?? '') })),
    startsAt: minute(draft.startDay, draft.startTime),
    endsAt: minute(draft.endDay, draft.endTime),
  };
}
