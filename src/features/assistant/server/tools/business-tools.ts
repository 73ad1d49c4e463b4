import type { Day } from '#platform/dates/london-time.ts';
import type { Flooring } from '../nlu/parsed-message.ts';

/**
 * Money in pounds with at most two decimals, lengths in metres, areas in square metres, distances
 * in miles.
 */
export type ProductFact = {
  id: string;
  slug: string;
  name: string;
  category: string;
  description: string;
  price: number;
  /** The reduced price, or null. */
  salePrice: number | null;
  unit: string;
  stock: 'instock' | 'outofstock' | 'onbackorder';
  colours: string[];
  features: string[];
  specifications: Record<string, string>;
  rollWidths: number[];
  fittingIncluded: boolean;
};

export type PriceList = {
  material: Record<'carpet' | 'vinyl' | 'laminate', number>;
  underlay: Record<'carpet' | 'vinyl' | 'laminate', number>;
  edging: Record<'carpet' | 'vinyl' | 'laminate', number>;
  doorBar: number;
  installation: number;
};

export type EstimateJob = {
  rooms: { name: string; length: number; width: number }[];
  flooringType: 'carpet' | 'vinyl' | 'laminate';
  carpetWidth: 4 | 5;
  includeInstallation: boolean;
  productId?: string;
};

export type EstimateFact = {
  id: string;
  totalArea: number;
  breakdown: Record<'materials' | 'underlay' | 'accessories' | 'installation' | 'total', number>;
  plan: { rollWidth: number; lengthMetres: number; joins: number } | null;
  otherWidth: { rollWidth: number; total: number } | null;
  packs: number | null;
};

export type AreaFact = { name: string; slug: string; miles: number; villages: string[] };
export type CoverageFact = { covered: boolean; miles: number; nearestArea: AreaFact | null };
export type FreeDay = { date: Day; slots: { slot: string; free: number }[] };

/** Field values of a form, as given by the customer. */
export type FormValues = Record<string, string | string[]>;
export type FieldProblem = { field: string; message: string };

/** Origin of a submission: its idempotency key, the conversation, and the customer's network. */
export type SentBy = { key: string; conversationId: string; network: string };

/**
 * What the assistant can look up and do; the app implements these with the features' own functions. The last
 * three change data and are guarded by the tool registry.
 */
export type BusinessTools = {
  searchProducts: (asked: {
    words: string[];
    category?: Flooring | 'accessories' | undefined;
    onSale?: boolean | undefined;
    most: number;
  }) => Promise<ProductFact[]>;
  findProduct: (slug: string) => Promise<ProductFact | undefined>;
  readPrices: () => Promise<PriceList>;
  estimate: (job: EstimateJob) => Promise<EstimateFact>;
  /** Undefined for a postcode with unknown coordinates. */
  checkPostcode: (postcode: string) => Promise<CoverageFact | undefined>;
  listAreas: () => Promise<AreaFact[]>;
  listFreeSlots: (from: Day, to: Day) => Promise<FreeDay[]>;
  /** The errors of the fields present; missing fields are not reported. */
  checkBooking: (values: FormValues) => FieldProblem[];
  checkEnquiry: (values: FormValues) => FieldProblem[];
  /** Repeating a `key` returns the same booking. @throws Problem 400, or 429 over the limit */
  takeBooking: (
    values: FormValues,
    by: SentBy & { estimateId?: string | undefined },
  ) => Promise<{ id: string }>;
  takeEnquiry: (values: FormValues, by: SentBy) => Promise<{ id: string }>;
  /** Hands the conversation over to staff, with a note that says why. */
  handOver: (conversationId: string, summary: string) => Promise<void>;
};
