// Finds a browser for the tests, or installs one. Uses plain Node; Playwright is called only once it is
// installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The headless shell has no window: the tests take a fifth less CPU time with it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds the path of a Chromium or Chrome: CHROME_PATH, one on the PATH, or Playwright's own download. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...elsewhere,
    findDownload(),
  ];
  return candidates.find((file) => file && existsSync(file) && starts(file));
}

/** Tries Playwright's download, then Debian's package; returns the browser's path or undefined. */
export function installBrowser(root, node) {
  process.stderr.write('Installing a browser for the tests…\n');
  const cli = path.join(root, 'node_modules', 'playwright-core', 'cli.js');
  run(node, [cli, 'install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findBrowser()) run('apt-get', ['install', '-y', '-qq', name]);
  }
  return findBrowser();
}

function findDownload() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    // The packages are not installed yet, so nothing was downloaded either.
    return undefined;
  }
}

/** Whether a browser starts: a download may lack system libraries. */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
}
