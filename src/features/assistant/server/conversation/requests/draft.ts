/** Field values of a form, as given by the customer. */
export type FormValues = Record<string, string | string[]>;

export type DraftKind = 'booking' | 'callBack' | 'enquiry';

/** A request that is being put together. */
export type Draft = {
  kind: DraftKind;
  /** Whether it was read back to the customer: only then does a yes send it. */
  proposed: boolean;
  /** The complete form, once it was read back. */
  values?: FormValues;
  /** The estimates that go with it, as they were read back. */
  estimate?: {
    ids: string[];
    text: string;
    /** The job is wanted in several homes alike. */
    isOfHomes?: true;
  };
  /** How soon the floor is wanted, in the customer's terms where they named a date: "wanted before Christmas". */
  wanted?: string;
  /** How often the same thing was asked for without an answer. */
  askedAgain: number;
  /** The groups of details that were asked for last, and how often each was. */
  groups?: BookingGroup[];
  timesAsked?: Partial<Record<BookingGroup, number>>;
  /** It was left for now before, or its days were asked about. */
  isResumed?: true;
  /** The number of side questions in a row. */
  asides?: number;
};

/** Details of a booking that are asked for together. */
export type BookingGroup = 'floor' | 'contact' | 'address' | 'day' | 'job';
