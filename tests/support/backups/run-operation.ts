import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');
const preload = path.join(root, 'scripts/resolve-drizzle.mjs');

/** Runs one of the operators' commands. @returns its exit code and what it says, on either stream */
export function runOperation(
  name: 'backup' | 'restore' | 'migrate' | 'move',
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const script = path.join(root, `scripts/operations/${name}.mjs`);
  const env = { PATH: process.env.PATH, ...settings };
  return promisify(execFile)(process.execPath, ['--import', preload, script, ...args], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}

/** Makes a backup. @returns its path, and how long the site had to wait in milliseconds */
export async function makeBackup(to: string, settings: Record<string, string>) {
  const { code, said } = await runOperation('backup', ['--to', to], settings);
  if (code !== 0) throw new Error(said);
  const [, wait = '0'] = /The site waited (\d+) ms/.exec(said) ?? [];
  return { file: said.trim().split('\n').at(-1) ?? '', waitMs: Number(wait) };
}
