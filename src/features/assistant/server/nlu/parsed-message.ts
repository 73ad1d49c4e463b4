import type { Day } from '#platform/dates/london-time.ts';
import type { Intent } from './classifier/intents.ts';

export type Flooring = 'carpet' | 'vinyl' | 'laminate' | 'lvt';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** What sticks out of a room: a bay, an alcove, or the other part of an L, whose sides are not told apart. */
export type StatedPart = {
  name: string;
  widthMm: number;
  depthMm: number;
  /** The wall that it goes from, where that is told. */
  wall?: 'long' | 'short';
};

/** In whole millimetres. If the message does not say which side is which, the first is the length. */
export type StatedRoom = {
  name?: string;
  lengthMm: number;
  widthMm: number;
  /** No unit was stated; metres are assumed. */
  unitUnsaid?: true;
  parts?: StatedPart[];
};

/** Possible units of sizes without one. */
export type RoomUnit = 'metres' | 'feet';

/** The entities of a message. Lists may be empty; other fields are missing where nothing was found. */
export type Entities = {
  rooms: StatedRoom[];
  /** A unit on its own: 'feet', 'in metres please'. */
  unit?: RoomUnit;
  /** In square metres, where an area was stated instead of two sides. */
  areaM2?: number;
  flooring?: Flooring;
  /** False if only the material is wanted. */
  fitted?: boolean;
  /** In metres. */
  rollWidth?: 4 | 5;
  /** `SN15 3HR`, or the outcode alone: `SN15`. */
  postcode?: string;
  /** Spelt as in the list of known places. */
  place?: string;
  /** In the order of the message; never before today. */
  dates: Day[];
  parts: PartOfDay[];
  /** Clock times as hh:mm. */
  clock: string[];
  phone?: string;
  email?: string;
  name?: string;
  answer?: 'yes' | 'no';
  colours: string[];
  /** Words to search for in product names. */
  productWords: string[];
};

export type ParsedMessage = {
  intent: Intent;
  /** From 0 to 1; below `confidenceThreshold` the most likely intents are offered instead of an answer. */
  confidence: number;
  /** All intents, most likely first. */
  ranking: Intent[];
  /** The probability of the first intent; unlike `confidence` it says nothing of what a mistake would cost. */
  likelihood: number;
  slots: Entities;
};

/** What parsing needs besides the text. */
export type Surroundings = {
  /** The date in London. */
  today: Day;
  /** Towns and villages, spelt as they are to be returned. */
  knownPlaces: readonly string[];
};
