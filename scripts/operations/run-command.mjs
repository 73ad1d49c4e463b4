// Runs one of the commands for operators: --help, errors in one sentence, the exit code.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explainError } from '../../src/platform/server/explain-error.ts';
import { readSettings } from '../../src/platform/server/settings.ts';

/**
 * @param usage printed by --help; its first line is the command
 * @param options as `parseArgs` takes them; those with a `name` are required
 * @param run gets the values and the settings, and returns the lines to print
 */
export async function runCommand({ usage, options = {}, run }) {
  // Applies to everything that a command writes.
  process.umask(0o077);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } });
    if (values.help) return process.stdout.write(`${usage}\n`);
    const missing = Object.keys(options).find((name) => values[name] === undefined);
    if (missing) stop(`--${missing} is missing: ${usage.split('\n', 1)[0]}`);
    const lines = await run(values, readSettings(process.env));
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (error.code?.startsWith('ERR_PARSE_ARGS_')) stop(`${error.message}\n${usage}`);
    stop(explainError(error) ?? error.stack);
  }
}

/** A path as the person typed it: npm runs commands in the folder of the site. */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? '.', file);

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
