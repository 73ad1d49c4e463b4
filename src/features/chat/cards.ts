import * as z from 'zod/mini';
import { isPlainLine, isVisible, withoutInvisible } from '#platform/short-text.ts';
import { cardFloorTypes, cardLimits } from './card-limits.ts';
import { limits } from './limits.ts';

/** The version of the cards' data; a change that older messages cannot be read by takes the next one. */
const version = z._default(z.literal(1), 1);
const id = z.string().check(z.minLength(1), z.maxLength(100));
/** What a field of a card holds while it is filled in; it is validated by the form's schema when it is sent. */
const entry = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.refine(isPlainLine, 'must be one line of text.'));
/** A number, a postcode or an email address, which are pasted with what is not seen. */
const plainEntry = (maxLength: number) =>
  z
    .string()
    .check(
      z.overwrite(withoutInvisible),
      z.maxLength(maxLength),
      z.refine(isPlainLine, 'must be one line of text.'),
    );
const line = (maxLength: number) => entry(maxLength).check(z.refine(isVisible));
const days = z
  .array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
  .check(z.maxLength(limits.cardChoices));
const pounds = z.number().check(z.gte(0));
const metres = z.number().check(z.gte(0.001), z.lte(cardLimits.side));

/** What the message changed of the card before it, each in a few words: "Lounge: 3 m, now 3.4 m". */
const changes = z.optional(z.array(line(limits.cardLine)).check(z.maxLength(limits.cardChanges)));

const cardFloor = z.object({
  type: z.enum(cardFloorTypes),
  /** A product of the catalogue; without one the standard floor of the type. */
  productId: z.optional(id),
  name: z.optional(line(limits.cardLine)),
});
export type CardFloor = z.output<typeof cardFloor>;

const cardRoom = z.object({
  name: entry(cardLimits.roomName),
  /** In metres. */
  length: z.optional(metres),
  width: z.optional(metres),
  /** Of a flight of stairs, which needs no length or width. */
  steps: z.optional(z.int().check(z.gte(1), z.lte(cardLimits.steps))),
  /** Absent until it is known. */
  floor: z.optional(cardFloor),
});
export type CardRoom = z.output<typeof cardRoom>;

const priceCard = z.object({
  kind: z.literal('price'),
  version,
  id,
  changes,
  rooms: z.array(cardRoom).check(z.maxLength(cardLimits.rooms)),
  includeInstallation: z.boolean(),
  /** In m², where only the area is known: the price is then a guide. */
  areaOnly: z.optional(z.number().check(z.gt(0), z.lte(cardLimits.area))),
  /** The floor of a price by area alone. */
  areaFloor: z.optional(cardFloor),
  /** Of all complete rows, in pounds: the sum of the estimates. */
  total: z.optional(pounds),
  /** A line for each floor, in the order of the rows; of one estimate, or in older cards one each. */
  estimates: z.optional(
    z
      .array(
        z.object({
          id,
          floor: cardFloor,
          total: pounds,
          /** The roll that costs least, in metres, for a carpet. */
          rollWidth: z.optional(z.number()),
        }),
      )
      .check(z.maxLength(30)),
  ),
  /** The range of a price by area alone, in pounds. */
  guide: z.optional(z.object({ from: pounds, to: pounds })),
});
export type PriceCard = z.output<typeof priceCard>;

const sent = z.optional(z.boolean());

const visitCard = z.object({
  kind: z.literal('visit'),
  version,
  id,
  changes,
  sent,
  purpose: z._default(z.enum(['measure', 'repair']), 'measure'),
  dates: days,
  /** Slots as the booking form names them. */
  times: z.array(entry(40)).check(z.maxLength(limits.cardChoices)),
  name: entry(100),
  phone: plainEntry(40),
  email: plainEntry(254),
  /** The customer has no email and is to be rung. */
  hasNoEmail: z.optional(z.boolean()),
  address: entry(300),
  postcode: plainEntry(40),
  notes: z.string().check(z.maxLength(1_000)),
  estimateIds: z.array(id).check(z.maxLength(30)),
});
export type VisitCard = z.output<typeof visitCard>;

const callBackCard = z.object({
  kind: z.literal('callBack'),
  version,
  id,
  changes,
  sent,
  name: entry(100),
  phone: plainEntry(40),
  bestTime: entry(100),
  about: z.string().check(z.maxLength(1_000)),
});
export type CallBackCard = z.output<typeof callBackCard>;

const coverageCard = z.object({
  kind: z.literal('coverage'),
  version,
  id,
  postcode: z.optional(entry(40)),
  place: z.optional(entry(100)),
  /** Absent until a place is known. */
  covered: z.optional(z.boolean()),
  /** From the base, whole miles. */
  miles: z.optional(z.int()),
  /** The page of the nearest area served. */
  area: z.optional(z.object({ name: line(100), slug: line(100) })),
});
export type CoverageCard = z.output<typeof coverageCard>;

const picture = z.object({
  /** A path of this site, or an https URL. */
  src: z.string().check(z.maxLength(limits.cardUrl), z.regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]+$/)),
  /** Empty where the picture shows no more than the name says. */
  alt: entry(limits.cardLine),
});

const productItem = z.object({
  slug: z.string().check(z.maxLength(limits.cardUrl), z.regex(/^[a-z0-9-]+$/)),
  name: line(limits.cardLine),
  /** The selling price with its unit: "£25.99 per m²". */
  price: line(limits.cardLine),
  /** What the price includes: "Includes VAT. Underlay and fitting are extra." */
  includes: line(limits.cardLine),
  image: z.nullable(picture),
  /** Why this one: "Our cheapest, because it is plain and thin". */
  line: z.optional(line(limits.cardLine)),
});
export type ProductItem = z.output<typeof productItem>;

/** Products, cheapest first, in the words of the moment at which the message was written. */
const productsCard = z.object({
  kind: z.literal('products'),
  version,
  items: z.array(productItem).check(z.minLength(1), z.maxLength(4)),
});
export type ProductsCard = z.output<typeof productsCard>;

const questionsCard = z.object({
  kind: z.literal('questions'),
  version,
  items: z.array(z.object({ id, question: line(300) })).check(z.minLength(1), z.maxLength(3)),
});

export const problemKinds = ['injury', 'water', 'loose', 'complaint'] as const;

const problemCard = z.object({
  kind: z.literal('problem'),
  version,
  id,
  sent,
  what: z.enum(problemKinds),
  where: entry(300),
  name: entry(100),
  phone: plainEntry(40),
  address: entry(300),
  /** Whether the customer has said that nobody is in danger. */
  safe: z.optional(z.boolean()),
});
export type ProblemCard = z.output<typeof problemCard>;

const ownVisitCard = z.object({
  kind: z.literal('ownVisit'),
  version,
  id,
  sent,
  email: plainEntry(254),
});
export type OwnVisitCard = z.output<typeof ownVisitCard>;

const contactCard = z.object({
  kind: z.literal('contact'),
  version,
  /** Whether the phone is answered at the time of the message. */
  open: z.boolean(),
  /** When it is answered next, in words: "Monday at 8am". */
  opensAt: z.optional(line(60)),
});

export const card = z.discriminatedUnion('kind', [
  priceCard,
  visitCard,
  callBackCard,
  coverageCard,
  productsCard,
  questionsCard,
  problemCard,
  ownVisitCard,
  contactCard,
]);
export type Card = z.output<typeof card>;
export type CardKind = Card['kind'];
export type CardOf<K extends CardKind> = Extract<Card, { kind: K }>;

export const cards = z.array(card).check(z.maxLength(limits.cards));

/** Cards that are filled in: the newest of a kind is what the conversation knows. */
export const filledCard = z.discriminatedUnion('kind', [
  priceCard,
  visitCard,
  callBackCard,
  coverageCard,
  problemCard,
  ownVisitCard,
]);
export type FilledCard = z.output<typeof filledCard>;

/** Cards that are stored as a request when the customer sends them. */
export const sentCard = z.discriminatedUnion('kind', [visitCard, callBackCard, problemCard]);
export type SentCard = z.output<typeof sentCard>;

/** Cards that staff can offer in a conversation. */
export const offeredCard = z.discriminatedUnion('kind', [priceCard, visitCard]);
export type OfferedCard = z.output<typeof offeredCard>;
