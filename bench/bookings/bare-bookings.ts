import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BookingInput } from '#features/booking/booking-form.ts';
import { createOrderedId } from '#platform/server/database/ids/ordered-id.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';

export type Driver = {
  query: (statement: string, values?: unknown[]) => Promise<unknown>;
};

const insert = `insert into appointments (id, purpose, flooring_types, project_size, urgency,
    customer_name, email, phone, address, postcode, preferred_dates, preferred_times, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** Opens a new database with the tables and indexes of the site. */
export async function openBareDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wyvern-bench-'));
  const database = await openDatabase(
    { databaseUrl: process.env.DATABASE_URL, dataDir },
    (error) => {
      throw error;
    },
  );
  await database.migrate(path.resolve(import.meta.dirname, '../../migrations'));
  const driver = (database.db as unknown as { $client: Driver }).$client;
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  };
  return { driver, close };
}

/** One booking as one row of the site's table with all its indexes, in a commit of its own. */
export async function insertBooking(driver: Driver, body: BookingInput): Promise<string> {
  const id = createOrderedId();
  await driver.query(insert, [
    id,
    body.purpose ?? 'measure',
    JSON.stringify(body.flooringTypes),
    body.projectSize,
    body.urgency,
    body.customerName,
    body.email,
    body.phone,
    body.address,
    body.postcode,
    JSON.stringify(body.preferredDates),
    JSON.stringify(body.preferredTimes),
    new Date().toISOString(),
  ]);
  return id;
}

/**
 * What bookings are measured against: a server that parses the body, inserts it as one row and answers
 * its id. It checks nothing, knows no repeated request and no limit, and writes no history, email or link.
 */
export async function serveBareBookings(port: number) {
  const { driver } = await openBareDatabase();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const id = await insertBooking(driver, JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id, status: 'pending' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}
