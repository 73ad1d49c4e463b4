import type { Day } from '#platform/london-time.ts';
import type { Flooring } from '../nlu/parsed-message.ts';

/** Money in pounds with at most two decimals, lengths in metres, areas in square metres, distances in miles. */
export type ProductFact = {
  id: string;
  slug: string;
  name: string;
  category: string;
  description: string;
  price: number;
  /** The lower price of a sale, or null. */
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

/** What a customer said of a visit or of themselves, field by field as the forms have it. */
export type FormValues = Record<string, string | string[]>;
export type FieldProblem = { field: string; message: string };

/** In whose name something is sent: the key of an idempotent call, the conversation, and the customer's network. */
export type SentBy = { key: string; conversationId: string; network: string };

/**
 * What the business can tell Adam, and what he can do in its name: the app hands these in, made of the
 * features' own functions. The three last ones change something; the registry guards them.
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
  /** Undefined for a postcode that we cannot place. */
  checkPostcode: (postcode: string) => Promise<CoverageFact | undefined>;
  listAreas: () => Promise<AreaFact[]>;
  listFreeSlots: (from: Day, to: Day) => Promise<FreeDay[]>;
  /** What is wrong with what is there so far; fields that are missing are not named. */
  checkBooking: (values: FormValues) => FieldProblem[];
  checkEnquiry: (values: FormValues) => FieldProblem[];
  /** The same `key` again gives the same booking. @throws Problem 400, or 429 over the limit */
  takeBooking: (
    values: FormValues,
    by: SentBy & { estimateId?: string | undefined },
  ) => Promise<{ id: string }>;
  takeEnquiry: (values: FormValues, by: SentBy) => Promise<{ id: string }>;
  /** Marks the conversation as waiting for the team, with a note that says why. */
  handOver: (conversationId: string, summary: string) => Promise<void>;
};
