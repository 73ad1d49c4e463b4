import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { notifyOnTheWay as notifyEndpoint } from '../../messages/contract.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { notifyOnTheWay } from './notify-on-the-way.ts';

/** Registers the routes by which staff write to customers on the day of their visit. */
export function addMessageRoutes(
  app: FastifyInstance,
  deps: Pick<BookingDeps, 'db' | 'clock' | 'sendsTexts'>,
) {
  serveEndpoint(app, notifyEndpoint, async ({ body, staff }) => {
    await notifyOnTheWay(deps, body, staff);
    return { id: body.id };
  });
}
