import { fieldProblem } from '#platform/server/http/errors/problem.ts';
import { toMillimetres } from '#platform/units/lengths.ts';
import type { EstimateRequest } from '../contract.ts';
import type { EstimateJob, Estimate as PricedJob } from '../estimate.ts';
import type { PriceBook } from '../price-book.ts';
import { toDoorways, toSpace } from '../to-space.ts';
import type { EstimatedProduct } from './present-estimate.ts';

/** Prices a job in this thread or in another one. */
export type PriceJob = (job: EstimateJob, prices: PriceBook) => PricedJob | Promise<PricedJob>;

export type PricingDeps = {
  findProduct: (id: string) => Promise<EstimatedProduct | undefined>;
  estimateJob: PriceJob;
  /** The prices in force. */
  prices: PriceBook;
};

const flooringOf: Record<string, EstimateRequest['flooringType']> = {
  carpet: 'carpet',
  vinyl: 'vinyl',
  lvt: 'vinyl',
  laminate: 'laminate',
};

/**
 * Prices one floor.
 * @param context.takesCheapest whether to take another roll where it costs less: of several floors nobody is asked
 * @param context.isOneOfSeveral whether the underlay was chosen for others where the floor's price includes one
 */
export async function priceFloor(
  request: EstimateRequest,
  context: PricingDeps & { takesCheapest?: boolean; isOneOfSeveral?: boolean },
) {
  const product = await chooseProduct(request, context.findProduct);
  const isIncluded = context.isOneOfSeveral && product?.fittingIncluded;
  const underlayId = isIncluded ? undefined : request.underlayId;
  const underlay = await chooseUnderlay(underlayId, product, context.findProduct);
  if (isStairsOnHardFloor(request)) throw stairsAlone();
  const job: EstimateJob = {
    rooms: request.rooms.map(toSpace),
    links: request.rooms.map(({ link }) => link),
    flooringType: request.flooringType,
    rollWidthMm: toMillimetres(request.carpetWidth),
    includeInstallation: request.includeInstallation,
    fewestJoins: request.fewestJoins ?? false,
    thorough: request.thorough ?? false,
    ...(product && { product }),
    doorways: request.rooms.map(toDoorways),
    ...(request.extras && { extras: request.extras }),
    ...(underlay && { underlay }),
  };
  const priced = await context.estimateJob(job, context.prices);
  const { otherWidth, breakdown } = priced;
  const isDearer = otherWidth !== null && otherWidth.breakdown.totalPence < breakdown.totalPence;
  if (!context.takesCheapest || !isDearer) return { priced, product, underlay };
  const { rollWidthMm } = otherWidth.plan;
  const cheaper = await context.estimateJob({ ...job, rollWidthMm }, context.prices);
  return { priced: cheaper, product, underlay };
}

export const stairsAlone = () =>
  fieldProblem('rooms', 'must hold a room: a hard floor on stairs is priced at the free measure.');

/** Whether nothing but stairs is to get a hard floor, which is priced at the visit. */
export const isStairsOnHardFloor = ({ flooringType, rooms }: EstimateRequest) =>
  flooringType !== 'carpet' && rooms.every(({ stairs }) => stairs);

async function chooseProduct(
  { productId, flooringType }: EstimateRequest,
  findProduct: PricingDeps['findProduct'],
) {
  if (productId === undefined) return undefined;
  const product = await findProduct(productId);
  const fault = findProductFault(product, flooringType);
  if (fault) throw badProduct(fault);
  return product;
}

/** Why rooms cannot be priced with a product. */
export function findProductFault(
  product: EstimatedProduct | undefined,
  flooringType: string,
): string | undefined {
  if (!product) return 'is not the id of a product we sell.';
  if (flooringOf[product.category] === undefined || product.unit !== 'm²')
    return 'is not a floor sold by the square metre.';
  if (product.pricePence === 0) return 'has no price yet: please ask us for a quote.';
  if (flooringOf[product.category] !== flooringType)
    return `is not ${flooringType}: choose the flooring type of the product.`;
  return undefined;
}

/** Why a product cannot be the underlay of a job. */
export function findUnderlayFault(underlay: EstimatedProduct | undefined): string | undefined {
  if (!underlay?.isCarpetUnderlay) return 'is not the id of a carpet underlay we sell.';
  return underlay.pricePence === 0 ? 'has no price yet: please ask us for a quote.' : undefined;
}

async function chooseUnderlay(
  id: string | undefined,
  product: EstimatedProduct | undefined,
  findProduct: PricingDeps['findProduct'],
) {
  if (id === undefined) return undefined;
  if (product?.fittingIncluded)
    throw badUnderlay('must be left out: the price of this floor includes its underlay.');
  const underlay = await findProduct(id);
  const fault = findUnderlayFault(underlay);
  if (fault) throw badUnderlay(fault);
  return underlay;
}

const badUnderlay = (message: string) => fieldProblem('underlayId', message);

function badProduct(message: string) {
  return fieldProblem('productId', message);
}
