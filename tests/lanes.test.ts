import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { onBothDatabases, onBothInLongRun } from './lanes.ts';

const databaseTests = globSync('src/**/*.db.test.ts', { cwd: path.resolve('.') });
const patterns = [...Object.values(onBothDatabases).flat(), ...onBothInLongRun];

it.each(patterns)('%s names one file at least', (pattern) => {
  expect(databaseTests.some((file) => path.matchesGlob(file, pattern))).toBe(true);
});

it('each file has one reason to run on both databases', () => {
  const several = databaseTests.filter(
    (file) => patterns.filter((pattern) => path.matchesGlob(file, pattern)).length > 1,
  );
  expect(several).toEqual([]);
});

it('browser tests wait for what they read of a page', () => {
  const read =
    /(?<!\.)\bexpect\((?!\))[^;]*?\.(?:textContent|innerText|inputValue|getAttribute|count|url|title|is(?:Visible|Hidden|Checked|Enabled|Disabled|Editable)|all(?:TextContents|InnerTexts))\(/g;
  const found = globSync('tests/e2e/**/*.ts', { cwd: path.resolve('.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(read)].map(([text]) => `${file}: ${text}`),
  );
  expect(found, 'use expect.poll or waitFor').toEqual([]);
});
