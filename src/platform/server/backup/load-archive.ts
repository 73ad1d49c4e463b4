import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveHeader } from './archive/archive-lines.ts';
import type { ArchiveItem } from './archive/read-archive.ts';
import { BackupError } from './backup-error.ts';
import type { Sequence, Table } from './queries-catalog.ts';
import { beginFilling } from './queries-load.ts';
import { insertRows } from './queries-rows.ts';
import type { SqlSession } from './sql-session.ts';

export type LoadTarget = {
  session: SqlSession;
  /** Brings the database to the version of the archive. */
  prepare: (header: ArchiveHeader) => Promise<void>;
  /** Where the files of each folder go; those of others are read and not written. */
  folders: ReadonlyMap<string, string>;
};

export type LoadedCounts = { tables: number; rows: number; files: number };

/**
 * Fills an empty database, and folders, with what an archive holds, in one transaction.
 * @throws BackupError when the archive does not fit its own version
 */
export async function loadArchive(
  items: AsyncIterable<ArchiveItem>,
  target: LoadTarget,
): Promise<LoadedCounts> {
  const loader = new Loader(target);
  try {
    for await (const item of items) await loader.load(item);
  } catch (error) {
    await loader.rollBack();
    throw error;
  }
  return loader.counts;
}

class Loader {
  readonly counts: LoadedCounts = { tables: 0, rows: 0, files: 0 };
  readonly #target: LoadTarget;
  readonly #sequences: Sequence[] = [];
  #filling: Awaited<ReturnType<typeof beginFilling>> | undefined;
  #table: { table: Table; columns: string[] } | undefined;
  #file: { handle: FileHandle; name: string } | undefined;

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  async load(item: ArchiveItem) {
    const { session, prepare } = this.#target;
    switch (item.type) {
      case 'header':
        await prepare(item);
        this.#filling = await beginFilling(session);
        return;
      case 'table':
        this.#table = { table: this.#findTable(item.name, item.columns), columns: item.columns };
        this.counts.tables += 1;
        return;
      case 'rows':
        if (!this.#table) return;
        await insertRows(session, this.#table.table, this.#table.columns, item.lines);
        this.counts.rows += item.lines.length;
        return;
      case 'sequence':
        this.#sequences.push(item);
        return;
      case 'file':
        await this.#openFile(item);
        this.counts.files += 1;
        return;
      case 'bytes':
        await this.#file?.handle.appendFile(item.bytes);
        return;
      case 'end of file':
        await this.#closeFile();
        return;
      case 'end':
        await this.#filling?.finish(this.#sequences);
    }
  }

  async rollBack() {
    await this.#file?.handle.close();
    if (this.#filling) await this.#target.session.query('rollback').catch(() => {});
  }

  #findTable(name: string, columns: readonly string[]): Table {
    const table = this.#filling?.tables.get(name);
    const own = new Set(table?.columns.map((column) => column.name));
    if (!table || own.size !== columns.length || !columns.every((column) => own.has(column)))
      throw new BackupError(
        `The table ${name} of the backup is not that of its version: restore it with the version that made it.`,
      );
    return table;
  }

  async #openFile({ folder, name }: { folder: string; name: string }) {
    const place = this.#target.folders.get(folder);
    if (place === undefined) return;
    if (path.basename(name) !== name || name === '..' || name === '.')
      throw new BackupError('The backup names a file outside its folder: nothing was restored.');
    await mkdir(place, { recursive: true, mode: 0o700 });
    const file = path.join(place, name);
    this.#file = { handle: await open(`${file}.part`, 'wx', 0o600), name: file };
  }

  async #closeFile() {
    if (!this.#file) return;
    const { handle, name } = this.#file;
    await handle.sync();
    await handle.close();
    this.#file = undefined;
    await rename(`${name}.part`, name);
  }
}
