import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'wyvern-set-up-'));
  cpSync(import.meta.dirname, path.join(clone, 'scripts'), { recursive: true });
  writeFileSync(path.join(clone, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Runs the set-up in a fresh clone with a fake npm that prints a line and exits with `code`. */
function install(code: number) {
  const npm = path.join(clone, 'npm.cjs');
  writeFileSync(
    npm,
    `require('node:fs').mkdirSync('node_modules', { recursive: true });
     console.log('added 406 packages');
     console.error('npm warn EBADENGINE Unsupported engine');
     if (!process.argv.includes('--ignore-scripts')) console.error('Install scripts ran.');
     if (!process.argv.includes('--ignore-scripts')) process.exit(9);
     process.exitCode = ${code};`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(clone, 'scripts/set-up.mjs'), 'install'],
    { env: { PATH: process.env.PATH, npm_execpath: npm }, encoding: 'utf8' },
  );
  return { status, printed: stdout + stderr };
}

it('the installation prints one line, and nothing when it is already done', () => {
  expect(install(0)).toEqual({
    status: 0,
    printed: 'Installing packages; this takes a minute…\n',
  });
  expect(install(0)).toEqual({ status: 0, printed: '' });
});

it('an installation that fails prints what npm printed', () => {
  const { status, printed } = install(1);
  expect(status).toBe(1);
  expect(printed).toContain('npm warn EBADENGINE');
  expect(printed).toContain('added 406 packages');
  expect(printed).toMatch(/The packages could not be installed: npm says why above\.\n$/);
});
