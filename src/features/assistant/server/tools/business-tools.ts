import type { Day } from '#platform/dates/london-time.ts';
import type { EstimateRequest } from '../../contract.ts';
import type { EstimateFact } from '../conversation/job/estimate-fact.ts';
import type { FormValues } from '../conversation/record.ts';
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
  /** A path of the site, or an https URL. */
  imageUrl: string | null;
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
  /** Work that is added to the fitting. */
  extras: Record<
    'uplift' | 'upliftMinimum' | 'furniture' | 'doorTrim' | 'plywood' | 'levelling',
    number
  >;
};

export type EstimateJob = {
  /** Rooms with their parts, and flights of stairs. */
  rooms: EstimateRequest['rooms'];
  flooringType: 'carpet' | 'vinyl' | 'laminate';
  /** In metres; 2 and 3 only with a product. */
  carpetWidth: 2 | 3 | 4 | 5;
  includeInstallation: boolean;
  productId?: string;
  extras?: EstimateRequest['extras'];
  /** A carpet underlay in place of the usual one. */
  underlayId?: string;
};

export type AreaFact = { name: string; slug: string; miles: number; villages: string[] };
export type CoverageFact = { covered: boolean; miles: number; nearestArea: AreaFact | null };
export type FreeDay = {
  date: Day;
  slots: { slot: string; free: number }[];
  /** Why the firm is closed that day. */
  closed?: string | undefined;
};

export type FieldProblem = { field: string; message: string };

/** A request to be rung: what the customer told in the chat. */
export type CallBack = {
  name: string;
  phone: string;
  email?: string | undefined;
  /** Who, what, which rooms: for whoever rings. */
  summary: string;
  /** Whether somebody may come to harm, or a home to damage. */
  isUrgent: boolean;
};

/** The estimates that a booking carries, with the words in which they were read back. */
export type Estimates = { ids: string[]; text: string; isOfHomes?: true };

/** Origin of a submission: its idempotency key, the conversation, and the customer's network. */
export type SentBy = { key: string; conversationId: string; network: string };

/** Where a change of what was sent comes from. */
export type InChat = Pick<SentBy, 'conversationId' | 'network'>;

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
  /** Everything for sale, floors and accessories. */
  listProducts: () => Promise<ProductFact[]>;
  findProduct: (slug: string) => Promise<ProductFact | undefined>;
  readPrices: () => Promise<PriceList>;
  estimate: (job: EstimateJob) => Promise<EstimateFact>;
  /** Undefined for a postcode with unknown coordinates. */
  checkPostcode: (postcode: string) => Promise<CoverageFact | undefined>;
  /** Undefined for a town that is not known. */
  checkTown: (name: string) => Promise<CoverageFact | undefined>;
  listAreas: () => Promise<AreaFact[]>;
  listFreeSlots: (from: Day, to: Day) => Promise<FreeDay[]>;
  /** The errors of the fields present; missing fields are not reported. */
  checkBooking: (values: FormValues) => FieldProblem[];
  checkEnquiry: (values: FormValues) => FieldProblem[];
  /** Repeating a `key` returns the same booking. @throws Problem 400, or 429 over the limit */
  takeBooking: (
    values: FormValues,
    by: SentBy & { estimates?: Estimates | undefined },
  ) => Promise<{ id: string }>;
  takeEnquiry: (values: FormValues, by: SentBy) => Promise<{ id: string }>;
  /** Stores a call-back and emails the team. Repeating a `key` stores nothing. @throws Problem 400 or 429 */
  takeCallBack: (callBack: CallBack, by: SentBy) => Promise<{ id: string }>;
  /** Adds what the customer told later to a visit that was booked in the same conversation; false if it could not. */
  noteOnBooking: (id: string, note: string, by: InChat) => Promise<boolean>;
  /**
   * Asks for other days and times of such a visit. False if it is not pending any more: the team changes it then.
   * @throws Problem 400, 409 or 429
   */
  moveBooking: (
    id: string,
    asked: { preferredDates: string[]; preferredTimes: string[] },
    by: InChat,
  ) => Promise<boolean>;
  /**
   * Adds what the customer told later to a stored call-back, and changes the number to ring where another was told;
   * an unknown one is ignored.
   */
  noteOnCallBack: (id: string, note: string, phone?: string) => Promise<void>;
  /** Hands the conversation over to staff, with a note that says why. */
  handOver: (conversationId: string, summary: string) => Promise<void>;
};
