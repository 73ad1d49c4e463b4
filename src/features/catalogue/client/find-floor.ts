import { callEndpoint } from '#platform/client/request.ts';
import { RequestError } from '#platform/request-error.ts';
import type { getProduct } from '../contract.ts';
import { floorForEstimate } from '../floor-for-estimate.ts';

/** Reads a floor for the calculator: null when it is not sold any more, undefined when that is unknown. */
export async function findFloor(id: string) {
  try {
    const product = await callEndpoint<typeof getProduct>('GET', '/api/products/:id', {
      params: { id },
    });
    return floorForEstimate(product) ?? null;
  } catch (error) {
    return error instanceof RequestError && error.status === 404 ? null : undefined;
  }
}
