// Prepares a fresh clone, with only Node >= 20 and npm; returns at once when there is nothing to do.
//   node scripts/set-up.mjs install   packages
//   node scripts/set-up.mjs start     packages and the built site
//   node scripts/set-up.mjs test      packages, the built site and a browser
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, installBrowser } from './browser.mjs';

const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const wantedNode = 26;
const mode = process.argv[2] ?? 'start';

const inRoot = (...steps) => path.join(root, ...steps);
const say = (text) => process.stderr.write(`${text}\n`);

function stop(sentence) {
  say(sentence);
  process.exit(1);
}

function installPackages() {
  const stamp = inRoot('node_modules', '.set-up');
  const wanted = hashFiles([inRoot('package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages; this takes a minute…');
  const npm = process.env.npm_execpath;
  // No package needs its install scripts, and a compromised one would run its code by them.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ];
  // npm warns of packages that need a newer Node; they run on the Node that is installed as a package.
  const options = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  if (result.status !== 0) {
    say(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`);
    stop('The packages could not be installed: npm says why above.');
  }
  writeFileSync(stamp, wanted);
}

/**
 * The path of the Node that is installed as a package, or of this one where the platform has no such
 * package.
 */
function chooseNode() {
  const own = inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath;
  return stop(
    `This platform (${process.platform} ${process.arch}) needs Node ${wantedNode} or newer installed; this is Node ${process.versions.node}.`,
  );
}

function buildSite(node) {
  const stamp = inRoot('dist', '.set-up');
  const sources = [
    ...listFiles(inRoot('src')).filter((file) => !/\.test\.tsx?$/.test(file)),
    ...listFiles(inRoot('data')),
    inRoot('vite.config.ts'),
    inRoot('scripts', 'build.mjs'),
    inRoot('package-lock.json'),
  ];
  const wanted = hashFiles(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the site…');
  const result = spawnSync(node, [inRoot('scripts', 'build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) stop('The site could not be built: the reason stands above.');
  writeFileSync(stamp, wanted);
}

function listFiles(folder) {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isDirectory() ? listFiles(file) : [file]));
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

installPackages();
if (mode !== 'install') buildSite(chooseNode());
if (mode === 'test' && !findBrowser(root) && !installBrowser(root, chooseNode()))
  stop(
    'The tests need a browser: install Chromium or Chrome, or name one in CHROME_PATH, and run npm test again.',
  );
