import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'wyvern-licences-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function check(folder: string, ...args: string[]) {
  const script = path.join(import.meta.dirname, 'licences.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, refused: stderr.trim() };
}

/** Installs a package with what its `package.json` says of its licence. */
function checkWith(name: string, manifest: object) {
  const folder = `node_modules/${name}`;
  mkdirSync(path.join(tree, folder), { recursive: true });
  writeFileSync(path.join(tree, folder, 'package.json'), JSON.stringify(manifest));
  const packages = { '': {}, [folder]: { version: '1.0.0' }, 'node_modules/elsewhere': {} };
  writeFileSync(path.join(tree, 'package-lock.json'), JSON.stringify({ packages }));
  return check(tree);
}

it('every installed package has an allowed licence', () => {
  const { status, stdout, refused } = check(process.cwd(), '--list');
  expect(refused).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^MIT: \d+ that ship, \d+ of tools$/m);
  expect(stdout).toMatch(/^ {2}fastify 5\./m);
});

it.each([
  [{ license: 'MIT' }],
  [{ license: '(GPL-3.0-only OR MIT)' }],
  [{ license: '(MIT AND Zlib) OR GPL-2.0-only' }],
  [{ license: { type: 'ISC' } }],
  [{ licenses: [{ type: 'GPL-2.0-only' }, { type: 'MIT' }] }],
])('%j is allowed', (manifest) => {
  expect(checkWith('one', manifest)).toMatchObject({ status: 0, refused: '' });
});

it.each([
  [{ license: 'GPL-3.0-only' }, 'GPL-3.0-only'],
  [{ license: 'MIT AND AGPL-3.0-only' }, 'MIT AND AGPL-3.0-only'],
  [{ license: 'LGPL-3.0-or-later' }, 'LGPL-3.0-or-later'],
  [{ license: 'SEE LICENSE IN LICENSE.md' }, 'SEE LICENSE IN LICENSE.md'],
  [{ license: '(MIT' }, '(MIT'],
  [{ license: '' }, ''],
  [{}, 'none'],
])('%j is refused and named', (manifest, named) => {
  const { status, refused } = checkWith('@scope/one', manifest);
  expect(status).toBe(1);
  expect(refused).toBe(`Not allowed: @scope/one 1.0.0 (${named})`);
});

it('a tree without packages is refused', () => {
  writeFileSync(path.join(tree, 'package-lock.json'), '{ "packages": { "": {} } }');
  expect(check(tree)).toMatchObject({ status: 1, refused: expect.stringContaining('npm ci') });
});
