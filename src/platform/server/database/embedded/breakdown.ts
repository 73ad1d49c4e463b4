import type { PGlite } from '@electric-sql/pglite';
import { explainDiskError, isDiskFull } from '../../data-folder/disk-error.ts';
import type { Breakdown, DurableNodeFS } from './durable-file-system.ts';

/** Explains in one sentence for the administrator why the database failed while in use. */
export function explainBreakdown({ disk, lastWords }: Breakdown, dataDir: string): string {
  const acknowledged = 'Everything that was acknowledged is stored.';
  if (disk && isDiskFull(disk))
    return `The disk is full: ${dataDir} has no room for the log of the database, so the server stops. Free some space, then start again. ${acknowledged}`;
  if (disk)
    return `The disk refuses to keep data (${disk.syscall}: ${disk.code}), so the server stops to keep your data safe. Check the disk that holds ${dataDir}, then start again. ${acknowledged}`;
  return `The embedded database in ${dataDir} gave up (${lastWords || 'without a word'}), so the server stops. It recovers at the next start. ${acknowledged}`;
}

/** Explains why the database failed while it was being opened. */
export function explainFailedOpening(disk: Breakdown['disk'], dataDir: string): string {
  if (disk) return explainDiskError(disk, dataDir);
  return `The embedded database in ${dataDir} does not open: restore that folder from a backup, or choose another DATA_DIR.`;
}

const errorOfPostgres = 100;

/**
 * Ends the process when an exception other than an ordinary database error leaves the database's code.
 * PGlite would otherwise call the broken database again without end.
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
