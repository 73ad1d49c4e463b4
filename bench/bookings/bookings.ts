import { randomUUID } from 'node:crypto';
import { length } from '../lengths.ts';
import {
  type BenchServer,
  type Load,
  listRatios,
  load,
  median,
  round,
  startBenchServer,
} from '../load.ts';
import { type Driver, insertBooking, openBareDatabase } from './bare-bookings.ts';
import { bookingOf } from './next-booking.ts';

/** Short turns, many of them: the speed of a shared machine changes by a third within a minute. */
const rounds = length(11);
const warmUpSeconds = length(6);
const seconds = length(2);
const callers = 64;

/** The milliseconds of processor that a server took for a request of the load, which other work on the machine does not lengthen much. */
type Figures = Load & { processorMs: number };
type Round = { ours: Figures; bare: Figures; inserts: number };

/**
 * Bookings acknowledged (each with its history, its two emails, its private link, its kept answer and its
 * count against the limit), against a bare server that inserts the same row in a commit of its own, and
 * against such INSERTs without a server. The same callers send the same bodies, each of another person.
 */
export async function benchBookings(print: (line: string) => void) {
  const site = await startBenchServer('site');
  const bareSite = await startBenchServer('bare-bookings');
  const database = await openBareDatabase();
  await book(site, warmUpSeconds);
  await book(bareSite, warmUpSeconds);
  await countInserts(database.driver, warmUpSeconds);
  const measured: Round[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const inserts = (await countInserts(database.driver, seconds)) / seconds;
    const bare = await measure(bareSite);
    const ours = await measure(site);
    measured.push({ ours, bare, inserts });
  }
  await database.close();
  await bareSite.stop();
  await site.stop();
  const all = (ratioOf: (round: Round) => number) => listRatios(measured.map(ratioOf));
  print(
    `bookings ÷ bare server with one INSERT each: ${all(({ ours, bare }) => ours.perSecond / bare.perSecond)}`,
  );
  print(`bookings ÷ bare INSERT commits: ${all(({ ours, inserts }) => ours.perSecond / inserts)}`);
  print(
    `processor of the bare server ÷ that of a booking: ${all(({ ours, bare }) => bare.processorMs / ours.processorMs)}`,
  );
  print(`bookings acknowledged, medians: ${describe(measured.map(({ ours }) => ours))}`);
  print(`bare server, medians: ${describe(measured.map(({ bare }) => bare))}`);
  print(
    `bare INSERT commits, median: ${round(median(measured.map(({ inserts }) => inserts)), 0)}/s`,
  );
}

function describe(figures: readonly Figures[]): string {
  const middle = (of: keyof Figures, digits: number) =>
    round(median(figures.map((each) => each[of])), digits);
  return `${middle('perSecond', 0)}/s, p99 ${middle('p99', 1)} ms, ${middle('processorMs', 2)} ms of processor each`;
}

let people = 0;
function nextBooking() {
  people += 1;
  return bookingOf(people);
}

async function measure(server: BenchServer): Promise<Figures> {
  const before = await server.measureProcessor();
  const figures = await book(server, seconds);
  const processorMs = ((await server.measureProcessor()) - before) / (figures.perSecond * seconds);
  return { ...figures, processorMs };
}

function book({ origin }: BenchServer, duration: number): Promise<Load> {
  return load(`${origin}/api/appointments`, {
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(nextBooking()),
        }),
      },
    ],
    connections: callers,
    seconds: duration,
  });
}

/** How many bookings as many callers insert at once, each in a commit of its own. */
async function countInserts(driver: Driver, duration: number): Promise<number> {
  const until = performance.now() + duration * 1000;
  let count = 0;
  const send = async () => {
    while (performance.now() < until) {
      await insertBooking(driver, nextBooking());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, send));
  return count;
}
