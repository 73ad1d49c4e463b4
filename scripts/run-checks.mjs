// Runs every check and test and ends with one line that sums them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const report = path.join(root, '.test', 'report.json');
const sum = { passed: 0, failed: 0, skipped: 0 };

const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** A check that is one thing: it passes or fails. */
function check(title, command, args) {
  process.stdout.write(`\n— ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  sum[status === 0 ? 'passed' : 'failed'] += 1;
}

/** A run of vitest, counted test by test. */
function test(title, projects, env = {}) {
  process.stdout.write(`\n— ${title}\n`);
  rmSync(report, { force: true });
  const args = ['run', ...projects.flatMap((name) => ['--project', name])];
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1', ...env } },
  );
  let counts;
  try {
    counts = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  }
  sum.passed += counts.numPassedTests;
  sum.failed += counts.numFailedTests;
  sum.skipped += counts.numPendingTests + counts.numTodoTests;
  // A file that does not load, or an error outside a test, fails the run without a failed test.
  if (status !== 0 && counts.numFailedTests === 0) sum.failed += 1;
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
}

mkdirSync(path.dirname(report), { recursive: true });
check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
check('Types', bin('tsc'), ['--noEmit']);
test('Rules, and the server on the embedded database', ['rules', 'server']);
if (await isListening(5432)) {
  test('The server on PostgreSQL', ['server'], { TEST_DATABASE: 'postgres' });
} else {
  process.stdout.write(
    '\nSkipped: the server on PostgreSQL, for none answers on 127.0.0.1:5432.\n',
  );
  sum[process.env.REQUIRE_POSTGRES ? 'failed' : 'skipped'] += 1;
}
test('Whole processes', ['processes']);
test('The site in a browser', ['browser'], { CHROME_PATH: findBrowser() });
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);
process.exit(sum.failed === 0 ? 0 : 1);
