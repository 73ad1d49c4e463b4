import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { csvLine } from './csv.ts';
import { readCsv } from './read-csv.ts';

const options = { required: ['Name'], maxRows: 100 };

describe('a CSV file', () => {
  it('is read by its headings, with the line on which each row begins', () => {
    const text = '\uFEFFName,Notes\r\nAnn,"Two\nspaniels"\r\n\r\nBen\r\n';
    expect(readCsv(text, options)).toEqual([
      { line: 2, cells: { name: 'Ann', notes: 'Two\nspaniels' } },
      { line: 5, cells: { name: 'Ben', notes: '' } },
    ]);
  });

  it.each([
    ['Email\r\na@example.com\r\n', 'has no column “Name”'],
    ['Name\r\n"Ann\r\n', 'check the quotation marks'],
    ['', 'has no column'],
    [`Name\r\n${'Ann\r\n'.repeat(101)}`, 'at most 100'],
  ])('%j is refused', (text, words) => {
    expect(() => readCsv(text, options)).toThrow(words);
  });

  it('reads what was written', () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => text.trim().replace(/^'+/, ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const text = csvLine(['Name', 'Notes']) + rows.map(csvLine).join('');
        expect(readCsv(text, options).map(({ cells }) => [cells.name, cells.notes])).toEqual(rows);
      }),
    );
  });
});
