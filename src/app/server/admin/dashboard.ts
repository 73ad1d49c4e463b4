import type { FastifyInstance } from 'fastify';
import { type Dashboard, readDashboard } from '#app/dashboard-contract.ts';
import {
  findOldestPending,
  findVisitsOfDay,
  sumWeeks,
} from '#features/booking/server/queries-dashboard.ts';
import { findLongestWaiting } from '#features/chat/server/conversations/queries-waiting.ts';
import { findOldestNewEnquiries } from '#features/enquiries/server/queries.ts';
import {
  addDays,
  type Day,
  dayInLondon,
  instantInLondon,
  weekdayOf,
} from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { toPounds } from '#platform/units/pounds.ts';

const shownWaiting = 10;
const shownWeeks = 12;
const aboutLength = 120;

/** Serves the dashboard, combined from features that do not know each other. */
export function addDashboard(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  serveEndpoint(app, readDashboard, async () => {
    const today = dayInLondon(clock());
    const waiting = await findWaiting(db);
    return {
      today,
      visits: await findVisitsOfDay(db, today),
      waiting: waiting.slice(0, shownWaiting),
      hasMoreWaiting: waiting.length > shownWaiting,
      weeks: await readWeeks(db, today),
    };
  });
}

/** What waits for us, the longest first: of each kind one more than is shown, so that none is missed. */
async function findWaiting(db: Db): Promise<Dashboard['waiting']> {
  const limit = shownWaiting + 1;
  const enquiries = await findOldestNewEnquiries(db, limit);
  const appointments = await findOldestPending(db, limit);
  const chats = await findLongestWaiting(db, limit);
  return [
    ...enquiries.map(({ id, firstName, lastName, message, createdAt }) => ({
      kind: 'lead' as const,
      id,
      name: `${firstName} ${lastName}`,
      about: cut(message),
      since: createdAt,
    })),
    ...appointments.map(({ id, customerName, requirements, createdAt }) => ({
      kind: 'appointment' as const,
      id,
      name: customerName,
      about: cut(requirements),
      since: createdAt,
    })),
    ...chats.map(({ id, customerName, subject, since }) => ({
      kind: 'chat' as const,
      id,
      name: customerName,
      about: cut(subject),
      since,
    })),
  ]
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .map((one) => ({ ...one, since: one.since.toISOString() }));
}

function cut(text: string | null): string | null {
  return text && text.length > aboutLength ? `${text.slice(0, aboutLength - 1).trimEnd()}…` : text;
}

async function readWeeks(db: Db, today: Day): Promise<Dashboard['weeks']> {
  const thisMonday = addDays(today, -((weekdayOf(today) + 6) % 7));
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
