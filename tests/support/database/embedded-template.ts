import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.test');

/** Makes the PGlite database that every test file starts from, once for the whole run. */
export default async function setup(project: TestProject) {
  await mkdir(folder, { recursive: true });
  const empty = await provideEmptyDatabase();
  const embedded = await PGlite.create({
    loadDataDir: new Blob([new Uint8Array(await readFile(empty))]),
    extensions: embeddedExtensions,
  });
  const database = wrapEmbedded(embedded, () => embedded.close());
  await database.migrate(path.join(root, 'migrations'));
  await seedReferenceContent(database.db, { isReference: true });
  const file = path.join(folder, `template-${process.pid}.tar`);
  await writeDump(embedded, file);
  await database.close();
  project.provide('template', { kind: 'embedded', empty, file });
  return () => rm(file, { force: true });
}

/** An empty database is the same in every run with the same PGlite; making one takes seconds. */
async function provideEmptyDatabase(): Promise<string> {
  const packageFile = path.join(root, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const file = path.join(folder, `empty-database-${version}.tar`);
  if (existsSync(file)) return file;
  const embedded = await PGlite.create({ extensions: embeddedExtensions });
  const draft = `${file}.${process.pid}`;
  await writeDump(embedded, draft);
  await embedded.close();
  await rename(draft, file);
  return file;
}

async function writeDump(embedded: PGlite, file: string) {
  const dump = await embedded.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
}
