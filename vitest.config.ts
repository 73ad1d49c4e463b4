import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { onBothDatabases, onBothInLongRun } from './tests/lanes.ts';

const databaseTests = 'src/**/server/**/*.db.test.ts';
const quickHash = 'tests/support/quick-password-hash.ts';
const postgresTests = 'src/**/*.postgres.test.ts';
/** LONG_TESTS: the long run; see `tests/support/long-run.ts`. */
const isLongRun = Boolean(process.env.LONG_TESTS);
const ofLongRun = isLongRun ? [] : ['**/*.long.test.ts'];

/** TEST_NOW: the tests and their browser live at another time than today's, and go on from there. */
const { TEST_NOW: testNow } = process.env;
if (testNow) process.env.TEST_CLOCK_AHEAD_MS ??= String(Date.parse(testNow) - Date.now());
const imported = [
  // As the server is started: half a second of every worker.
  'scripts/resolve-drizzle.mjs',
  ...(testNow ? ['tests/support/clock/shift-this-process.ts'] : []),
];

/** Lanes that share workers: one more than processors, for tests wait for sockets and timers. */
const shared = {
  maxWorkers: availableParallelism() + 1,
  // Modules and databases are loaded once a worker, not once a file: a third of the time.
  isolate: false,
  setupFiles: [quickHash],
};

/** Larger files begin first, and before them lists of screens, whose few lines take longest: none is left alone at the end. */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isScreens = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/screens/');
    return [...sorted.filter(isScreens), ...sorted.filter((file) => !isScreens(file))];
  }
}

/**
 * rules: pure code. server: real HTTP on a real database, the embedded one. postgres: the same on
 * PostgreSQL, where the databases can differ (`tests/lanes.ts`). processes: whole servers started and killed.
 * browser: the built site in a real browser.
 */
export default defineConfig({
  oxc: { jsx: { importSource: '#jsx' } },
  test: {
    // How long things take is the bench's matter; a test only must not hang, on the slowest machine either.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    execArgv: imported.flatMap((file) => ['--import', new URL(file, import.meta.url).href]),
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/reference-firm.ts'],
    sequence: { sequencer: ScreensFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/assistant/**/*.test.ts',
            'scripts/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [databaseTests, postgresTests, ...ofLongRun],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [databaseTests],
          exclude: ofLongRun,
          globalSetup: 'tests/support/database/embedded-template.ts',
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [
            ...Object.values(onBothDatabases).flat(),
            ...(isLongRun ? onBothInLongRun : []),
            postgresTests,
          ],
          exclude: ofLongRun,
          globalSetup: 'tests/support/database/postgres-template.ts',
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/*.test.ts'],
          exclude: ofLongRun,
          // Each file has ports, folders and databases of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          globalSetup: 'tests/support/servers/prepared-data.ts',
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ofLongRun,
          setupFiles: [quickHash],
          // As the site is served: React renders twice as fast as in development.
          env: { NODE_ENV: 'production' },
          // Files of a worker share its browser and the modules; each has a site of its own.
          isolate: false,
          // Two at least: while one waits for its browser, the other uses the processor.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 2 },
          globalSetup: 'tests/support/database/embedded-template.ts',
        },
      },
    ],
  },
});
