import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawnServer } from './server-process.ts';

/**
 * How a disk fails: its last room is used up (`full`), the database's log is what needs more (`log full`),
 * what is written cannot be kept (`no fsync`), nothing may be written (`read-only`).
 */
export type Fault = 'full' | 'log full' | 'no fsync' | 'read-only';

/** Starts a server whose disk can be made to fail. */
export function spawnOnFaultyDisk(settings: Record<string, string> & { DATA_DIR: string }) {
  const control = `${settings.DATA_DIR}.fault`;
  const server = spawnServer({ ...settings, FAULT_FILE: control }, [
    '--import',
    path.join(import.meta.dirname, 'faulty-disk.ts'),
  ]);
  return { ...server, ...makeDiskControl(settings.DATA_DIR) };
}

/** Makes the disk of a data folder fail, for servers of `spawnOnFaultyDisk` that run or are to come. */
export function makeDiskControl(dataDir: string) {
  const control = `${dataDir}.fault`;
  return {
    breakDisk: (fault: Fault) => writeFile(control, fault),
    mendDisk: () => rm(control, { force: true }),
  };
}
