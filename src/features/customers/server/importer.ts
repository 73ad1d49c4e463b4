import { createHash } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import type { CsvRow } from '#platform/server/http/read-csv.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { ImportKind } from '../import-contract.ts';

export type ImportDeps = { staff: Staff; now: Date; isDryRun: boolean };

/** How the rows of one kind of file are imported, in parts of a transaction each. */
export type Importer<T> = {
  kind: ImportKind;
  required: readonly string[];
  /** The headings that an export of this site has: every other column is not read. */
  columns: readonly string[];
  /** What a row says, or what is wrong with it. */
  readRow(cells: CsvRow['cells']): T | string;
  /** What storing a row costs, of which a part holds so much. */
  weigh(row: T): number;
  /**
   * Stores a part of the rows; in a dry run only finds out whether it could.
   * @returns for each row why it was left out, if so
   */
  store(tx: Tx, rows: readonly T[]): Promise<(string | undefined)[]>;
};

const maxReference = 100;
const ownId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The id of a row. Only one that an export of this site wrote is kept. Any other row gets one of its own that is the
 * same whenever the row is imported again: a file whose import was interrupted can be sent again.
 */
export function identifyRow(
  kind: ImportKind,
  cells: CsvRow['cells'],
): { id: string; reference: string } | string {
  const { id: given = '' } = cells;
  if (ownId.test(given)) return { id: given, reference: '' };
  if (given.length > maxReference) return `Id: at most ${maxReference} characters.`;
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, Object.entries(cells).toSorted()]))
    .digest('hex');
  // A UUID of version 8, whose other bits are free.
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
  return { id, reference: given };
}

/** The notes of a row, with the number that it has in the system it comes from. */
export const withReference = (notes: string, reference: string) =>
  [notes, reference && `Number in the imported file: ${reference}`].filter(Boolean).join('\n\n');

/** The parts of a cell that lists several things. */
export const listOf = (cell = '') =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

const dayMs = 86_400_000;

/** Whether a record can have been made then: not in the future, and not before anybody kept such records. */
export const isPastInstant = (instant: Date | undefined, now: Date): instant is Date =>
  instant !== undefined && instant.getUTCFullYear() >= 1900 && +instant <= +now + dayMs;

export const notPast = (cell: string | undefined) =>
  `Created: “${cell}” is not a date in the past. Write it as 2025-03-31 or 31/03/2025.`;
