import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { toMillimetres } from '#platform/units/lengths.ts';
import type { Estimate, EstimateRequest } from '../contract.ts';
import type { EstimateJob, Estimate as PricedJob } from '../estimate.ts';
import type { PriceBook } from '../price-book.ts';
import { toDoorways, toSpace } from '../to-space.ts';
import { type EstimatedProduct, presentEstimate } from './present-estimate.ts';
import { type EstimateRow, insertEstimates, readPriceBook } from './queries.ts';

/** Prices a job in this thread or in another one. */
export type PriceJob = (job: EstimateJob, prices: PriceBook) => PricedJob | Promise<PricedJob>;

const flooringOf: Record<string, EstimateRequest['flooringType']> = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'vinyl',
  laminate: 'laminate',
};

/**
 * Prices a job with the price book, or with a product's own price, and stores the estimate under an id of
 * 128 random bits.
 * @throws Problem 400 when the product cannot be estimated or is not of the requested flooring type, or the
 * underlay is none
 */
export async function giveEstimate(
  db: Db,
  request: EstimateRequest,
  context: {
    now: Date;
    findProduct: (id: string) => Promise<EstimatedProduct | undefined>;
    estimateJob: PriceJob;
    /** Of rooms that were measured on a visit. */
    measured?: NonNullable<Estimate['measured']>;
    /** The prices in force and the storing, if both are done for several estimates at once. */
    prices?: PriceBook;
    store?: (row: EstimateRow) => Promise<void>;
  },
): Promise<Estimate> {
  const product = await chooseProduct(request, context.findProduct);
  const underlay = await chooseUnderlay(request.underlayId, product, context.findProduct);
  const prices = context.prices ?? (await readPriceBook(db));
  if (request.flooringType !== 'carpet' && request.rooms.every(({ stairs }) => stairs)) {
    throw fieldProblem(
      'rooms',
      'must hold a room: a hard floor on stairs is priced at the free measure.',
    );
  }
  const priced = await context.estimateJob(
    {
      rooms: request.rooms.map(toSpace),
      links: request.rooms.map(({ link }) => link),
      flooringType: request.flooringType,
      rollWidthMm: toMillimetres(request.carpetWidth),
      includeInstallation: request.includeInstallation,
      fewestJoins: request.fewestJoins ?? false,
      thorough: request.thorough ?? false,
      product,
      doorways: request.rooms.map(toDoorways),
      extras: request.extras,
      underlay,
    },
    prices,
  );
  const id = randomBytes(16).toString('base64url');
  const { promisePercent } = prices;
  const { now: createdAt, measured } = context;
  // The promise is about what is measured later.
  const about = {
    id,
    createdAt,
    product,
    underlay,
    ...(measured ? { measured } : { promisePercent }),
  };
  const answer = presentEstimate(priced, request, about);
  const store = context.store ?? ((row) => insertEstimates(db, [row]));
  await store({
    id,
    request,
    answer,
    totalPence: priced.breakdown.totalPence,
    createdAt: context.now,
  });
  return answer;
}

async function chooseProduct(
  { productId, flooringType }: EstimateRequest,
  findProduct: (id: string) => Promise<EstimatedProduct | undefined>,
) {
  if (productId === undefined) return undefined;
  const product = await findProduct(productId);
  if (!product) throw badProduct('is not the id of a product we sell.');
  if (flooringOf[product.category] === undefined || product.unit !== 'm²')
    throw badProduct('is not a floor sold by the square metre.');
  if (product.pricePence === 0) throw badProduct('has no price yet: please ask us for a quote.');
  if (flooringOf[product.category] !== flooringType)
    throw badProduct(`is not ${flooringType}: choose the flooring type of the product.`);
  return product;
}

async function chooseUnderlay(
  id: string | undefined,
  product: EstimatedProduct | undefined,
  findProduct: (id: string) => Promise<EstimatedProduct | undefined>,
) {
  if (id === undefined) return undefined;
  if (product?.fittingIncluded)
    throw badUnderlay('must be left out: the price of this floor includes its underlay.');
  const underlay = await findProduct(id);
  if (!underlay?.isCarpetUnderlay) throw badUnderlay('is not the id of a carpet underlay we sell.');
  if (underlay.pricePence === 0) throw badUnderlay('has no price yet: please ask us for a quote.');
  return underlay;
}

const badUnderlay = (message: string) => fieldProblem('underlayId', message);

function badProduct(message: string) {
  return fieldProblem('productId', message);
}
