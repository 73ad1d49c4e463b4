import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/database/database.ts';
import type { Estimate, EstimateRequest } from '../contract.ts';
import { cheapestRoll } from '../limits.ts';
import type { PriceBook } from '../price-book.ts';
import type { RoomInput } from '../room-contract.ts';
import { splitByFloor } from '../several-floors.ts';
import { presentEstimate } from './present-estimate.ts';
import { type PricingDeps, priceFloor } from './price-floor.ts';
import { priceFloors } from './price-floors.ts';
import { type EstimateRow, insertEstimates, readPriceBook } from './queries.ts';

type EstimateContext = Omit<PricingDeps, 'prices'> & {
  now: Date;
  /** Of rooms that were measured on a visit. */
  measured?: NonNullable<Estimate['measured']>;
  /** The prices in force and the storing, if both are done for several estimates at once. */
  prices?: PriceBook;
  store?: (row: EstimateRow) => Promise<void>;
};

/**
 * Prices a job with the price book, or with a product's own price, and stores the estimate under an id of
 * 128 random bits. Rooms with floors of their own are priced floor by floor.
 * @throws Problem 400 when a product cannot be estimated or is not of the requested flooring type, or the
 * underlay is none
 */
export async function giveEstimate(
  db: Db,
  request: EstimateRequest,
  context: EstimateContext,
): Promise<Estimate> {
  const { answer, totalPence } = await priceEstimate(db, request, context);
  const store = context.store ?? ((row) => insertEstimates(db, [row]));
  await store({ id: answer.id, request, answer, totalPence, createdAt: context.now });
  return answer;
}

/** The same, not stored. */
export async function priceEstimate(
  db: Db,
  request: EstimateRequest,
  context: Omit<EstimateContext, 'store'>,
): Promise<{ answer: Estimate; totalPence: number }> {
  const prices = context.prices ?? (await readPriceBook(db));
  const id = randomBytes(16).toString('base64url');
  const { promisePercent } = prices;
  const { now: createdAt, measured } = context;
  // The promise is about what is measured later.
  const about = { id, createdAt, ...(measured ? { measured } : { promisePercent }) };
  const [first, ...others] = splitByFloor<RoomInput, EstimateRequest>(request);
  if (!first) throw new Error('A job without rooms was priced.');
  if (others.length > 0)
    return priceFloors([first, ...others], request, { ...context, prices, about });
  const { job, choice } = first;
  const takesCheapest = choice?.carpetWidth === cheapestRoll;
  const { priced, ...chosen } = await priceFloor(job, { ...context, prices, takesCheapest });
  return {
    answer: presentEstimate(priced, job, { ...about, ...chosen, choice }),
    totalPence: priced.breakdown.totalPence,
  };
}
