import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL when an address is given, else the embedded database in the data folder. */
export function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, onError)
    : openEmbeddedDatabase(settings.dataDir);
}
