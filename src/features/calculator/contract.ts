import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';
import { isPlainLine, isVisible, plainLineMessage } from '#platform/short-text.ts';
import { carpetWidths, flooringTypes, limits, rollWidths } from './limits.ts';
import { findPriceProblem, type PriceName, priceNames } from './price-fields.ts';

const side = z
  .number('must be a number of metres above 0.')
  .check(
    z.gte(0.001, 'must be a number of metres above 0.'),
    z.lte(limits.sideMetres, `must be at most ${limits.sideMetres} metres.`),
  );

const room = z.object(
  {
    id: z.optional(z.union([z.string().check(z.maxLength(60)), z.number()])),
    name: z._default(
      z
        .string('must be text.')
        .check(
          z.maxLength(limits.roomName, `must be at most ${limits.roomName} characters.`),
          z.refine(isVisible, 'must not be blank.'),
          z.refine(isPlainLine, plainLineMessage),
        ),
      'Room',
    ),
    length: side,
    width: side,
  },
  'must be a room with a name, a length and a width.',
);

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
    productId: z.optional(
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
  /** Of all joins in `layouts`, from wall to wall. */
  seamMetres: metres,
  pieces: z.array(
    z.object({
      /** Index of the room in `rooms`. */
      room: z.int(),
      kind: z.enum(['whole', 'drop', 'fill']),
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

/** An estimate as it is returned and stored. */
export const estimate = z.object({
  id: z.string(),
  createdAt: z.string(),
  flooringType: z.enum(flooringTypes),
  carpetWidth: z.nullable(metres),
  includeInstallation: z.boolean(),
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
    }),
  ),
  totalArea: squareMetres,
  breakdown,
  plan: z.nullable(plan),
  otherWidth: z.nullable(z.object({ rollWidth: metres, total: pounds, breakdown, plan })),
  packs: z.nullable(z.int()),
  packArea: z.nullable(squareMetres),
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

const price = (name: PriceName) =>
  z.optional(
    z.number('must be a number.').check(
      z.check(({ value, issues }) => {
        const message = findPriceProblem(name, value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    ),
  );

/** The price book in displayed units: pounds, m² per pack, per cent of waste. */
const priceBook = z.object({
  /** Counts the edits: a save names the version on which it is based. */
  version: z.int(),
  prices: z.array(
    z.object({
      name: z.enum(priceNames),
      value: z.number(),
      /** Who changed it last, and when; null for an original price. */
      changedBy: z.nullable(z.string()),
      changedAt: z.nullable(z.string()),
    }),
  ),
});
export type ShownPriceBook = z.output<typeof priceBook>;

/** The prices that the calculator works with. */
export const getPriceBook = defineEndpoint({
  method: 'GET',
  path: '/api/admin/price-book',
  access: 'admin',
  answer: priceBook,
});

/** Saves prices. 409 when somebody else has saved since `version`. */
export const editPriceBook = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/price-book',
  access: 'admin',
  body: z.object({
    version: z.int('must be the version that was read.'),
    prices: z.strictObject(
      Object.fromEntries(priceNames.map((name) => [name, price(name)])) as Record<
        PriceName,
        ReturnType<typeof price>
      >,
    ),
  }),
  answer: priceBook,
});
