import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { embeddedOnly } from './lanes.ts';

const databaseTests = globSync('src/**/*.db.test.ts', { cwd: path.resolve('.') });

it.each(Object.values(embeddedOnly).flat())('%s names one file at least', (pattern) => {
  expect(databaseTests.some((file) => path.matchesGlob(file, pattern))).toBe(true);
});

it('most tests on a database run on both databases', () => {
  const once = databaseTests.filter((file) =>
    Object.values(embeddedOnly)
      .flat()
      .some((pattern) => path.matchesGlob(file, pattern)),
  );
  expect(once.length).toBeLessThan(databaseTests.length / 4);
});
