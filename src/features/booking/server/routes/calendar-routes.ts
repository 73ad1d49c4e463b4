import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import {
  type Calendars,
  connectExternalCalendar,
  createCalendarFeed,
  disconnectExternalCalendar,
  listCalendars,
  revokeCalendarFeed,
} from '../../calendars/contract.ts';
import { feedOfAll } from '../../calendars/feed-of-all.ts';
import { createFeed, type FeedDeps, revokeFeed } from '../calendar-feeds/change-feeds.ts';
import { findFeeds } from '../calendar-feeds/queries-feeds.ts';
import { serveFeeds } from '../calendar-feeds/serve-feed.ts';
import { findComingVisits, findFitters } from '../diary/queries-diary.ts';
import { connectCalendar, disconnectCalendar } from '../external-calendars/connect-calendar.ts';
import { findBusyVisits } from '../external-calendars/find-busy-visits.ts';
import { findExternalCalendars } from '../external-calendars/queries-external.ts';
import type { CalendarDeps } from '../external-calendars/read-due-calendars.ts';

/** Registers the routes for the calendars of fitters. */
export function addCalendarRoutes(app: FastifyInstance, deps: FeedDeps & CalendarDeps) {
  const { db, clock } = deps;

  serveEndpoint(app, listCalendars, () => presentCalendars(db, clock()));
  serveEndpoint(app, createCalendarFeed, async ({ params, staff }) => {
    return { url: await createFeed(deps, params.id, staff) };
  });
  serveEndpoint(app, revokeCalendarFeed, async ({ params, staff }) => {
    await revokeFeed(deps, params.id, staff);
    return undefined;
  });
  serveEndpoint(app, connectExternalCalendar, async ({ params, body, staff }) => {
    await connectCalendar(deps, { fitterId: params.id, url: body.url, staff });
    return undefined;
  });
  serveEndpoint(app, disconnectExternalCalendar, async ({ params, staff }) => {
    await disconnectCalendar(deps, { fitterId: params.id, staff });
    return undefined;
  });
  serveFeeds(app, deps);
}

async function presentCalendars(db: Db, now: Date): Promise<Calendars> {
  const since = new Map((await findFeeds(db)).map(({ id, createdAt }) => [id, createdAt]));
  const feedSince = (id: string) => since.get(id)?.toISOString() ?? null;
  const externals = new Map((await findExternalCalendars(db)).map((row) => [row.fitterId, row]));
  const coming = await findComingVisits(db, now);
  const busy = await findBusyVisits(db, coming);
  const fitters = await findFitters(db);
  return {
    allFeedSince: feedSince(feedOfAll),
    fitters: fitters.map(({ id }) => {
      const external = externals.get(id);
      return {
        fitterId: id,
        feedSince: feedSince(id),
        external: external
          ? {
              host: new URL(external.url).host,
              succeededAt: external.succeededAt.toISOString(),
              error: external.error,
              notices: external.notices,
            }
          : null,
        busyVisits: coming.filter(
          ({ fitterId, appointmentId }) => fitterId === id && busy.has(appointmentId),
        ),
      };
    }),
  };
}
