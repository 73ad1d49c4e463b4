import type { FastifyInstance } from 'fastify';
import { createBatcher } from '#platform/server/batcher.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { readIdempotentRequest } from '#platform/server/http/submissions/idempotency.ts';
import {
  countAgainstLimit,
  countAllAgainstLimits,
} from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { toPounds } from '#platform/units/pounds.ts';
import {
  calculateEstimate,
  getEstimate,
  getExtraPrices,
  getShownPrices,
  previewPrice,
} from '../contract.ts';
import { isFitted } from '../describe-estimate.ts';
import { emailEstimate as emailEndpoint } from '../email/contract.ts';
import type { PriceBook } from '../price-book.ts';
import { editPriceBook, getPriceBook } from '../price-book-contract.ts';
import { changePrices, presentPriceBook } from './change-prices.ts';
import { type EstimateEmailDeps, emailEstimate } from './email/email-estimate.ts';
import { giveEstimate, priceEstimate } from './give-estimate.ts';
import type { EstimatedProduct } from './present-estimate.ts';
import type { PriceJob } from './price-floor.ts';
import {
  type EstimateRow,
  findEstimate,
  insertEstimates,
  readPriceBook,
  readPriceBookRow,
} from './queries.ts';

/** Each takes some seconds of a processor. */
const thoroughPerMinute = 12;

/** Routes of the cost calculator: estimates, displayed prices, and the price book for admins. */
export function addCalculatorRoutes(
  app: FastifyInstance,
  deps: EstimateEmailDeps & {
    estimatesPerMinute: number;
    findProduct: (id: string) => Promise<EstimatedProduct | undefined>;
    estimateJob: PriceJob;
  },
) {
  const { db, clock, findProduct, estimateJob } = deps;
  const limit = { name: 'estimate', limit: deps.estimatesPerMinute, windowSeconds: 60 };
  const previewLimit = { ...limit, name: 'price preview' };
  const thoroughLimit = { name: 'thorough estimate', limit: thoroughPerMinute, windowSeconds: 60 };
  // Estimates asked for at the same time are counted, and then stored, with one commit each.
  const admit = createBatcher(async (callers: string[]): Promise<(Problem | PriceBook)[]> => {
    const refusals = await countAllAgainstLimits(db, [limit], callers, clock());
    const prices = await readPriceBook(db);
    return refusals.map((refusal) => refusal ?? prices);
  });
  const store = createBatcher(async (rows: EstimateRow[]) => {
    await insertEstimates(db, rows);
    return rows.map(() => undefined);
  });

  serveEndpoint(app, calculateEstimate, async ({ body, request }) => {
    const caller = callerNetwork(request);
    const prices = await admit(caller);
    if (prices instanceof Problem) throw prices;
    const context = { now: clock(), findProduct, estimateJob, prices, store };
    if (body.thorough) await countAgainstLimit(db, thoroughLimit, caller, context.now);
    return giveEstimate(db, body, context);
  });

  serveEndpoint(app, previewPrice, async ({ body, request }) => {
    await countAgainstLimit(db, previewLimit, callerNetwork(request), clock());
    const context = { now: clock(), findProduct, estimateJob };
    const { answer } = await priceEstimate(db, { ...body, thorough: false }, context);
    return { total: answer.breakdown.total, isFitted: isFitted(answer) };
  });

  serveEndpoint(app, getEstimate, async ({ params, reply }) => {
    const stored = await findEstimate(db, params.id);
    if (!stored) throw new Problem(404, 'There is no estimate at this address.');
    reply.header('cache-control', 'private, no-store');
    return stored.answer;
  });

  serveEndpoint(app, emailEndpoint, ({ params, body, request }) =>
    emailEstimate(
      deps,
      { id: params.id, email: body.email },
      { call: readIdempotentRequest(request), from: callerNetwork(request) },
    ),
  );

  serveEndpoint(app, getShownPrices, async () => {
    const { materialPence, installationPence } = await readPriceBook(db);
    return {
      carpet: toPounds(materialPence.carpet),
      vinyl: toPounds(materialPence.vinyl),
      laminate: toPounds(materialPence.laminate),
      installation: toPounds(installationPence),
    };
  });

  serveEndpoint(app, getExtraPrices, async () => {
    const prices = await readPriceBook(db);
    return {
      uplift: toPounds(prices.upliftPence),
      upliftMinimum: toPounds(prices.upliftMinimumPence),
      furniture: toPounds(prices.furniturePence),
      doorTrim: toPounds(prices.doorTrimPence),
      plywood: toPounds(prices.plywoodPence),
      levelling: toPounds(prices.levellingPence),
      carpetUnderlay: toPounds(prices.underlayPence.carpet),
      isUnderlayByRoll: prices.underlayRollAreaMm2.carpet > 0,
      doorBars: {
        carpet: toPounds(prices.doorBarPence),
        hard: toPounds(prices.hardDoorBarPence),
        ramp: toPounds(prices.rampDoorBarPence),
      },
    };
  });

  serveEndpoint(app, getPriceBook, async () => presentPriceBook(await readPriceBookRow(db)));

  serveEndpoint(app, editPriceBook, ({ body, staff }) => changePrices(deps, body, staff));
}
