import type { FastifyInstance } from 'fastify';
import { type Dashboard, readDashboard } from '#app/dashboard-contract.ts';
import { findVisitsOfDay, sumWeeks } from '#features/booking/server/queries-dashboard.ts';
import {
  addDays,
  type Day,
  dayInLondon,
  instantInLondon,
  mondayOf,
} from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { readWorkQueue } from '../waiting/read-work-queue.ts';

const shownWeeks = 12;

/** Serves the dashboard, combined from features that do not know each other. */
export function addDashboard(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, readDashboard, async () => {
    const now = clock();
    const today = dayInLondon(now);
    return {
      today,
      visits: await findVisitsOfDay(db, today),
      ...(await readWorkQueue(db, now)),
      weeks: await readWeeks(db, today),
    };
  });
}

async function readWeeks(db: Db, today: Day): Promise<Dashboard['weeks']> {
  const thisMonday = mondayOf(today);
  const mondays = Array.from({ length: shownWeeks }, (_, week) =>
    addDays(thisMonday, 7 * (week + 1 - shownWeeks)),
  );
  const sums = await sumWeeks(
    db,
    mondays.map((monday) => instantInLondon(monday, '00:00')),
  );
  return mondays.map((from, week) => {
    const { bookings = 0, quotedPence = 0 } = sums.get(week) ?? {};
    return { from, bookings, quoted: toPounds(quotedPence) };
  });
}
