import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addDays, dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import { hashToken } from '#platform/server/http/security/tokens.ts';
import { countAgainstLimit } from '#platform/server/http/submissions/rate-limit.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import { calendarFeedPath } from '../../calendars/contract.ts';
import { findDaysClosedByStaff } from '../diary/queries-closed-days.ts';
import { findTimeOff } from '../diary/queries-diary.ts';
import type { FeedDeps } from './change-feeds.ts';
import { findFeedByToken, findFeedVisits } from './queries-feeds.ts';
import { renderFeed } from './render-feed.ts';

const pastDays = 30;
/** Ahead of every day that anybody plans. */
const farDays = 3_660;
/** Some calendar services read the feeds of many people from one network. */
const readsPerHour = { name: 'calendar feeds an hour', limit: 600, windowSeconds: 3_600 };

/** Serves the feeds. Their address is the only authentication. */
export function serveFeeds(app: FastifyInstance, { db, clock }: FeedDeps) {
  app.get<{ Params: { token: string } }>(
    calendarFeedPath,
    {
      config: { access: 'anyone' },
      schema: { summary: 'The visits of a fitter, or of everybody, for calendar apps' },
    },
    async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      await countAgainstLimit(db, readsPerHour, callerNetwork(request), clock());
      const text = await readFeed(db, request.params.token, clock());
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="visits.ics"')
        .send(text);
    },
  );
}

/** @throws Problem 404 for an address that is unknown or revoked */
async function readFeed(db: Db, token: string, now: Date): Promise<string> {
  const feed = token.endsWith('.ics')
    ? await findFeedByToken(db, hashToken(token.slice(0, -'.ics'.length)))
    : undefined;
  if (!feed) throw new Problem(404, 'There is no calendar at this address.');
  const { fitterId, fitterName } = feed;
  const from = addDays(dayInLondon(now), -pastDays);
  const to = addDays(from, farDays);
  const visits = await findFeedVisits(db, fitterId, from);
  if (fitterId === null) return renderFeed({ fitterName, visits, timeOff: [], closedDays: [] });
  const timeOff = await findTimeOff(db, from, to);
  return renderFeed({
    fitterName,
    visits,
    timeOff: timeOff.filter((period) => period.fitterId === fitterId),
    closedDays: await findDaysClosedByStaff(db, from, to),
  });
}
