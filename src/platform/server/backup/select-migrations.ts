import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJournal } from '../database/schema-version.ts';
import { BackupError } from './backup-error.ts';

/**
 * Copies those migrations that a backup has, so that a database can be brought to its version.
 * @param whens the times of its migrations
 * @throws BackupError when the code does not know one of them, or when one in between is missing
 */
export async function selectMigrations(
  migrations: string,
  whens: readonly number[],
  copy: string,
): Promise<void> {
  const journal = await readJournal(migrations);
  const known = journal.entries.map(({ when }) => when);
  if (whens.some((when) => !known.includes(when)))
    throw new BackupError(
      'The backup was made by a newer version of the site: restore it with that version.',
    );
  const last = Math.max(...whens);
  const entries = journal.entries.filter(({ when }) => when <= last);
  if (entries.some(({ when }) => !whens.includes(when)))
    throw new BackupError(
      'The backup lacks a migration that this version has: restore it with the version that made it.',
    );
  await mkdir(path.join(copy, 'meta'), { recursive: true });
  await writeFile(path.join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await copyFile(path.join(migrations, `${tag}.sql`), path.join(copy, `${tag}.sql`));
}
