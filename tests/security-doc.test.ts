import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** How many requirements of level 1 and 2 each chapter of ASVS 5.0.0 has. */
const requirements: Record<string, number> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
};
/** Chapters that do not concern this site at all. */
const leftOut = ['V9', 'V10', 'V17'];

const states = ['met', '**not met**', 'n/a'];
const maxWords = 10;

type Row = { id: string; asks: string; state: string; where: string; test: string };
type Chapter = { name: string; text: string; rows: Row[] };

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());

function readRows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  // The first two lines are the headings.
  return lines.slice(2).map((line) => {
    const cells = cellsOf(line);
    expect(cells, line).toHaveLength(5);
    const [id = '', asks = '', state = '', where = '', test = ''] = cells;
    return { id, asks, state, where, test };
  });
}

const [top = '', ...sections] = read('docs/asvs.md').split(/^## /m);
const chapters: Chapter[] = sections.map((text) => ({
  name: text.slice(0, text.indexOf('\n')),
  text,
  rows: readRows(text),
}));
const rows = chapters.flatMap((chapter) => chapter.rows);
const numberOf = ({ name }: Chapter) => name.split(' ', 1)[0] ?? '';

const filePattern = /`((?:\.?[\w@-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json|yml))`/g;
const filesIn = (text: string) => [...text.matchAll(filePattern)].map(([, file = '']) => file);

const count = (list: Row[]) => [
  list.filter(({ state }) => state === 'met').length,
  list.filter(({ state, test }) => state === 'met' && test === 'none').length,
  list.filter(({ state }) => state === '**not met**').length,
  list.filter(({ state }) => state === 'n/a').length,
];

/** What is wrong with a row. */
function findMistakes({ id, asks, state, where, test }: Row): string[] {
  const mistakes: string[] = [];
  if (!/^[1-9]\d?\.[1-9]\d?\.[1-9]\d?$/.test(id)) mistakes.push('the id is not of the form n.n.n');
  if (asks === '' || asks.split(' ').length > maxWords) mistakes.push('asks in one to ten words');
  if (!states.includes(state)) mistakes.push('has no state');
  if (where === '' || where === '–') mistakes.push('has neither file nor reason');
  if (state !== 'met') {
    if (test !== '–') mistakes.push('has a test for what is not met');
    return mistakes;
  }
  if (filesIn(where).length === 0) mistakes.push('is met by no file');
  if (test === '–' || test === 'none') return mistakes;
  const tests = filesIn(test);
  if (tests.length === 0 || !tests.every((file) => /\.test\.tsx?$/.test(file)))
    mistakes.push('is proved by what is no test');
  return mistakes;
}

describe('the table of the standard', () => {
  it('has every chapter, with as many rows as the standard has requirements', () => {
    const counted = chapters.map((chapter) => [numberOf(chapter), chapter.rows.length]);
    expect(Object.fromEntries(counted)).toEqual({
      ...requirements,
      ...Object.fromEntries(leftOut.map((chapter) => [chapter, 0])),
    });
  });

  it('gives a reason for each chapter that is left out', () => {
    for (const chapter of chapters.filter((each) => leftOut.includes(numberOf(each))))
      expect(chapter.text).toMatch(/\n\nn\/a: \w.+\.\n/);
  });

  it('has every id once, in its chapter and in order', () => {
    for (const chapter of chapters)
      for (const { id } of chapter.rows) expect(`V${id.split('.', 1)[0]}`).toBe(numberOf(chapter));
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const inOrder = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(ids).toEqual(inOrder);
  });

  it('has in each row a state, and a file or a reason', () => {
    const found = rows.flatMap((row) => findMistakes(row).map((mistake) => `${row.id} ${mistake}`));
    expect(found).toEqual([]);
  });

  it('is summed up at its top', () => {
    const sums = chapters
      .filter((chapter) => chapter.rows.length > 0)
      .map(({ name, rows: own }) => [name, ...count(own)]);
    const lines = [...sums, ['all', ...count(rows)]].map((cells) => `| ${cells.join(' | ')} |`);
    expect(top.split('\n').filter((line) => /^\| (?:V\d|all)/.test(line))).toEqual(lines);
  });

  const good: Row = { id: '1.2.3', asks: 'it', state: 'met', where: '`a.ts`', test: 'none' };
  it.each<[string, Partial<Row>]>([
    ['the id is not of the form n.n.n', { id: '1.2' }],
    ['the id is not of the form n.n.n', { id: 'V1.2.3' }],
    ['asks in one to ten words', { asks: 'a b c d e f g h i j k' }],
    ['has no state', { state: '', test: '–' }],
    ['has no state', { state: 'not met', test: '–' }],
    ['has neither file nor reason', { state: 'n/a', where: '', test: '–' }],
    ['has a test for what is not met', { state: '**not met**', where: 'no', test: '`a.test.ts`' }],
    ['is met by no file', { where: 'somewhere' }],
    ['is proved by what is no test', { test: '`a.ts`' }],
    ['is proved by what is no test', { test: '' }],
  ])('would not pass where a row %s', (mistake, change) => {
    expect(findMistakes(good)).toEqual([]);
    expect(findMistakes({ ...good, ...change })).toEqual([mistake]);
  });
});

it.each(['docs/security.md', 'docs/asvs.md'])('%s names only files that exist', (document) => {
  const files = new Set(filesIn(read(document)));
  expect(files.size).toBeGreaterThan(40);
  expect([...files].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
