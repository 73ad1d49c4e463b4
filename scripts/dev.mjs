// Rebuilds at every change and restarts the server. Ends with Ctrl-C.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const inRoot = (...steps) => path.join(root, ...steps);
const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');

const children = [
  [vite, 'build', '--watch', '--logLevel', 'warn'],
  [vite, 'build', '--ssr', '--watch', '--logLevel', 'warn'],
  [
    ...['load-env-file.mjs', 'resolve-drizzle.mjs'].flatMap((name) => [
      '--import',
      pathToFileURL(inRoot('scripts', name)).href,
    ]),
    '--watch',
    `--watch-path=${inRoot('src')}`,
    `--watch-path=${inRoot('dist', 'server')}`,
    '--watch-preserve-output',
    inRoot('src', 'app', 'server', 'main.ts'),
  ],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
