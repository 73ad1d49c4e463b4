import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { toMillimetres } from '#platform/units/lengths.ts';
import type { Estimate, EstimateRequest } from '../contract.ts';
import type { EstimateJob, Estimate as PricedJob } from '../estimate.ts';
import type { PriceBook } from '../price-book.ts';
import { type EstimatedProduct, presentEstimate } from './present-estimate.ts';
import { insertEstimate, readPriceBook } from './queries.ts';

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
 * @throws Problem 400 when the product cannot be estimated or is not of the requested flooring type
 */
export async function giveEstimate(
  db: Db,
  request: EstimateRequest,
  context: {
    now: Date;
    findProduct: (id: string) => Promise<EstimatedProduct | undefined>;
    estimateJob: PriceJob;
  },
): Promise<Estimate> {
  const product = await chooseProduct(request, context.findProduct);
  const priced = await context.estimateJob(
    {
      rooms: request.rooms.map((room) => ({
        lengthMm: toMillimetres(room.length),
        widthMm: toMillimetres(room.width),
      })),
      flooringType: request.flooringType,
      rollWidthMm: toMillimetres(request.carpetWidth),
      includeInstallation: request.includeInstallation,
      product,
    },
    await readPriceBook(db),
  );
  const id = randomBytes(16).toString('base64url');
  const answer = presentEstimate(priced, request, { id, createdAt: context.now, product });
  await insertEstimate(db, {
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

function badProduct(message: string) {
  return fieldProblem('productId', message);
}
