import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { onBothDatabases } from './lanes.ts';

const databaseTests = globSync('src/**/*.db.test.ts', { cwd: path.resolve('.') });
const patterns = Object.values(onBothDatabases).flat();

it.each(patterns)('%s names one file at least', (pattern) => {
  expect(databaseTests.some((file) => path.matchesGlob(file, pattern))).toBe(true);
});

it('each file has one reason to run on both databases', () => {
  const several = databaseTests.filter(
    (file) => patterns.filter((pattern) => path.matchesGlob(file, pattern)).length > 1,
  );
  expect(several).toEqual([]);
});
