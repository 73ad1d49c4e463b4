import type { FastifyInstance } from 'fastify';
import { readPeriods, readRetention } from '#app/retention-contract.ts';
import type { PerKind } from '#features/business/firm-settings.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { addMonths, perKind } from './cutoffs.ts';
import { findRetentionRun } from './queries-run.ts';
import { countDue, type RetentionDeps, readMonths } from './run-retention.ts';

/** Registers what the privacy page and the admin panel read about the retention of data. */
export function addRetentionRoutes(
  app: FastifyInstance,
  { db, clock }: Omit<RetentionDeps, 'months'>,
) {
  serveEndpoint(app, readPeriods, () => readMonths(db));

  serveEndpoint(app, readRetention, async () => {
    const now = clock();
    const months = await readMonths(db);
    const today = await countDue({ db, months }, now);
    const inAMonth = await countDue({ db, months }, addMonths(now, 1));
    const run = await findRetentionRun(db);
    return {
      periods: months,
      today,
      nextMonth: subtract(inAMonth, today),
      last: run
        ? {
            startedAt: run.startedAt.toISOString(),
            finishedAt: run.finishedAt?.toISOString() ?? null,
            removed: perKind((kind) => run.removed[kind] ?? 0),
          }
        : null,
      dueAt: run?.finishedAt ? run.dueAt.toISOString() : null,
    };
  });
}

const subtract = (from: PerKind, what: PerKind): PerKind =>
  perKind((kind) => Math.max(0, from[kind] - what[kind]));
