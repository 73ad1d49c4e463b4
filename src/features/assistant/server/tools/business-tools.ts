import type { Day } from '#platform/dates/london-time.ts';
import type { PriceCard, SentCard } from '../../contract.ts';

/**
 * Money in pounds with at most two decimals, lengths in metres, areas in square metres, distances
 * in miles.
 */
export type ProductFact = {
  id: string;
  slug: string;
  name: string;
  /** carpet, vinyl, laminate, lvt or accessories. */
  category: string;
  description: string;
  price: number;
  /** The reduced price, or null. */
  salePrice: number | null;
  unit: string;
  /** A path of the site, or an https URL. */
  imageUrl: string | null;
  stock: 'instock' | 'outofstock' | 'onbackorder';
  colours: string[];
  features: string[];
  specifications: Record<string, string>;
  rollWidths: number[];
  fittingIncluded: boolean;
};

/** The prices of the calculator's standard floors and of work beside them, each with what it is for. */
export type PriceLine = { name: string; price: number; unit: string };

export type CoverageFact = {
  covered: boolean;
  miles: number;
  nearestArea: { name: string; slug: string } | null;
};

export type FreeDay = {
  date: Day;
  slots: { slot: string; free: number }[];
  /** Why the firm is closed that day. */
  closed?: string | undefined;
};

/** Origin of a submission: its idempotency key, the conversation, and the customer's network. */
export type SentBy = { key: string; conversationId: string; network: string };

/**
 * What the assistant can look up and do; the app implements these with the features' own functions, which the
 * website's forms use too. The last two change data.
 */
export type BusinessTools = {
  /** Everything for sale, floors and accessories. */
  listProducts: () => Promise<ProductFact[]>;
  /** The ranges with which a new shop begins; starting answers name some of them. */
  startingRanges: readonly string[];
  listPrices: () => Promise<PriceLine[]>;
  /** The names of the offers that run now. */
  listOffers: () => Promise<string[]>;
  /** A price card with the sums of its complete rows, each by a stored estimate. */
  priceCard: (card: PriceCard) => Promise<PriceCard>;
  /** Undefined for a postcode with unknown coordinates. */
  checkPostcode: (postcode: string) => Promise<CoverageFact | undefined>;
  /** Undefined for a town that is not known. */
  checkTown: (name: string) => Promise<CoverageFact | undefined>;
  /** The names of towns and villages that are known, in lower case. */
  listPlaces: () => Promise<string[]>;
  listFreeSlots: (from: Day, to: Day) => Promise<FreeDay[]>;
  /** Days on which the firm is closed, with the reason; Sundays are not among them. */
  listClosedDays: (from: Day, to: Day) => Promise<Map<Day, string>>;
  /** Names of the visit slots, in the order of the day. */
  listSlots: () => string[];
  /** Stores what a card was filled in for, once. @throws Problem 400, 409 or 429 with a sentence for the customer */
  sendCard: (card: SentCard, by: SentBy) => Promise<void>;
  /** Hands the conversation over to the team, with a note that says why; an urgent one alerts it at once. */
  handOver: (
    conversationId: string,
    reason: { summary: string; isUrgent?: boolean },
  ) => Promise<void>;
};
