import {
  isPostgresThere,
  makePostgresDatabase,
} from '#tests/support/database/postgres-database.ts';

/**
 * Measures on the embedded database, and then on PostgreSQL where one answers.
 * @param count the databases that are needed at once
 * @param measure takes the kind, and for each database the environment of a server that uses it
 */
export async function onBothDatabases(
  count: number,
  measure: (kind: 'PGlite' | 'PostgreSQL', envs: Record<string, string>[]) => Promise<void>,
  print: (line: string) => void,
) {
  await measure(
    'PGlite',
    Array.from({ length: count }, () => ({})),
  );
  if (!(await isPostgresThere())) return print('PostgreSQL does not answer: left out');
  const databases = await Promise.all(Array.from({ length: count }, makePostgresDatabase));
  try {
    await measure(
      'PostgreSQL',
      databases.map(({ url }) => ({ DATABASE_URL: url })),
    );
  } finally {
    for (const { drop } of databases) await drop();
  }
}
