import { BackupError } from './backup/backup-error.ts';
import { DataFolderError } from './data-folder/data-folder.ts';
import { DataFolderInUse } from './database/embedded/data-folder-lock.ts';
import { EmbeddedDatabaseError } from './database/embedded/embedded-error.ts';
import { SchemaMismatch } from './database/schema-version.ts';
import { findRejection, isDatabaseUnavailable } from './database/unavailable.ts';
import { SettingError } from './setting-values.ts';

/** SQLSTATE of a full disk. */
const diskFull = '53100';
/** Errors whose message is one sentence for the administrator. */
const known = [
  SettingError,
  DataFolderInUse,
  DataFolderError,
  EmbeddedDatabaseError,
  SchemaMismatch,
  BackupError,
];

/**
 * The sentence, without a stack, for an error that the person who starts the server or a command can fix.
 * @returns undefined for any other error
 */
export function explainError(error: unknown): string | undefined {
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = (error as { code?: string })?.code;
  if (code === 'EADDRINUSE')
    return 'PORT is already in use by another program: choose another PORT.';
  const { cause } = error as { cause?: { code?: string } };
  if (code === diskFull || cause?.code === diskFull)
    return 'The disk of the database is full: free some space, then start again.';
  const rejection = findRejection(error);
  if (rejection) return `The server of DATABASE_URL refuses it: ${rejection}.`;
  if (isDatabaseUnavailable(error))
    return 'DATABASE_URL names a database server that does not answer.';
  return undefined;
}
