import { CsvError, parse } from 'csv-parse/sync';
import { withoutApostrophe } from './csv.ts';
import { Problem } from './errors/problem.ts';

/** A row of a CSV file: the line on which it begins, counted from 1, and its cells by their headings in lower case. */
export type CsvRow = {
  line: number;
  cells: Record<string, string>;
  /** Why it cannot be taken as it is read. */
  problem: string | undefined;
};

type Options = { required: readonly string[]; maxRows: number };

/** Spreadsheets separate cells by a semicolon where the comma is for decimals, and by a tab in “Unicode text”. */
const delimiters = [',', ';', '\t', '|'];
const maxColumns = 200;

/**
 * Reads a CSV file with a line of headings, as `csv.ts` writes it: the apostrophe before what a spreadsheet would take
 * for a formula is taken off again. Missing cells are empty.
 * @throws Problem 400 for text that is no CSV, for a missing or repeated heading and for too many rows
 */
export function readCsv(file: string, { required, maxRows }: Options): CsvRow[] {
  // Files of several programs mix their line ends, and a line is counted once however it ends.
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { delimiter, skipped } = chooseDelimiter(text, required);
  const [head, ...rows] = parseText(text, {
    delimiter,
    from: skipped + 1,
    to: skipped + maxRows + 2,
  });
  const headings = readHeadings(head?.record, required);
  if (rows.length > maxRows)
    throw badFile(`has more than ${maxRows} rows. Please import at most ${maxRows} at a time.`);
  return rows.map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    cells: readCells(headings, record),
    problem: findProblem(headings, record),
  }));
}

function readHeadings(record: readonly string[] = [], required: readonly string[]): string[] {
  const headings = record.map((heading) => heading.trim().toLowerCase());
  const missing = required.find((heading) => !headings.includes(heading.toLowerCase()));
  if (missing) throw badFile(`has no column “${missing}”.`);
  if (headings.length > maxColumns)
    throw badFile(`has ${headings.length} columns. Please keep at most ${maxColumns}.`);
  const repeated = record.find(
    (heading, n) => heading.trim() && headings.indexOf(headings[n] ?? '') !== n,
  );
  if (repeated) throw badFile(`has more than one column “${repeated.trim()}”. Please rename one.`);
  return headings;
}

const readCells = (headings: readonly string[], record: readonly string[]) =>
  Object.fromEntries(
    headings.map((heading, n) => [heading, withoutApostrophe(record[n] ?? '').trim()]),
  );

function findProblem(headings: readonly string[], record: readonly string[]): string | undefined {
  if (record.slice(headings.length).some((cell) => cell.trim()))
    return 'This row has more cells than there are headings. Is there a comma outside quotation marks?';
  if (record.some((cell) => cell.includes('\uFFFD')))
    return 'This row has characters that could not be read (\uFFFD). Please save the file as “CSV UTF-8”.';
  return undefined;
}

/** The delimiter under which most of the required headings are found, or the one that Excel's line `sep=;` names. */
function chooseDelimiter(text: string, required: readonly string[]) {
  const named = /^"?sep=(.)"?\n/.exec(text)?.[1];
  if (named && delimiters.includes(named)) return { delimiter: named, skipped: 1 };
  const wanted = new Set(required.map((heading) => heading.toLowerCase()));
  const found = delimiters.map((delimiter) => {
    const [head] = tryParse(text, { delimiter, from: 1, to: 1 });
    const headings = head?.record.map((heading) => heading.trim().toLowerCase()) ?? [];
    return {
      delimiter,
      count: headings.filter((heading) => wanted.has(heading)).length,
      of: headings.length,
    };
  });
  const [best] = found.toSorted((a, b) => b.count - a.count || b.of - a.of);
  return { delimiter: best && best.count > 0 ? best.delimiter : ',', skipped: 0 };
}

type Range = { delimiter: string; from: number; to: number };
type Parsed = { record: string[]; info: { lines: number } };

function parseText(text: string, range: Range): Parsed[] {
  try {
    return parseRange(text, range);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : '';
    throw badFile(`could not be read. ${line}please check the quotation marks.`);
  }
}

function tryParse(text: string, range: Range): Parsed[] {
  try {
    return parseRange(text, range);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [];
  }
}

const parseRange = (text: string, range: Range) =>
  parse(text, {
    ...range,
    info: true,
    recordDelimiter: '\n',
    relaxColumnCount: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
  }) as unknown as Parsed[];

const badFile = (message: string) =>
  new Problem(400, `text: the file ${message}`, {
    fields: [{ field: 'text', message: `the file ${message}` }],
  });
