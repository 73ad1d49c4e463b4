import type { PGlite } from '@electric-sql/pglite';
import { explainDiskError, isDiskFull } from '../../data-folder/disk-error.ts';
import type { Breakdown, DurableNodeFS } from './durable-file-system.ts';

/** What made the database give up while it was in use, in one sentence for whoever looks after the server. */
export function explainBreakdown({ disk, lastWords }: Breakdown, dataDir: string): string {
  const acknowledged = 'Everything that was acknowledged is stored.';
  if (disk && isDiskFull(disk))
    return `The disk is full: ${dataDir} has no room for the log of the database, so the server stops. Free some space, then start again. ${acknowledged}`;
  if (disk)
    return `The disk refuses to keep data (${disk.syscall}: ${disk.code}), so the server stops to keep your data safe. Check the disk that holds ${dataDir}, then start again. ${acknowledged}`;
  return `The embedded database in ${dataDir} gave up (${lastWords || 'without a word'}), so the server stops. It recovers at the next start. ${acknowledged}`;
}

/** What made the database give up while it was being opened. */
export function explainFailedOpening(disk: Breakdown['disk'], dataDir: string): string {
  if (disk) return explainDiskError(disk, dataDir);
  return `The embedded database in ${dataDir} does not open: restore that folder from a backup, or choose another DATA_DIR.`;
}

const errorOfPostgres = 100;

/**
 * Ends the process at an exception that comes out of the database's code and is none of its ordinary
 * errors. PGlite would call the broken database again, for ever.
 */
export function endAtCrash(pg: PGlite, files: DurableNodeFS) {
  const module = pg.Module as unknown as { _PostgresMainLoopOnce(): void };
  const loopOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce();
    } catch (error) {
      if ((error as { status?: number }).status === errorOfPostgres) throw error;
      files.breakDown(undefined, String(error));
    }
  };
}
