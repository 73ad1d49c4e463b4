import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { onPostgresServer, postgresServer } from '#tests/support/database/test-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Makes the database that every test file starts from, once for the whole run. */
export default async function setup(project: TestProject) {
  return process.env.TEST_DATABASE === 'postgres'
    ? providePostgresTemplate(project)
    : provideEmbeddedTemplate(project);
}

async function provideEmbeddedTemplate(project: TestProject) {
  const embedded = await PGlite.create({ extensions: embeddedExtensions });
  const database = wrapEmbedded(embedded, () => embedded.close());
  await database.migrate(path.join(root, 'migrations'));
  await seedReferenceContent(database.db);
  const file = path.join(root, '.test', `template-${process.pid}.tar`);
  await mkdir(path.dirname(file), { recursive: true });
  const dump = await embedded.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  project.provide('template', { kind: 'embedded', file });
}

async function providePostgresTemplate(project: TestProject) {
  const name = `wyvern_template_${process.pid}`;
  await onPostgresServer(`drop database if exists ${name}`);
  await onPostgresServer(`create database ${name}`);
  const database = await openPostgres(`${postgresServer}/${name}`, (error) => {
    throw error;
  });
  await database.migrate(path.join(root, 'migrations'));
  await seedReferenceContent(database.db);
  await database.close();
  project.provide('template', { kind: 'postgres', name });
  return () => onPostgresServer(`drop database if exists ${name} with (force)`);
}
