import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from '../backup-error.ts';

/**
 * Runs the command that makes a backup in a process of its own, with the settings of this one: what it computes would
 * keep the visitors of the site waiting.
 * @param signal stops it
 * @returns the path of the backup
 * @throws BackupError with what the command said last
 */
export async function spawnBackup(
  script: string,
  folder: string,
  signal?: AbortSignal,
): Promise<string> {
  const child = spawn(process.execPath, [...process.execArgv, script, '--to', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new BackupError(errors.trim() || `The backup ended with ${code}.`);
  return output.trim().split('\n').at(-1) ?? '';
}
