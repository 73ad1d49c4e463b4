import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing } from '#platform/server/data-folder/ignore-missing.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findKeptMessages } from './queries-run.ts';

const partLength = 200;
/** The id of the row that a file is of: `<id>@domain.eml`, `<id>.txt`, and both while they are written. */
const idOf = { mails: /^([\w-]+)@.*\.eml(?:\.part)?$/, texts: /^([\w-]+)\.txt(?:\.part)?$/ };

/**
 * Deletes the files of emails and texts whose rows are gone: after their time, and those of an erasure whose process
 * ended, or that was written meanwhile. Every process does so for its own folder.
 * @returns their number
 */
export async function sweepFiles(
  db: Db,
  folders: { mails: string | undefined; texts: string | undefined },
): Promise<number> {
  let count = 0;
  for (const kind of ['mails', 'texts'] as const) {
    const folder = folders[kind];
    if (folder === undefined) continue;
    const files = (await readdir(folder).catch(ignoreMissing)) ?? [];
    const named = files.flatMap((file) => {
      const [, id] = idOf[kind].exec(file) ?? [];
      return id === undefined ? [] : [{ file, id }];
    });
    for (let from = 0; from < named.length; from += partLength) {
      const part = named.slice(from, from + partLength);
      const kept = await findKeptMessages(
        db,
        kind,
        part.map(({ id }) => id),
      );
      for (const { file, id } of part)
        if (!kept.has(id)) {
          await rm(path.join(folder, file), { force: true });
          count += 1;
        }
    }
  }
  return count;
}
