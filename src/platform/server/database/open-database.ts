import type { Database } from './database.ts';
import { type EndProcess, openEmbeddedDatabase } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens PostgreSQL when a URL is given, otherwise the embedded database in the data folder.
 * @param endProcess called when the embedded database cannot continue
 */
export function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  onError: (error: Error) => void,
  endProcess?: EndProcess,
): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, onError)
    : openEmbeddedDatabase(settings.dataDir, endProcess);
}
