import type { FastifyInstance } from 'fastify';
import { AddressLookupError } from '#platform/server/address-lookup/address-lookup.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { listAddresses } from '../../address-contract.ts';
import type { BookingDeps } from '../booking-deps.ts';

const perHour = 40;

/** Registers the look-up of addresses. */
export function addAddressRoutes(
  app: FastifyInstance,
  { db, clock, lookUpAddresses }: Pick<BookingDeps, 'db' | 'clock' | 'lookUpAddresses'>,
) {
  serveEndpoint(app, listAddresses, async ({ query, request }) => {
    if (!lookUpAddresses) return { addresses: [] };
    const limits = formLimits('addresses', perHour);
    await countAgainstLimits(db, limits, callerNetwork(request), clock());
    try {
      return { addresses: [...(await lookUpAddresses(query.postcode))] };
    } catch (error) {
      if (!(error instanceof AddressLookupError)) throw error;
      request.log.warn({ reason: error.message }, 'address look-up failed');
      return { addresses: [] };
    }
  });
}
