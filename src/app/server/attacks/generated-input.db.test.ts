import { isUtf8 } from 'node:buffer';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPersonalData } from '#app/admin-contract.ts';
import { exportAppointments } from '#features/booking/contract.ts';
import { exportCustomers } from '#features/customers/import-contract.ts';
import { exportEnquiries } from '#features/enquiries/contract.ts';
import { buildBadCall, buildBadFrame, endpoints } from '#tests/support/bad-input/calls.ts';
import { Random } from '#tests/support/bad-input/random.ts';
import { connectChat } from '#tests/support/chat/chat-client.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { loopLength } from '#tests/support/long-run.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const seed = Number(process.env.PROPERTY_SEED ?? 20_261_122);
const calls = loopLength(1_200, 2_400);
const frames = loopLength(300, 600);

/** WebSocket close code for a text frame that is not valid UTF-8. */
const notUtf8 = 1007;

/** Exports, which are in the audit log. */
const logged = new Set<string>(
  [exportPersonalData, exportCustomers, exportAppointments, exportEnquiries].map(
    ({ path }) => path,
  ),
);

/** Tables with counters, heartbeats, challenges and refused attempts, which change whatever is sent. */
const ownTables = [
  'rate_limits',
  'chat_presence',
  'readiness_probes',
  'factor_challenges',
  'security_log',
];

let site: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await startTestApp({ chat: { messagesPerMinute: 1_000_000 } });
  admin = await staffHeaders(site, 'admin');
});
afterAll(() => site.close());

async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = (await site.database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { table_name: string }[] };
  const counts: Record<string, number> = {};
  for (const { table_name: name } of tables) {
    if (ownTables.includes(name)) continue;
    const { rows } = (await site.database.db.execute(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )) as unknown as { rows: { count: number }[] };
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

describe('input made from the contracts, with something wrong in it', () => {
  it('is generated for every endpoint of the API', () => {
    const declared = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
    const served = site.app
      .listRoutes()
      .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    // The calendar file of a visit has no schema: its only input is the token.
    expect(served.filter((route) => !declared.has(route))).toEqual([
      'GET /api/visits/:token/calendar.ics',
    ]);
  });

  it(`is refused ${calls} times with an error message, over HTTP, and stores nothing (PROPERTY_SEED=${seed})`, async () => {
    const random = new Random(seed);
    const before = await countRows();
    let exports = 0;
    for (let i = 0; i < calls; i += 1) {
      const endpoint = endpoints[i % endpoints.length];
      if (!endpoint) throw new Error('There are no endpoints.');
      const isAdmin = random.chance(0.5) && endpoint.path !== '/api/team/logout';
      const { method, url, headers, body } = buildBadCall(endpoint, random);
      const answer = await site.app.inject({
        method,
        url,
        headers: { ...headers, ...(isAdmin && admin) },
        ...(body && { payload: body }),
      });
      const what = `${method} ${url.slice(0, 200)} ${body?.toString().slice(0, 300)}`;
      expect(answer.statusCode, what).toBeLessThan(500);
      if (body && endpoint.body) expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
      if (answer.statusCode < 400) {
        exports += Number(logged.has(endpoint.path));
        continue;
      }
      const { detail } = answer.json();
      expect(detail, what).toMatch(/\S/);
      expect(detail, what).not.toMatch(/\b(expected|received|Invalid (input|option)|undefined)\b/);
    }
    // A generated query may happen to be valid. Only exports then leave a trace, in the audit log.
    expect(await countRows()).toEqual({ ...before, changes: (before.changes ?? 0) + exports });
  });

  it(`is refused ${frames} times with an error message, over a socket, and stores nothing`, async () => {
    const random = new Random(seed);
    const before = await countRows();
    let client = await connectChat(site);
    for (let i = 0; i < frames; i += 1) {
      const frame = buildBadFrame(random).subarray(0, 60_000);
      const closed = isUtf8(frame) ? undefined : client.closed();
      client.socket.send(frame, { binary: false });
      if (closed) {
        expect(await closed).toBe(notUtf8);
        client = await connectChat(site);
        continue;
      }
      const refusal = await client.next('error');
      expect(refusal.code, frame.toString().slice(0, 300)).toBe('invalid');
      expect(refusal.message).toMatch(/\S\.$/);
    }
    client.close();
    expect(await countRows()).toEqual(before);
  });
});
