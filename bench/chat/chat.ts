import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { length } from '../lengths.ts';
import { type BenchServer, listRatios, median, round, startBenchServer } from '../load.ts';
import { startChatLoad } from './start-chat-load.ts';

const visitors = length(1_000, 20);
const staff = 5;
const perSecond = 50;
const seconds = length(Number(process.env.CHAT_SECONDS ?? 60));
const saturation = {
  writers: length(200, 10),
  warmUpSeconds: length(2),
  seconds: length(8),
  rounds: length(3),
};

/**
 * The chat under its load (1,000 visitors, 50 messages/s, all heard by the sender and by five team
 * members), and at saturation against a bare socket server that does the same INSERT. Server and load are two processes.
 */
export async function benchChat(print: (line: string) => void) {
  if (await isPostgresThere()) {
    await measure('PostgreSQL', print);
  } else print('PostgreSQL: skipped, for none answers on 127.0.0.1:5432');
  await measure('PGlite', print);
}

async function measure(kind: 'PostgreSQL' | 'PGlite', print: (line: string) => void) {
  const database = kind === 'PostgreSQL' ? await makePostgresDatabase() : undefined;
  const env: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  try {
    await measureIdle(kind, await startBenchServer('site', '', env), print);
    await measureSteady(kind, await startBenchServer('site', '', env), print);
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < saturation.rounds; round += 1) {
      rates.ours.push(await saturate(await startBenchServer('site', '', env)));
      const fresh = database && (await makePostgresDatabase());
      rates.bare.push(
        await saturate(
          await startBenchServer('bare-chat', '', fresh ? { DATABASE_URL: fresh.url } : {}),
        ),
      );
      await fresh?.drop();
    }
    const ratios = rates.ours.map((rate, i) => rate / (rates.bare[i] ?? Number.NaN));
    print(
      `${kind}: saturation ÷ bare ws server with the same INSERT: ${listRatios(ratios)}, ${round(median(rates.ours), 0)} and ${round(median(rates.bare), 0)} messages/s`,
    );
  } finally {
    await database?.drop();
  }
}

/** Memory by what the process grows when many more connect. It starts with free pages, so the resident part is a lower bound. */
async function measureIdle(kind: string, server: BenchServer, print: (line: string) => void) {
  const load = startChatLoad();
  const [few, many] = [length(1_000, 10), length(8_000, 50)];
  await load.send({ do: 'connect', origin: server.origin, visitors: few, staff: 0 });
  const before = await server.measureMemory();
  await load.send({ do: 'connect', origin: server.origin, visitors: many, staff: 0 });
  const after = await server.measureMemory();
  const each = (bytes: number) => `${round(bytes / (many - few) / 1024, 1)} KiB`;
  print(
    `${kind}: memory of an idle connection: ${each(after.heap - before.heap)} of JavaScript, ${each(after.resident - before.resident)} more resident`,
  );
  await load.stop();
  await server.stop();
}

async function measureSteady(kind: string, server: BenchServer, print: (line: string) => void) {
  const load = startChatLoad();
  await load.send({ do: 'connect', origin: server.origin, visitors, staff });
  await load.send({ do: 'begin' });
  const figures = await load.measure({ do: 'steady', perSecond, seconds });
  print(
    `${kind}: ${visitors} visitors and ${staff} team members, ${perSecond} messages/s for ${seconds} s: ${figures.acknowledged} of ${figures.sent} acknowledged, ${figures.lost} lost, ${figures.doubled} doubled, ${figures.disordered} out of order`,
  );
  print(
    `${kind}: from sending to delivery: p50 ${round(figures.p50, 1)} ms, p99 ${round(figures.p99, 1)} ms, longest ${round(figures.most, 1)} ms`,
  );
  await load.stop();
  await server.stop();
}

async function saturate(server: BenchServer): Promise<number> {
  const load = startChatLoad();
  const { writers, warmUpSeconds, seconds: duration } = saturation;
  await load.send({ do: 'connect', origin: server.origin, visitors: writers, staff: 1 });
  await load.send({ do: 'begin' });
  await load.measure({ do: 'saturate', writers, seconds: warmUpSeconds });
  const figures = await load.measure({ do: 'saturate', writers, seconds: duration });
  await load.stop();
  await server.stop();
  if (figures.lost + figures.doubled > 0)
    throw new Error(`${figures.lost} messages lost, ${figures.doubled} doubled at saturation`);
  return figures.perSecond;
}
