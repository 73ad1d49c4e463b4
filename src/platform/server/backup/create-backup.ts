import fs from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readDiskError } from '../data-folder/disk-error.ts';
import type { EndProcess } from '../database/embedded.ts';
import { readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { BackupError } from './backup-error.ts';
import {
  findDifferences,
  type Summary,
  summariseDatabase,
  summariseItems,
} from './compare-databases.ts';
import { type LoadedCounts, loadArchive } from './load-archive.ts';
import {
  embeddedTarget,
  openEmbeddedTarget,
  type Target,
  type TargetOptions,
} from './open-target.ts';
import { findTables } from './queries-catalog.ts';
import { emptyDatabase } from './queries-load.ts';
import { endSnapshot } from './queries-rows.ts';
import { type DatabaseSettings, openSource, type Source } from './snapshot/open-source.ts';
import { makeWorkFolder } from './work-folder.ts';

export type BackupSettings = DatabaseSettings & {
  key: string | undefined;
  /** Tables whose rows are not backed up. */
  leftOut: ReadonlySet<string>;
  /** Folders in the data folder whose files are. */
  folders: readonly string[];
  migrations: string;
  endProcess: EndProcess;
};

export type Backup = LoadedCounts & { file: string; bytes: number; pauseMs: number };

const namePattern = /^wyvern-vale-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.jsonl\.gz(\.age)?$/;

/** The name of a backup in its folder. */
const nameOf = (madeAt: Date, isEncrypted: boolean) =>
  `wyvern-vale-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz${isEncrypted ? '.age' : ''}`;

/** When a backup was begun, by its name; undefined for any other file. */
export function timeOfBackup(name: string): Date | undefined {
  const [, time] = namePattern.exec(name) ?? [];
  if (time === undefined) return undefined;
  const [day, clock = ''] = time.split('T');
  const [hours, minutes, seconds, ms] = clock.split('-');
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}`);
}

export const dataFolders = (dataDir: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, path.join(dataDir, name)]));

/**
 * Makes a backup in a folder while the site may run, and verifies it by restoring it into a scratch database. It has
 * its name only after that; a failed one leaves nothing.
 * @throws BackupError, or an error of the disk or the database
 */
export async function createBackup(settings: BackupSettings, to: string): Promise<Backup> {
  const madeAt = new Date();
  await mkdir(to, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw explainDisk(error, [to]);
  });
  const file = path.join(to, nameOf(madeAt, settings.key !== undefined));
  const draft = `${file}.part`;
  const work = makeWorkFolder(settings.dataDir);
  const removeDraft = () => fs.rmSync(draft, { force: true });
  process.once('exit', removeDraft);
  try {
    const backup = await makeVerified(settings, draft, { madeAt, workFolder: work.folder });
    await rename(draft, file);
    await syncFolder(to);
    return { ...backup, file, bytes: (await stat(file)).size };
  } catch (error) {
    throw explainDisk(error, [to, settings.dataDir]);
  } finally {
    process.off('exit', removeDraft);
    await rm(draft, { force: true });
    work.remove();
  }
}

async function makeVerified(
  settings: BackupSettings,
  draft: string,
  { madeAt, workFolder }: { madeAt: Date; workFolder: string },
): Promise<LoadedCounts & { pauseMs: number }> {
  const options = { ...settings, workFolder };
  const source = await openSource(settings, options);
  try {
    const tables = await findTables(source.session);
    await writeArchive(draft, settings.key, {
      session: source.session,
      tables: tables.filter(({ name }) => !settings.leftOut.has(name)),
      header: {
        createdAt: madeAt.toISOString(),
        database: source.database,
        migrations: source.migrations,
      },
      folders: dataFolders(settings.dataDir, settings.folders),
    });
    const scratch = await openScratch(source, options);
    try {
      return { ...(await verifyBackup(settings, draft, scratch)), pauseMs: source.pauseMs };
    } finally {
      await scratch.close();
    }
  } finally {
    await source.close();
  }
}

/** An empty embedded database: the copy of the one that was read, or a new one. */
async function openScratch(source: Source, options: TargetOptions): Promise<Target> {
  if (!source.copy) return openEmbeddedTarget(path.join(options.workFolder, 'scratch'), options);
  await endSnapshot(source.session);
  await emptyDatabase(source.session);
  return { ...embeddedTarget(source.copy, options), close: async () => {} };
}

/**
 * Restores a backup into a scratch database and compares the rows of every table with what was read from the source.
 * @throws BackupError when they differ
 */
async function verifyBackup(
  { key }: BackupSettings,
  file: string,
  scratch: Target,
): Promise<LoadedCounts> {
  const written: Summary = { tables: new Map(), sequences: new Map() };
  const items = summariseItems(readArchive(file, key), written);
  const counts = await loadArchive(items, { ...scratch, folders: new Map() });
  const restored = await summariseDatabase(scratch.session, new Set(written.tables.keys()));
  const different = findDifferences(written, restored);
  if (different.length > 0)
    throw new BackupError(
      `The backup was not kept: what it restores differs in ${different.join(', ')}.`,
    );
  return counts;
}

/** Names the folders whose disks may be full or closed. */
function explainDisk(error: unknown, folders: readonly string[]): unknown {
  const disk = readDiskError(error);
  if (!disk) return error;
  return new BackupError(
    `No backup was made, because the disk refused it (${disk.syscall}: ${disk.code}): look at the free space and the permissions of ${folders.join(' and ')}.`,
    { cause: error },
  );
}

async function syncFolder(folder: string) {
  await using handle = await open(folder);
  await handle.sync();
}
