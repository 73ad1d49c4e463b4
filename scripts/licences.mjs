// Lists the licences of the installed packages, and fails for those that are not allowed. Reads the disk only.
//   npm run licences            those that ship and those of the tools
//   npm run licences -- --list  with the packages of each licence
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();

/** Licences of which a website asks no more than to keep their notices. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, each for a reason. */
const exceptions = [
  // The shared library that sharp loads as it is: the LGPL asks nothing of a program that only links to it.
  { name: /^@img\/sharp-(?:libvips-|win32-|wasm32)/, licence: 'LGPL-3.0-or-later' },
];

/** Whether an SPDX expression is fulfilled by allowed licences: of `OR` one is enough, of `AND` all are needed. */
function isAllowed(expression, isLicenceAllowed) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const readOne = () => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && isLicenceAllowed(token);
    const inner = readAny();
    return tokens[at++] === ')' && inner;
  };
  const readAll = () => {
    let result = readOne();
    while (tokens[at] === 'AND') {
      at += 1;
      result = readOne() && result;
    }
    return result;
  };
  function readAny() {
    let result = readAll();
    while (tokens[at] === 'OR') {
      at += 1;
      result = readAll() || result;
    }
    return result;
  }
  const result = readAny();
  return at === tokens.length && result;
}

/** The installed packages that the lock file names. Those of other platforms are not installed. */
function readInstalled() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([folder, { dev, version }]) => {
    const file = path.join(root, folder, 'package.json');
    if (folder === '' || !existsSync(file)) return [];
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
    const named = license ?? licenses;
    const licence = [named ?? 'none']
      .flat()
      .map((one) => (typeof one === 'string' ? one : (one.type ?? 'none')))
      .join(' OR ');
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence, isTool: dev === true }];
  });
}

const installed = readInstalled();
const groups = Map.groupBy
  ? Map.groupBy(installed, ({ licence }) => licence)
  : new Map(
      [...new Set(installed.map(({ licence }) => licence))].map((licence) => [
        licence,
        installed.filter((one) => one.licence === licence),
      ]),
    );
for (const [licence, packages] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
  const tools = packages.filter(({ isTool }) => isTool).length;
  console.log(`${licence}: ${packages.length - tools} that ship, ${tools} of tools`);
  if (process.argv.includes('--list'))
    for (const { name, version } of packages) console.log(`  ${name} ${version}`);
}
const refused = installed.filter(
  ({ name, licence }) =>
    !isAllowed(
      licence,
      (one) =>
        allowed.has(one) ||
        exceptions.some((exception) => exception.licence === one && exception.name.test(name)),
    ),
);
for (const { name, version, licence } of refused)
  console.error(`Not allowed: ${name} ${version} (${licence})`);
if (installed.length === 0) console.error('No packages are installed: run npm ci first.');
process.exitCode = refused.length > 0 || installed.length === 0 ? 1 : 0;
