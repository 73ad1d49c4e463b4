import { callEndpoint } from '#platform/client/request.ts';
import type { listAddresses } from '../../../address-contract.ts';

/** The addresses of a postcode, each once; none where they cannot be looked up. */
export async function readAddresses(postcode: string): Promise<string[]> {
  try {
    const { addresses } = await callEndpoint<typeof listAddresses>('GET', '/api/addresses', {
      query: { postcode },
    });
    return [...new Set(addresses)];
  } catch {
    // Optional: the address can be typed.
    return [];
  }
}
