import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';
import { saturate } from '../chat/chat.ts';
import { median, round, roundRatio, startBenchServer } from '../load.ts';

const rounds = 3;

/**
 * Our chat at saturation against a room server of Socket.IO's that does one INSERT a message: the same writers, each
 * sending its next message when the last is acknowledged, and a team member who hears all.
 * @param folder where Socket.IO is installed
 */
export async function compareSocketIo(folder: string, print: (line: string) => void) {
  if (await isPostgresThere()) await compareOn('PostgreSQL', folder, print);
  else print('Socket.IO on PostgreSQL: left out, for PostgreSQL does not answer');
  await compareOn('PGlite', folder, print);
}

async function compareOn(
  kind: 'PostgreSQL' | 'PGlite',
  folder: string,
  print: (line: string) => void,
) {
  const turns: { ours: number; theirs: number }[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    turns.push({
      ours: await measure(kind, 'site'),
      theirs: await measure(kind, 'socket-io-chat', folder),
    });
  const ratios = turns.map(({ ours, theirs }) => ours / theirs);
  const rates = (['ours', 'theirs'] as const).map((of) =>
    round(median(turns.map((turn) => turn[of])), 0),
  );
  print(
    `chat at saturation ÷ Socket.IO with the same INSERT, messages/s, ${kind}: ${roundRatio(median(ratios))} (${ratios.map(roundRatio).join(' ')}), ${rates.join(' and ')} messages/s, websockets only`,
  );
}

/** Each time with a database of its own, so that no turn meets the rows of another. */
async function measure(kind: 'PostgreSQL' | 'PGlite', server: string, folder?: string) {
  const database = kind === 'PostgreSQL' ? await makePostgresDatabase() : undefined;
  const env: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  try {
    return await saturate(await startBenchServer(server, folder, env), folder);
  } finally {
    await database?.drop();
  }
}
