import { setImmediate } from 'node:timers/promises';
import type { ImportResult } from '#features/customers/import-contract.ts';
import { limits } from '#features/customers/limits.ts';
import type { ImportDeps, Importer } from '#features/customers/server/importer.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type CsvRow, readCsv } from '#platform/server/http/read-csv.ts';

/** Of a part: what a transaction stores while everybody else waits, some hundredths of a second. */
const partWeight = 500;

type Read<T> = { line: number; row: T };

/**
 * Imports a file in parts of a transaction each, between which others are served. A dry run goes the same way and
 * stores nothing.
 */
export async function importCsv<T>(
  db: Db,
  text: string,
  { importer, staff, now, isDryRun }: ImportDeps & { importer: Importer<T> },
): Promise<ImportResult> {
  const rows = readCsv(text, { required: importer.required, maxRows: limits.importRows });
  const problems: ImportResult['problems'] = [];
  let imported = 0;
  const store = (part: Read<T>[]) =>
    db.transaction(async (tx) => {
      const results = await importer.store(
        tx,
        part.map(({ row }) => row),
      );
      const leftOut = part.flatMap(({ line }, n) => {
        const message = results[n];
        return message === undefined ? [] : [{ line, message }];
      });
      const stored = part.length - leftOut.length;
      problems.push(...leftOut);
      imported += stored;
      if (stored > 0 && !isDryRun)
        await recordAuditLogEntry(tx, {
          at: now,
          by: staff,
          kind: 'customer',
          what: 'imported',
          after: { [importer.kind]: stored },
        });
    });

  let part: Read<T>[] = [];
  let weight = 0;
  for (const { line, cells, problem } of rows) {
    const row = problem ?? importer.readRow(cells);
    if (typeof row === 'string') problems.push({ line, message: row });
    else {
      part.push({ line, row });
      weight += importer.weigh(row);
    }
    if (weight >= partWeight) {
      await store(part);
      await setImmediate();
      part = [];
      weight = 0;
    }
  }
  if (part.length > 0) await store(part);
  const unread = findUnread(rows, importer.columns);
  return {
    imported,
    problems: problems.toSorted((a, b) => a.line - b.line),
    ...(unread.length > 0 && { unread }),
  };
}

/** The columns with something in them whose headings the importer does not know. */
function findUnread(rows: readonly CsvRow[], columns: readonly string[]): string[] {
  const known = new Set(columns.map((column) => column.toLowerCase()));
  const headings = Object.keys(rows[0]?.cells ?? {}).filter(
    (heading) => heading !== '' && !known.has(heading),
  );
  return headings.filter((heading) => rows.some(({ cells }) => cells[heading]));
}
