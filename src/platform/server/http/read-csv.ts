import { CsvError, parse } from 'csv-parse/sync';
import { Problem } from './errors/problem.ts';

/** A row of a CSV file: the line on which it begins, counted from 1, and its cells by their headings in lower case. */
export type CsvRow = { line: number; cells: Record<string, string> };

/**
 * Reads a CSV file with a line of headings, as `csv.ts` writes it: the apostrophe before what a spreadsheet would take
 * for a formula is taken off again. Missing cells are empty.
 * @throws Problem 400 for text that is no CSV, for a missing heading and for too many rows
 */
export function readCsv(
  text: string,
  { required, maxRows }: { required: readonly string[]; maxRows: number },
): CsvRow[] {
  const [head, ...rows] = parseText(text);
  const headings = (head?.record ?? []).map((heading) => heading.trim().toLowerCase());
  const missing = required.find((heading) => !headings.includes(heading.toLowerCase()));
  if (missing) throw badFile(`has no column “${missing}”.`);
  if (rows.length > maxRows)
    throw badFile(`has ${rows.length} rows. Please import at most ${maxRows} at a time.`);
  return rows.map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    cells: Object.fromEntries(
      headings.map((heading, n) => [
        heading,
        (record[n] ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim(),
      ]),
    ),
  }));
}

type Parsed = { record: string[]; info: { lines: number } };

function parseText(text: string): Parsed[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : '';
    throw badFile(`could not be read. ${line}please check the quotation marks.`);
  }
}

const badFile = (message: string) =>
  new Problem(400, `text: the file ${message}`, {
    fields: [{ field: 'text', message: `the file ${message}` }],
  });
