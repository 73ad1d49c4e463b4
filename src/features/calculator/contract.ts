import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { chargeNames, estimateLines } from './charges.ts';
import { extras, findExtrasProblems } from './extras-contract.ts';
import { carpetWidths, flooringTypes, limits, patternMatches, rollWidths } from './limits.ts';
import { doorway, room, roomPart, stairs } from './room-contract.ts';

export { stairs };

const carpetWidthMessage = 'must be 4 or 5 (metres).';
const carpetWidth = z.pipe(
  z.transform((value) => (value === '4' || value === '5' ? Number(value) : value)),
  z.literal([...rollWidths], carpetWidthMessage),
);

/** Request for an estimate. Areas in it are ignored: the server calculates them. */
export const estimateRequest = z
  .object({
    rooms: z
      .array(room, 'must be a list of rooms.')
      .check(
        z.minLength(1, 'must hold at least one room.'),
        z.maxLength(limits.rooms, `must hold at most ${limits.rooms} rooms.`),
      ),
    flooringType: z.enum(flooringTypes, 'must be carpet, vinyl or laminate.'),
    carpetWidth: z._default(carpetWidth, 4),
    includeInstallation: z._default(z.boolean('must be true or false.'), true),
    /** Whether carpet is cut with as few joins as can be, and not at the least price. */
    fewestJoins: z.optional(z.boolean('must be true or false.')),
    /** Whether to search longer for a better cut: about a second. */
    thorough: z.optional(z.boolean('must be true or false.')),
    productId: z.optional(
      z.string('must be text.').check(z.maxLength(100, 'must be at most 100 characters.')),
    ),
    /** Work added to the fitting, each with a charge of its own. */
    extras: z.optional(extras),
    /** Id of a carpet underlay of the catalogue, in place of the usual one. */
    underlayId: z.optional(
      z.string('must be text.').check(z.maxLength(100, 'must be at most 100 characters.')),
    ),
  })
  .check(
    // The narrow rolls are a product's: the standard carpet has none.
    z.refine(
      ({ productId, carpetWidth: width }) =>
        productId !== undefined || carpetWidths.some((each) => each === width),
      { path: ['carpetWidth'], error: carpetWidthMessage },
    ),
    z.check(({ value, issues }) => {
      for (const { path, message } of findExtrasProblems(value))
        issues.push({ code: 'custom', input: value, path, message });
    }),
  );
export type EstimateRequest = z.output<typeof estimateRequest>;
export type EstimateInput = z.input<typeof estimateRequest>;

const pounds = z.number();
const metres = z.number();
const squareMetres = z.number();

const breakdown = z.object({
  materials: pounds,
  underlay: pounds,
  accessories: pounds,
  installation: pounds,
  total: pounds,
});

const plan = z.object({
  rollWidth: metres,
  lengthMetres: metres,
  boughtArea: squareMetres,
  wastePercent: z.number(),
  joins: z.int(),
  crossJoins: z.int(),
  /** Of a patterned carpet: every piece is cut to whole repeats, none is joined across. */
  pattern: z.optional(z.object({ repeat: metres, match: z.enum(patternMatches) })),
  /** By how many per cent the best possible cut may be cheaper at most: 0 if none is. */
  withinPercent: z.optional(z.int()),
  /** What is not charged, being lost to a join that is not made or at the ends of rolls. */
  allowance: z.optional(pounds),
  /** Where a new roll begins, none being longer than 25 m. */
  rollStarts: z.optional(z.array(metres)),
  /** Of all joins in `layouts`, from wall to wall. */
  seamMetres: metres,
  pieces: z.array(
    z.object({
      /** Index of the room in `rooms`. */
      room: z.int(),
      kind: z.enum(['whole', 'drop', 'fill', 'run', 'winder']),
      /** Of a run: how many steps it covers. */
      steps: z.optional(z.int()),
      /** How far its floor begins behind its own start, to match the pattern of what lies beside it. */
      lead: z.optional(metres),
      x: metres,
      y: metres,
      width: metres,
      length: metres,
    }),
  ),
  /** Each room as it is laid; joins run from (x1, y1) to (x2, y2), with x along the room's length. */
  layouts: z.array(
    z.object({
      room: z.int(),
      pileAlong: z.enum(['length', 'width']),
      joins: z.array(
        z.object({
          kind: z.enum(['seam', 'cross']),
          x1: metres,
          y1: metres,
          x2: metres,
          y2: metres,
        }),
      ),
    }),
  ),
});

/** What makes up a line, in the order of the lines; in estimates stored before it was kept, absent. */
const charge = z.object({
  line: z.enum(estimateLines),
  name: z.enum(chargeNames),
  /** In m², metres or pieces. */
  quantity: z.number(),
  unit: z.enum(['m2', 'm', 'each']),
  unitPrice: pounds,
  price: pounds,
});

/** What a room of an estimate has beside its sides. */
export const roomShape = {
  parts: z.optional(z.array(roomPart)),
  /** Its `length` then runs over treads and risers, and the area includes the landing. */
  stairs: z.optional(stairs),
  link: z.optional(z.int()),
  /** Absent where one was counted as usual. */
  doorways: z.optional(z.array(doorway)),
};
/** What was added to an estimate beside its doorways. */
export const estimatedExtras = {
  extras: z.optional(extras),
  /** The chosen underlay, in place of the usual one. */
  underlay: z.optional(z.object({ id: z.string(), name: z.string(), price: pounds })),
};

const estimateFields = {
  id: z.string(),
  createdAt: z.string(),
  flooringType: z.enum(flooringTypes),
  carpetWidth: z.nullable(metres),
  includeInstallation: z.boolean(),
  fewestJoins: z.optional(z.boolean()),
  /** Whether `carpetWidth` was asked for, and not found to cost least. */
  isWidthChosen: z.optional(z.boolean()),
  /** The name of the product's colour. */
  colour: z.optional(z.string()),
  /** Whether the floor is to be chosen still, and was priced as the standard one of its type. */
  toBeChosen: z.optional(z.boolean()),
  thorough: z.optional(z.boolean()),
  product: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      price: pounds,
      /** Whether the price includes underlay, accessories and fitting. */
      fittingIncluded: z.boolean(),
    }),
  ),
  rooms: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      name: z.string(),
      length: metres,
      width: metres,
      area: squareMetres,
      ...roomShape,
      /** Its place in `floors`, where there are several. */
      floor: z.optional(z.int()),
    }),
  ),
  ...estimatedExtras,
  /** How many per cent more the measured price may be before the customer may cancel free of charge. */
  promisePercent: z.optional(z.int()),
  /** Who measured the rooms on a visit, and when; left out of an estimate of a customer's own sizes. */
  measured: z.optional(z.object({ by: z.string(), at: z.string() })),
  totalArea: squareMetres,
  breakdown,
  charges: z.optional(z.array(charge)),
  plan: z.nullable(plan),
  otherWidth: z.nullable(z.object({ rollWidth: metres, total: pounds, breakdown, plan })),
  /** The same job off the same roll: with fewer joins, or where these were asked for, at the least price. */
  otherCut: z.optional(z.nullable(z.object({ total: pounds, breakdown, plan }))),
  /** How many flights are left out of the price, the floor being a hard one. */
  stairsAtVisit: z.optional(z.int()),
  packs: z.nullable(z.int()),
  packArea: z.nullable(squareMetres),
  /** How much is added to the area for cutting, where the floor is sold in packs. */
  cuttingWastePercent: z.optional(z.int()),
};

/**
 * An estimate as it is returned and stored. Of several floors it has the rooms, the area and the sum of all, and each
 * floor is an estimate of its own in `floors`, with its cut plan.
 */
export const estimate = z.object({
  ...estimateFields,
  floors: z.optional(z.array(z.object(estimateFields))),
});
export type Estimate = z.output<typeof estimate>;
export type EstimatePlan = z.output<typeof plan>;

/** Prices rooms, plans the cuts and stores the estimate. */
export const calculateEstimate = defineEndpoint({
  method: 'POST',
  path: '/api/calculator/estimate',
  access: 'anyone',
  body: estimateRequest,
  answer: estimate,
});

/** Prices rooms while they are entered: nothing is stored. */
export const previewPrice = defineEndpoint({
  method: 'POST',
  path: '/api/calculator/preview',
  access: 'anyone',
  body: estimateRequest,
  answer: z.object({ total: pounds, isFitted: z.boolean() }),
});

/** A stored estimate by its private link. */
export const getEstimate = defineEndpoint({
  method: 'GET',
  path: '/api/estimates/:id',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  answer: estimate,
});

/** Reads the prices shown before anything is calculated, in pounds per m². */
export const getShownPrices = defineEndpoint({
  method: 'GET',
  path: '/api/calculator/prices',
  access: 'anyone',
  answer: z.object({ carpet: pounds, vinyl: pounds, laminate: pounds, installation: pounds }),
});
export type ShownPrices = Answer<typeof getShownPrices>;

/** Reads the prices shown beside extras, in pounds; the lowest price of taking up a floor is for a job. */
export const getExtraPrices = defineEndpoint({
  method: 'GET',
  path: '/api/calculator/extra-prices',
  access: 'anyone',
  answer: z.object({
    uplift: pounds,
    upliftMinimum: pounds,
    furniture: pounds,
    doorTrim: pounds,
    plywood: pounds,
    levelling: pounds,
    carpetUnderlay: pounds,
    /** Whether underlay is charged by whole rolls, at that price per m². */
    isUnderlayByRoll: z.boolean(),
    doorBars: z.object({ carpet: pounds, hard: pounds, ramp: pounds }),
  }),
});
export type ExtraPrices = Answer<typeof getExtraPrices>;
