import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is measured against and is no package of the project's. */
const packages = [
  'next@16.4.6',
  'react@19.3.1',
  'react-dom@19.3.1',
  'socket.io@4.8.4',
  'socket.io-client@4.8.4',
];

export type NpmPackages = { folder: string; remove: () => Promise<void> };

/** Installs the peers' packages into a temporary folder. @returns undefined when the registry does not serve them */
export async function installNpmPackages(): Promise<NpmPackages | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-peers-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
      ...packages,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 },
  );
  if (status === 0) return { folder, remove };
  await remove();
  return undefined;
}
