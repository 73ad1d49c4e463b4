import type { EstimateRequest } from '../contract.ts';
import { cheapestRoll } from '../limits.ts';
import type { RoomFloorInput } from '../room-contract.ts';
import { findProductFault, findUnderlayFault, type PricingDeps } from './price-floor.ts';

type FindProduct = PricingDeps['findProduct'];

/**
 * A job of measured rooms in which each floor that cannot be priced (any more) is to be chosen, and without an underlay
 * that cannot be: what was measured hours ago is not lost for a product.
 */
export async function openUnsold(
  { productId, underlayId, ...job }: EstimateRequest,
  findProduct: FindProduct,
): Promise<EstimateRequest> {
  const { flooringType } = job;
  const usual: RoomFloorInput | undefined =
    productId === undefined ? undefined : { flooringType, productId };
  const isUsualSold = !usual || (await isSold(usual, findProduct));
  const isUnderlaySold =
    underlayId !== undefined && findUnderlayFault(await findProduct(underlayId)) === undefined;
  const rooms = [];
  for (const room of job.rooms) {
    const floor = room.floor ?? (isUsualSold ? undefined : usual);
    const isOpen = floor && !(await isSold(floor, findProduct));
    rooms.push({ ...room, ...(isOpen && { floor: toOpen(floor) }) });
  }
  return {
    ...job,
    rooms,
    ...(isUsualSold && productId !== undefined && { productId }),
    // The narrow rolls are a product's.
    ...(!isUsualSold && { carpetWidth: 4 }),
    ...(isUnderlaySold && { underlayId }),
  };
}

const isSold = async ({ productId, flooringType }: RoomFloorInput, findProduct: FindProduct) =>
  productId === undefined ||
  findProductFault(await findProduct(productId), flooringType) === undefined;

const toOpen = ({ flooringType, fewestJoins }: RoomFloorInput): RoomFloorInput => ({
  flooringType,
  ...(flooringType === 'carpet' && { carpetWidth: cheapestRoll }),
  ...(fewestJoins !== undefined && { fewestJoins }),
  toBeChosen: true,
});
