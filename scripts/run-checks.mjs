// Runs checks and tests, prints every failure again at the end and sums up in the last line.
//   node scripts/run-checks.mjs [--lane=<name>…] [<part of a file name>…]
// Without arguments everything runs; with LONG_TESTS=1 (`npm run test:long`) at full length. With a lane or a file name, format, lint and types are left out.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';

const begun = performance.now();
const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const { values, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: { lane: { type: 'string', multiple: true } },
});
const wantedLanes = values.lane ?? ['rules', 'server', 'postgres', 'processes', 'browser'];
const isWhole = !values.lane && patterns.length === 0;

const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

function fail(title, text) {
  sum.failed += 1;
  failures.push({ title, text });
}

const print = (text) => process.stdout.write(`${text}\n`);

/**
 * @param isShown prints at once what the command writes: through a pipe, since several run beside each other and
 * would each redraw a terminal
 * @returns the exit code, what was written, and a sentence about both
 */
async function run(title, command, args, { env = {}, isShown = false } = {}) {
  const begun = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      if (isShown) process.stdout.write(text);
      else output += text;
    });
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const outcome = status === 0 ? 'passed' : 'failed';
  return { status, output, sentence: `— ${title}: ${outcome} in ${seconds} s` };
}

/** Runs a check with a single result: passed or failed. */
async function check(title, command, args) {
  const { status, output, sentence } = await run(title, command, args);
  print(status === 0 ? sentence : `${output}${sentence}`);
  if (status === 0) sum.passed += 1;
  else fail(title, output);
}

/** Runs vitest for some lanes and counts the tests. */
async function test(lanes, env) {
  const title = lanes.join(', ');
  print(`\n— ${title}`);
  const report = path.join(root, '.test', `report-${lanes[0]}.json`);
  rmSync(report, { force: true });
  const { status, sentence } = await run(
    title,
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...patterns,
      ...lanes.map((lane) => `--project=${lane}`),
      '--reporter=default',
      `--reporter=${path.join(root, 'scripts/count-tests.mjs')}`,
    ],
    { env: { TEST_REPORT: report, ...env }, isShown: true },
  );
  print(sentence);
  const counted = readReport(report);
  printSlowest(counted.seconds);
  for (const key of Object.keys(sum)) sum[key] += counted.sum[key];
  failures.push(...counted.failures);
  if (status !== 0 && counted.sum.failed === 0) fail(title, 'vitest failed: see its output above.');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { sum: { passed: 0, failed: 0, skipped: 0 }, failures: [], seconds: {} };
  }
}

/** Of a long run, the files that took longest: what to look at first to make it shorter. */
function printSlowest(secondsOf) {
  const slow = Object.entries(secondsOf)
    .filter(([, seconds]) => seconds >= 10)
    .sort((a, b) => b[1] - a[1]);
  for (const [file, seconds] of slow.slice(0, 12)) print(`  ${Math.round(seconds)} s ${file}`);
}

/** Selects the lanes that were asked for and have a matching file. */
function choose(lanes, files) {
  const isNamed = (file) => patterns.some((pattern) => file.includes(pattern));
  const hasFile =
    patterns.length === 0 || globSync(files, { cwd: root }).some((file) => isNamed(file));
  return hasFile ? lanes.filter((lane) => wantedLanes.includes(lane)) : [];
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

/** Removes PostgreSQL's lane when no server answers. */
async function leaveOutPostgres(lanes) {
  if (!lanes.includes('postgres') || (await isListening(5432))) return lanes;
  const sentence = 'no PostgreSQL answers on 127.0.0.1:5432.';
  if (process.env.REQUIRE_POSTGRES) fail('postgres', sentence);
  else sum.skipped += 1;
  print(`— postgres: skipped, for ${sentence}`);
  return lanes.filter((lane) => lane !== 'postgres');
}

mkdirSync(path.join(root, '.test'), { recursive: true });
const inProcess = await leaveOutPostgres(
  choose(
    ['rules', 'server', 'postgres'],
    ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'scripts/*.test.ts'],
  ),
);
const processes = choose(['processes'], ['tests/processes/*.test.ts']);
const browser = choose(['browser'], ['tests/e2e/**/*.test.ts']);

/** The lanes without a browser. The one that waits most goes first, while the browser lane uses the processor. */
async function testServers() {
  if (processes.length > 0) await test(processes);
  if (inProcess.length === 0) return;
  const isOnBoth = inProcess.includes('server') && inProcess.includes('postgres');
  if (!isOnBoth || patterns.length > 0) return test(inProcess);
  const folder = path.join(root, '.test', 'statements');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await test(inProcess, { RECORD_STATEMENTS: folder });
  await check('statements on PostgreSQL', process.execPath, [
    '--import',
    './scripts/resolve-drizzle.mjs',
    'tests/support/database/prepare-statements.ts',
    folder,
  ]);
}

// Beside each other: the processor works for one while the other waits for a page, a timer or a disk.
await Promise.all([
  isWhole && check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  isWhole && check('types', bin('tsc'), ['--noEmit']),
  testServers(),
  browser.length > 0 && test(browser, { CHROME_PATH: findBrowser() }),
]);

if (sum.passed + sum.failed === 0) fail('No test ran', `No file is named ${patterns.join(', ')}.`);
if (failures.length > 0) print('\nFailures:');
for (const { title, text } of failures)
  print(`\n${title}\n${text.trimEnd().replaceAll(/^/gm, '    ')}`);
const minutes = Math.ceil((performance.now() - begun) / 60_000);
print(`\n${process.env.LONG_TESTS ? 'The long run' : 'The short run'} took ${minutes} minutes.`);
print(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed === 0 ? 0 : 1;
