import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * rules: pure code. server: real HTTP on a real database, run on PGlite and again, with
 * TEST_DATABASE=postgres, on PostgreSQL. processes: whole servers started and killed.
 * browser: the built site in a real browser.
 */
export default defineConfig({
  test: {
    // How long things take is the bench's matter; a test only must not hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/*.test.ts'],
          exclude: ['src/**/server/**/*.db.test.ts', 'src/**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/**/server/**/*.db.test.ts',
            ...(process.env.TEST_DATABASE === 'postgres' ? ['src/**/*.postgres.test.ts'] : []),
          ],
          globalSetup: 'tests/support/database-template.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/*.test.ts'],
          // They mostly wait: each file has ports, folders and databases of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          // Files of a worker share its browser and the modules; each has a site of its own.
          isolate: false,
          // Two at least: while one waits for its browser, the other uses the processor.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 2 },
          globalSetup: 'tests/support/database-template.ts',
        },
      },
    ],
  },
});
