import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import { makeFolder } from './server-process.ts';

/** A data folder of the test's own, as the first start of a server leaves it (`prepared-data.ts`). */
export async function makeDataFolder() {
  const data = await makeFolder();
  await cp(inject('preparedData'), data.folder, { recursive: true, preserveTimestamps: true });
  return data;
}
