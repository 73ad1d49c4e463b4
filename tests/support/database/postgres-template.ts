import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { openPostgres } from '#platform/server/database/postgres.ts';
import { onPostgresServer, postgresServer } from './test-database.ts';

const migrations = path.resolve(import.meta.dirname, '../../../migrations');

/** Its statistics would change query plans at any moment, and the databases live for minutes. */
const withoutAutovacuum = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I set (autovacuum_enabled = false)', name);
  end loop;
end $$`;

/** Makes the PostgreSQL database that every test file starts from, once for the whole run. */
export default async function setup(project: TestProject) {
  const name = `wyvern_template_${process.pid}`;
  await dropAll(name);
  await onPostgresServer(`create database ${name}`);
  const database = await openPostgres(`${postgresServer}/${name}`, (error) => {
    throw error;
  });
  await database.migrate(migrations);
  await seedReferenceContent(database.db, { isReference: true });
  await database.db.execute(sql.raw(withoutAutovacuum));
  await database.close();
  project.provide('template', { kind: 'postgres', name });
  return () => dropAll(name);
}

/** Drops a template and the copies that the workers still had at their end. */
async function dropAll(template: string) {
  const found = await onPostgresServer(
    `select datname from pg_database where datname = '${template}' or starts_with(datname, '${template}_')`,
  );
  for (const { datname } of found as { datname: string }[])
    await onPostgresServer(`drop database ${datname} with (force)`);
}
