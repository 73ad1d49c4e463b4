// Copies what running the site needs into a new folder: no tools, no tests, no browser code but the built one.
//   npm run release -- --to FOLDER
// The folder starts with `node_modules/.bin/node`, or by `npm start`, and builds and installs nothing.
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillCompileCache } from './release/compile-cache.mjs';
import { findPackages, findSpecifiers } from './release/packages.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Commands of package.json that a release has too. */
const commands = [
  'start',
  'reset-second-factor',
  'backup',
  'restore',
  'migrate',
  'move-to-postgres',
  'move-to-embedded',
];
const folders = ['dist/api-docs', 'dist/client', 'dist/server', 'data/assistant-knowledge'];
const wholeFolders = [...folders, 'deploy', 'migrations', 'public', 'scripts/operations'];
const files = [
  '.env.example',
  'docs/running.md',
  'LICENSE',
  'README.md',
  'scripts/check-health.mjs',
];

const isServerSource = (file) =>
  !/\/client(\/|$)/.test(file) && !/\.test\.ts$|\.tsx$|\.css$/.test(file);
/**
 * Not types, sources (Node runs no TypeScript of packages), maps and texts about packages; licences stay, as most of them
 * ask for it.
 */
const isRun = (file) =>
  !/\.(map|[cm]?ts|tsbuildinfo)$/.test(file) &&
  !(/\.(md|markdown)$/i.test(file) && !/licen[cs]e|notice/i.test(file)) &&
  !/node_modules\/node-[^/]+\/(include|share)(\/|$)/.test(file);

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const readManifest = async () =>
  JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

/** The scripts that commands run or load, by their names in the commands. */
const scriptsOf = (manifest) => [
  ...new Set(
    commands.flatMap((name) => manifest.scripts[name].match(/scripts\/[\w/.-]+\.mjs/g) ?? []),
  ),
];

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

async function copyPackages(to) {
  const sources = (await listFiles(path.join(to, 'src'))).filter((file) => file.endsWith('.ts'));
  const specifiers = await findSpecifiers(sources);
  for (const folder of await findPackages(root, specifiers)) {
    const from = path.join(root, folder);
    await cp(from, path.join(to, folder), {
      recursive: true,
      filter: (file) => isRun(file) && !file.slice(from.length).includes('/node_modules'),
    });
  }
  const [node] = (await readdir(path.join(to, 'node_modules'))).filter((name) =>
    /^node-(bin-)?(linux|darwin)/.test(name),
  );
  if (!node) return;
  await mkdir(path.join(to, 'node_modules/.bin'));
  await symlink(`../${node}/bin/node`, path.join(to, 'node_modules/.bin/node'));
}

async function writeManifest(to, manifest) {
  const { name, version, type, imports, license } = manifest;
  const kept = { name, version, private: true, type, imports, license };
  const scripts = Object.fromEntries(
    commands.map((command) => [command, manifest.scripts[command]]),
  );
  const text = `${JSON.stringify({ ...kept, scripts }, undefined, 2)}\n`;
  await writeFile(path.join(to, 'package.json'), text);
}

async function makeRelease(to) {
  const manifest = await readManifest();
  // Built beside its place: a folder with the final name is complete.
  const half = `${to}.partial`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  for (const name of [...wholeFolders, ...files, ...scriptsOf(manifest)])
    await cp(path.join(root, name), path.join(half, name), { recursive: true });
  await cp(path.join(root, 'src'), path.join(half, 'src'), {
    recursive: true,
    filter: (file) => isServerSource(file.slice(root.length)),
  });
  await copyPackages(half);
  await writeManifest(half, manifest);
  await fillCompileCache(half, manifest.scripts.start);
  await rename(half, to);
}

const [option, folder, ...others] = process.argv.slice(2);
if (option !== '--to' || !folder || others.length > 0)
  stop('Name the new folder: npm run release -- --to FOLDER');
const to = path.resolve(process.env.INIT_CWD ?? '.', folder);
if ((await readdir(to).catch(() => [])).length > 0) stop(`There is something in ${to} already.`);
await makeRelease(to);
process.stdout.write(`${to}\n`);
