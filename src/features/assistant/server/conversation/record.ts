import type { RoomUnit, StatedRoom } from '../nlu/parsed-message.ts';
import type { TurnedDown } from './floors/turned-down.ts';
import type { CheapWish, WantedLook } from './floors/wanted-floor.ts';
import type { Flight, FloorChoice, PricedJob, RoomRecord, Storey } from './job/job.ts';
import type { Draft, FormValues } from './requests/draft.ts';
import type { VisitWishes } from './visit-wishes.ts';

export type { Flight, FloorChoice, PricedJob, RoomRecord, Storey } from './job/job.ts';
export type { BookingGroup, Draft, DraftKind, FormValues } from './requests/draft.ts';

/** What the customer was asked last: it helps to read a short answer. */
export type Question =
  | 'floor'
  | 'rooms'
  | 'unit'
  | 'product'
  | 'postcode'
  | 'projectSize'
  | 'urgency'
  | 'notes'
  | 'day'
  | 'time'
  | 'contact'
  | 'address'
  | 'yes'
  | 'booking?'
  | 'callBack?'
  | 'advice?'
  | 'change';

/** What the customer told of themselves. Nothing of it is verified. */
export type Contact = {
  name?: string;
  phone?: string;
  email?: string;
  address?: string;
  /** `SN15 3HR`, or the outcode alone. */
  postcode?: string;
  place?: string;
  /** The customer has no email address, or gives none. */
  noEmail?: true;
  /** Nobody is to telephone: the customer is deaf, or wants email only. */
  noCalls?: true;
  /** When the phone may ring, in words: "tomorrow morning". */
  callTime?: string;
  /** A first name was told in the last message: a surname may follow. */
  isNameNew?: true;
  /** Name and number are those of a relative for whom the customer asks. */
  isOther?: true;
};

/** What the assistant knows of a conversation. Stored as JSON; `version` tells older shapes apart. */
export type ConversationRecord = {
  version: 2;
  rooms: RoomRecord[];
  /** Rooms spoken of before others took their place: "both together" brings them back. */
  roomsBefore?: RoomRecord[];
  /** The rooms that a visit is for, by name, where they were told without a size. */
  roomsNamed?: string[];
  /** A flight of stairs to be carpeted; its landing is among the rooms. */
  flight?: Flight;
  /** How wide the runner on the stairs is to be was asked. */
  opensRunner?: true;
  /** A runner is to be set beside the full width once its width is told. */
  weighsRunner?: true;
  /** A flight for a runner whose width was not told yet. */
  runnerSteps?: Flight;
  /** A flight that was taken out, until it is put back. */
  flightBefore?: Flight;
  /** The steps of a flight that turns, of which it was asked how many are winders. */
  turningSteps?: number;
  /** The floor of the stairs, where it is told apart from that of the rooms. */
  stairsFloor?: FloorChoice;
  /** One side of a room, whose other side was not told yet; `isNew` where the last message told it. */
  openSide?: {
    sideMm: number;
    side?: 'length' | 'width';
    unit?: RoomUnit;
    name?: string;
    isNew?: true;
  };
  /** The rooms that were named beside one size, which may be that of any of them: which was asked. */
  roomsForSize?: string[];
  /** A room lacks a corner, which its price does not take off. */
  lacksCorner?: boolean;
  /** The part of a room whose size was asked for. */
  openPart?: string;
  /** The name of a room that is wanted as well and has no size yet. */
  openRoom?: string;
  /** How many homes have the same rooms: "four flats, each with a lounge and a bedroom". */
  homes?: {
    count: number;
    name: string;
    isEach?: boolean;
    isWhole?: boolean;
    /** The rooms by which one of them differs, and how much more it costs. */
    other?: { rooms: StatedRoom[]; extraPence?: number };
  };
  /** Whether the customer counts in feet: later sizes without a unit are in feet too. */
  unit?: RoomUnit;
  /** The floor of all rooms that have none of their own. */
  floor?: FloorChoice;
  /** Several floors for different rooms, whose sizes are not known. */
  floorsWanted?: FloorChoice[];
  /** The floors and products spoken of, the latest first. */
  considered: FloorChoice[];
  /** The products listed last, in the order in which they were shown. */
  offered: FloorChoice[];
  /** The floors that Adam recommended, the latest first: a price in their kind is for them. */
  recommended?: FloorChoice[];
  /** What the job would come to in the floors that were offered in its place. */
  offeredAt?: Pick<PricedJob, 'floor' | 'totalPence'>[];
  /** The accessories spoken of, by their slugs; the latest first. */
  accessories: string[];
  /** The products whose price and link were shown. */
  shown?: string[];
  /** The last question about a product: "and the other one?" asks it again. */
  factAsked?: string;
  /** Facts about floors that were told: none is told again unless it is asked for. */
  factsTold?: string[];
  /** Two floors were spoken of together: "how heavy are they?" asks about both. */
  isPair?: boolean;
  /** What the floor should be like, by the names of `need-topics.ts` and `product-wishes.ts`. */
  wishes: string[];
  /** The floor is to cost little, or was to. */
  cheapWish?: CheapWish;
  /** The colour and the look that the floor is to have. */
  wanted?: WantedLook;
  /** The floors turned down, until they are asked for again by name: none of them is offered. */
  turnedDown?: TurnedDown[];
  /** The floor that was named last for rooms: "and the hall the same". */
  floorNamed?: FloorChoice;
  /** The customer does not know yet which floor. */
  isFloorOpen?: true;
  /** The floors of storeys: "laminate upstairs, carpet downstairs". */
  storeyFloors?: Partial<Record<Storey, FloorChoice>>;
  /** The floors of rooms that have no size yet, by the words of their names; without words, of all others. */
  floorsBeforeSizes?: { words: string[]; floor: FloorChoice }[];
  fitted?: boolean;
  /** A floor bought elsewhere is to be laid: no floor of ours is priced. */
  ownFloor?: true;
  /** What an area came to by the prices per square metre: in all, for the floor alone, and for underlay and fitting. */
  guide?: { pence: number; floorPence: number; workPence: number; areaM2: number };
  /** What the customer has laid by somebody else, by kinds of floor, storeys and words of room names. */
  ownFitting?: string[];
  rollWidth?: 4 | 5;
  /** The carpet underlay that is wanted in place of the usual one. */
  underlay?: { slug: string; name: string };
  /** Work that is wanted beside the fitting, which the price is told with. */
  extras?: { uplift?: true; furniture?: true; doors?: number; levelling?: true; plywood?: true };
  /** The work beside the fitting that was told last: "is that extra?" asks about it. */
  workTold?: 'oldFloor' | 'furniture' | 'doorTrims' | 'levelling' | 'plywood';
  /** What the last price comes to with the extras, and without what is left out. */
  inAllPence?: number;
  /** What a price is wanted without. */
  without?: ('underlay' | 'edging' | 'doorBars')[];
  /** What the job may cost, in pounds, as it was told. */
  budget?: number;
  /** What a floor may cost per square metre, in pounds. */
  maxRate?: number;
  /** A price was asked for and could not be given yet. */
  wantsPrice: boolean;
  priced: PricedJob[];
  /** Messages since the last price that named rooms. */
  unpriced?: string[];
  /** Words that were asked about before a price is told. */
  unsettled?: string[];
  /** Earlier prices, the latest first. */
  pricedBefore: PricedJob[];
  /** Floors were weighed against each other for the same rooms, and none was named since. */
  isFloorWeighed?: true;
  /** The estimates of what the customer wants, for a request. */
  settled?: Draft['estimate'];
  /** The last estimate. */
  estimateId?: string;
  contact: Contact;
  visit: VisitWishes;
  purpose: 'measure' | 'repair';
  projectSize?: 'small' | 'medium' | 'large';
  urgency?: 'urgent' | 'soon' | 'flexible' | 'planning';
  /** When the floor is wanted down: "in the week of 14 December". */
  fittingWanted?: string;
  /** How soon it is wanted follows from that date, and was not told in other words. */
  isUrgencyOfDate?: true;
  /** Samples are to be brought to the visit. */
  wantsSamples?: true;
  /** What is looked for where no product is named: "grey carpet". */
  lookWanted?: string;
  /** Remarks for the team, in the customer's words. */
  requirements: string[];
  /** A damage to a floor that was told of, in the customer's words: a visit is then for its repair. */
  fault?: string;
  /** The floor has got wet. */
  waterDamage?: true;
  /** It is for an insurance claim. */
  ofInsurance?: true;
  /** Whether the damaged floor can be saved was asked. */
  asksIfSavable?: true;
  /** A new floor was spoken of since. */
  wantsNewFloor?: boolean;
  draft?: Draft;
  /** No visit is wanted, until the customer asks for one. */
  refusesVisit?: true;
  /** A visit booked elsewhere is to be moved or cancelled. */
  seeksChange?: true;
  /** A booking that was left for now: details or a day told later take it up again. */
  paused?: true;
  /** What was sent last, as it stands now. */
  sent?: FormValues;
  /** What was noted on it since, in the customer's words. */
  sentNotes?: string[];
  /** The stored visit, which later messages change or add to. */
  bookingId?: string;
  asked?: Question;
  /** What was asked together with it. */
  askedToo?: Question[];
  /** Fingerprints of the paragraphs already said. */
  said: string[];
  /** The kind of the last act answered. */
  lastAct?: string;
  /** The question of the topic that was answered last: a short question may refer to it. */
  topic?: string;
  /** The number of consecutive messages not understood. */
  unsure: number;
  handedOver: boolean;
  /** Why, where a member of staff is wanted. */
  handOverReason?: string;
  /** What the customer wrote about it, message by message. */
  issues: string[];
  /** The last messages of the customer, for the team's note. */
  heard?: string[];
  /** Old tiles or glue that may hold asbestos were spoken of. */
  hasOldTiles?: true;
  /** Somebody may come to harm, or a home to damage. */
  isUrgent?: boolean;
  /** Something else was answered since a visit was offered. */
  isOfferStale?: boolean;
  /** The number of requests sent, part of their idempotency keys. */
  formsSent: number;
  callBackSent: boolean;
  /** The stored call-back, to which what is told later is added. */
  callBackId?: string;
};

export const emptyRecord: ConversationRecord = {
  version: 2,
  rooms: [],
  considered: [],
  offered: [],
  accessories: [],
  wishes: [],
  wantsPrice: false,
  priced: [],
  pricedBefore: [],
  contact: {},
  visit: { dates: [], notWeekdays: [], notDates: [], times: [] },
  purpose: 'measure',
  requirements: [],
  issues: [],
  said: [],
  unsure: 0,
  handedOver: false,
  formsSent: 0,
  callBackSent: false,
};

/**
 * The stored record, or a new one. Of a record of an earlier version only the counters are kept that keep
 * a repeated turn from sending twice.
 */
export function upgradeRecord(stored: unknown): ConversationRecord {
  if (typeof stored !== 'object' || stored === null) return structuredClone(emptyRecord);
  if ('version' in stored && stored.version === 2) return stored as ConversationRecord;
  const formsSent = 'formsSent' in stored ? Number(stored.formsSent) || 0 : 0;
  return { ...structuredClone(emptyRecord), formsSent };
}

/** Whether something was among what the customer was asked last. */
export const wasAsked = ({ asked, askedToo }: ConversationRecord, question: Question) =>
  asked === question || (asked !== undefined && askedToo?.includes(question) === true);

const maxConsidered = 4;

/** Puts a floor in front of those spoken of. */
export function consider(record: ConversationRecord, floor: FloorChoice) {
  const others = record.considered.filter((other) => !isSameFloor(other, floor));
  record.considered = [floor, ...others].slice(0, maxConsidered);
}

export const isSameFloor = (one: FloorChoice, other: FloorChoice) =>
  one.slug === other.slug && (one.slug !== undefined || one.kind === other.kind);

export const uniqueFloors = (floors: readonly FloorChoice[]) =>
  floors.filter((floor, at) => floors.findIndex((other) => isSameFloor(other, floor)) === at);

export { hasSameSides } from '../nlu/room-sizes/same-sides.ts';

/** Whether a damaged floor is to be mended, and no new one is wanted or was priced. */
export const isAboutRepair = ({ fault, wantsNewFloor, priced }: ConversationRecord): boolean =>
  fault !== undefined && !wantsNewFloor && priced.length === 0;
