import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Spreadsheets read a file as UTF-8 only when it begins with a byte order mark. */
const byteOrderMark = '\uFEFF';

/** Characters per write: one write per row costs more than producing the row. */
const chunkLength = 32_768;

/** Also behind what is not seen; full-width forms, which some spreadsheets take too, are normalised before. */
const formula = /^(?:[\s\p{Cf}]*[=+\-@\u2212]|[\t\r\n])/u;

const isFormula = (text: string) => formula.test(text.normalize('NFKC'));

/** The text of a cell without the apostrophe that `csvLine` puts before a formula. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

type Cell = string | number | boolean | null;

/**
 * Formats one line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets a
 * leading apostrophe: customers write these texts, and staff open them.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Streams rows as a CSV download while they are read, so that memory use does not grow with the list. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
) {
  async function* chunks() {
    let text = byteOrderMark + csvLine(headings);
    for await (const row of rows) {
      text += csvLine(row);
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    if (text) yield text;
  }
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(chunks()));
}
