import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EstimateInput } from '#features/calculator/contract.ts';

/** A job to be priced; sides in metres. */
export type Job = {
  rooms: [number, number][];
  /** What sticks out of the first room, where it lies as it is dearest. */
  parts?: EstimateInput['rooms'][number]['parts'];
  /** A flight that is priced with the rooms. */
  stairs?: EstimateInput['rooms'][number]['stairs'];
  floor?: 'carpet' | 'vinyl' | 'laminate';
  product?: string;
  fitted?: boolean;
  roll?: 4 | 5;
};

export type Asked =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'postcode'
  | 'size'
  | 'unit'
  | 'floor'
  | 'day'
  | 'time'
  | 'rooms'
  | 'urgency'
  | 'requirements'
  | 'which product';

export type Expectation = {
  price?: Job[];
  /** Jobs whose price would be right, but need not be stated. */
  mayPrice?: Job[];
  sum?: boolean;
  difference?: boolean;
  noPrice?: boolean;
  contains?: string[][];
  lacks?: string[];
  asksFor?: Asked[];
  doesNotAskFor?: Asked[];
  readsBack?: boolean;
  offersPerson?: boolean;
  urgent?: boolean;
};

export type ConversationTurn =
  | { says: string; expect?: Expectation }
  | { answers: 'all'; max: number };

type Days = string[] | { within: [string, string]; not?: string[] };

export type Stored = {
  appointment?:
    | null
    | ({
        dates?: Days;
        times?: string[];
        estimate?: Job | null;
        requirementsContain?: string[];
        flooringTypes?: string[];
      } & Record<string, unknown>);
  callBack?: null | { name?: string; phone?: string; summaryContains?: string[]; urgent?: boolean };
  customerName?: string | null;
  handedOver?: boolean;
};

/** A whole conversation: what the customer says, what replies must hold, and what must be stored at its end. */
export type Conversation = {
  id: string;
  group: string;
  who: string;
  /** Local time in London when it begins. */
  clock?: string;
  /** What the customer answers when asked. */
  about: Record<string, string>;
  turns: ConversationTurn[];
  stored?: Stored;
};

const folder = path.resolve(import.meta.dirname, '../conversations');

/** Sets for tuning, and those that are only measured with: nobody who works on Adam reads them. */
export const tuningSets = [
  'everyday',
  'breadth',
  'chat-logs',
  'evenings',
  'trade-and-trouble',
  'weekday-callers',
  'kitchen-table',
  'second-thoughts',
  'saturday-morning',
  'on-the-bus',
  'school-run',
  'market-day',
  'wary-shoppers',
  'price-slips',
  'neighbours',
];
export const heldOutSets = ['held-out', 'careful-buyers'];

/** The conversations of a set, group by group. */
export const readConversations = (set: string): Conversation[] =>
  readdirSync(path.join(folder, set))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, set, name), 'utf8')));
