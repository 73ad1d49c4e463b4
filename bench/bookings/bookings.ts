import { randomUUID } from 'node:crypto';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { type BenchServer, type Load, load, median, round, startBenchServer } from '../load.ts';
import { insertBooking, openBareDatabase } from './bare-bookings.ts';

const rounds = 3;
const warmUpSeconds = 4;
const seconds = 4;
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
  const measured: Round[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const inserts = await measureInserts();
    const bare = await measure(await startBenchServer('bare-bookings'));
    const ours = await measure(await startBenchServer('site'));
    measured.push({ ours, bare, inserts });
    print(
      `bookings acknowledged: ${describe(ours)}; bare server: ${describe(bare)}, ratio ${round(ours.perSecond / bare.perSecond)}; bare INSERT commits: ${round(inserts, 0)}/s, ratio ${round(ours.perSecond / inserts)}`,
    );
  }
  const middle = (ratioOf: (round: Round) => number) => round(median(measured.map(ratioOf)));
  print(
    `bookings ÷ bare server with one INSERT each, median of ${rounds}: ${middle(({ ours, bare }) => ours.perSecond / bare.perSecond)}`,
  );
  print(
    `bookings ÷ bare INSERT commits, median of ${rounds}: ${middle(({ ours, inserts }) => ours.perSecond / inserts)}`,
  );
  print(
    `processor of the bare server ÷ that of a booking, median of ${rounds}: ${middle(({ ours, bare }) => bare.processorMs / ours.processorMs)}`,
  );
}

const describe = ({ perSecond, p99, processorMs }: Figures) =>
  `${round(perSecond, 0)}/s, p99 ${round(p99, 1)} ms, ${round(processorMs)} ms of processor each`;

let people = 0;
function nextBooking() {
  people += 1;
  const phone = `01632 9${String(people).padStart(5, '0')}`;
  return buildBooking({
    customerName: `Ann Price ${people}`,
    email: `ann-${people}@example.com`,
    phone,
  });
}

async function measure(server: BenchServer): Promise<Figures> {
  await book(server, warmUpSeconds);
  const before = await server.measureProcessor();
  const figures = await book(server, seconds);
  const processorMs = ((await server.measureProcessor()) - before) / (figures.perSecond * seconds);
  await server.stop();
  return { ...figures, processorMs };
}

function book({ origin }: BenchServer, length: number): Promise<Load> {
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
    seconds: length,
  });
}

async function measureInserts(): Promise<number> {
  const { driver, close } = await openBareDatabase();
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const send = async () => {
    while (performance.now() < until) {
      await insertBooking(driver, nextBooking());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, send));
  await close();
  return count / seconds;
}
