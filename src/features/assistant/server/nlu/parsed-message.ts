import type { Day } from '#platform/london-time.ts';
import type { Intent } from './classifier/intents.ts';

export type Flooring = 'carpet' | 'vinyl' | 'laminate' | 'lvt';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Whole millimetres. Where nobody says which side is which, the first is the length. */
export type StatedRoom = {
  name?: string;
  lengthMm: number;
  widthMm: number;
  /** Read as metres, for no unit was said. */
  unitUnsaid?: true;
};

/** What sizes without a unit may be in. */
export type RoomUnit = 'metres' | 'feet';

/** What was stated in passing. A list is empty, and anything else missing, where nothing was said. */
export type Entities = {
  rooms: StatedRoom[];
  /** A unit that stands by itself: 'feet', 'in metres please'. */
  unit?: RoomUnit;
  /** Square metres, where an area was given instead of two sides. */
  areaM2?: number;
  flooring?: Flooring;
  /** False where only the material is wanted. */
  fitted?: boolean;
  /** Metres. */
  rollWidth?: 4 | 5;
  /** `SN15 3HR`, or its first half alone: `SN15`. */
  postcode?: string;
  /** As it is written in the list of known places. */
  place?: string;
  /** The first days meant, earliest first as said; never before today. */
  dates: Day[];
  parts: PartOfDay[];
  /** Times by the clock, as hh:mm. */
  clock: string[];
  phone?: string;
  email?: string;
  name?: string;
  answer?: 'yes' | 'no';
  colours: string[];
  /** What is left to look for in the names of products. */
  productWords: string[];
};

export type ParsedMessage = {
  intent: Intent;
  /** From 0 to 1; below `confidenceThreshold` the likeliest are offered instead of an answer. */
  confidence: number;
  /** Every intent, the likeliest first. */
  ranking: Intent[];
  slots: Entities;
};

/** What the reader has to be told. */
export type Surroundings = {
  /** The day in London. */
  today: Day;
  /** Towns and villages, as they are to be given back. */
  knownPlaces: readonly string[];
};
