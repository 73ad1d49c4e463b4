import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { csvLine } from './csv.ts';
import { readCsv } from './read-csv.ts';

const options = { required: ['Name'], maxRows: 100 };

describe('a CSV file', () => {
  it('is read by its headings, with the line on which each row begins', () => {
    const text = '\uFEFFName,Notes\r\nAnn,"Two\nspaniels"\r\n\r\nBen\r\n';
    expect(readCsv(text, options)).toEqual([
      { line: 2, cells: { name: 'Ann', notes: 'Two\nspaniels' }, problem: undefined },
      { line: 5, cells: { name: 'Ben', notes: '' }, problem: undefined },
    ]);
  });

  it.each([
    ['Name;Notes\r\nAnn;"a; b"\r\nBen;c,d', ['a; b', 'c,d']],
    ['Name\tNotes\nAnn\t1,5\nBen\t', ['1,5', '']],
    ['sep=|\nName|Notes\nAnn|x\nBen|y,z', ['x', 'y,z']],
    ['Notes,Name\rx,Ann\r\n"y\r\nz",Ben\n', ['x', 'y\nz']],
    ['Name,Notes\nAnn,x\n,\n   ,\nBen,y', ['x', 'y']],
    ["Name,Notes\nAnn,'=1+1\nBen,'\u200B-2", ['=1+1', '\u200B-2']],
  ])('%j is read whatever its delimiter and line ends are', (text, notes) => {
    const rows = readCsv(text, options);
    expect(rows.map(({ cells }) => cells.name)).toEqual(['Ann', 'Ben']);
    expect(rows.map(({ cells }) => cells.notes)).toEqual(notes);
  });

  it('counts each line once, however it ends', () => {
    const lines = ['\n', '\r\n', '\r'].map((end) =>
      readCsv(`Name,Notes${end}Ann,"a${end}b"${end}${end}Ben,c${end}Cy,d`, options).map(
        ({ line }) => line,
      ),
    );
    expect(lines).toEqual([
      [2, 5, 6],
      [2, 5, 6],
      [2, 5, 6],
    ]);
  });

  it('names rows with surplus cells and with characters that were lost', () => {
    const text = 'Name,Address\nAnn,1 High Street, Bath\nZo\uFFFD,\nBen,x,,\n';
    expect(readCsv(text, options).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('more cells'),
      expect.stringContaining('could not be read'),
      undefined,
    ]);
  });

  it.each([
    ['Email\r\na@example.com\r\n', 'has no column “Name”'],
    ['Name\r\n"Ann\r\n', 'check the quotation marks'],
    ['', 'has no column'],
    ['Name,Email,email\nAnn,a,b', 'more than one column “email”'],
    [`Name${',x'.repeat(300)}\nAnn`, 'has 301 columns'],
    [`Name\r\n${'Ann\r\n'.repeat(101)}`, 'at most 100'],
  ])('%j is refused', (text, words) => {
    expect(() => readCsv(text, options)).toThrow(words);
  });

  it('reads what was written', () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => text.trim().replace(/^'+/, ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = csvLine(['Name', 'Notes']) + rows.map(csvLine).join('');
        expect(readCsv(text, options).map(({ cells }) => [cells.name, cells.notes])).toEqual(
          rows.filter((cells) => cells.some(Boolean)),
        );
      }),
    );
  });
});
