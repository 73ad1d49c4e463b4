import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const importPattern =
  /(?:^(?:import|export)\b[^;'"]*?from\s*|^import\s*|\bimport\(\s*)'((?!node:)[@\w][^']*)'/gm;

/** The packages that source files import, by name. */
export async function findSpecifiers(files) {
  const names = new Set();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [statement, specifier] of text.matchAll(importPattern))
      if (!/^(?:import|export) type\b/.test(statement)) names.add(packageOf(specifier));
  }
  return names;
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The folders of packages and of all that they depend on, as far as they are installed, and of the Node
 * that is installed as a package.
 */
export async function findPackages(root, names) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, from) => {
    const folder = locate(packages, name, from);
    if (!folder || found.has(folder) || !existsSync(path.join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folder];
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    for (const other of [...needed, ...peers]) add(other, folder);
  };
  const own = packages[''];
  for (const name of names) {
    if (!own.dependencies[name]) throw new Error(`${name} is imported, but not a dependency.`);
    add(name, '');
  }
  for (const name of Object.keys(own.optionalDependencies)) add(name, '');
  return [...found].sort();
}

/** Where Node finds a package from the folder of another one. */
function locate(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!folder.includes('/node_modules/')) return folder ? locate(packages, name, '') : undefined;
  }
}
