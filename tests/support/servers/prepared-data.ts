import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './free-port.ts';
import { makeFolder, spawnServer, untilReady } from './server-process.ts';

/** Makes the data folder that tests copy: a first start takes three times as long as a later one. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await makeFolder();
  const server = spawnServer({ PORT: await findFreePort(), DATA_DIR: folder });
  await untilReady(server);
  server.process.kill('SIGTERM');
  const { code, errors } = await server.ended;
  if (code !== 0) throw new Error(`The first start ended with ${code}: ${errors}`);
  await rm(`${folder}/in-use.lock`);
  project.provide('preparedData', folder);
  return remove;
}

declare module 'vitest' {
  interface ProvidedContext {
    preparedData: string;
  }
}
