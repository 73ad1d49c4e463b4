import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type NpmPackages = { folder: string; remove: () => Promise<void> };

/**
 * Installs packages that only a bench needs into a temporary folder, so that nobody else installs them.
 * @param packages with their exact versions: `next@16.4.6`
 * @returns undefined when the registry does not serve them
 */
export async function installNpmPackages(
  packages: readonly string[],
): Promise<NpmPackages | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-bench-'));
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
