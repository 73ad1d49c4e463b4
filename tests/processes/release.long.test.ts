import { execFile, spawn, spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import {
  makeFolder,
  type ServerProcess,
  untilReady,
} from '#tests/support/servers/server-process.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const node = 'node_modules/.bin/node';
const imageLimitMb = 300;

let folder: string;
let remove: () => Promise<void>;
let release: string;
beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  release = path.join(folder, 'release');
  await run(process.execPath, ['scripts/release.mjs', '--to', release], { cwd: root });
});
afterAll(() => remove());

/** Follows a command that starts the release, to its end. */
function follow(command: string, args: string[], settings: Record<string, string>): ServerProcess {
  const child = spawn(command, args, {
    cwd: release,
    env: { ...settings, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('exit', (code) => resolve({ code, errors }));
  });
  const origin = `http://127.0.0.1:${settings.PORT}`;
  return { origin, process: child, ended, readLog: () => '' };
}

/** What a visitor gets of a site that is open: a page's script, an image in a size of its own, the API documents. */
async function visit({ origin }: ServerProcess) {
  const page = await (await fetch(origin)).text();
  const [script = ''] = page.match(/\/assets\/entry-[\w-]+\.js/) ?? [];
  const [image = ''] = page.match(/\/images\/[\w-]+\.webp/) ?? [];
  const urls = [script, `${image}?w=640`, '/api/docs', '/api/docs/openapi.json'];
  const answers = urls.map((url) => fetch(origin + url));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** What Adam says of a room: he needs the price book and the calculator’s thread. */
async function askAdam(site: ServerProcess): Promise<string> {
  const talk = await talkWithAdam(site);
  const answer = await talk.say('How much is carpet for a lounge of 4 by 3.5 m, fitted?');
  const more = await talk.say('and supply only?');
  talk.close();
  return `${answer}\n${more}`;
}

/** Both sums, as the calculator gives them for 4 × 3.5 m of carpet. */
const adamsSums = /supplied and fitted: £726\.74.*supply only: £516\.74/s;

it('a release has what runs, and no tools, tests or browser sources', async () => {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const files = (await readdir(release, { recursive: true })).map((file) => file.toString());
  // Some of the packages of tests are needed by others that run: `ajv` by Fastify.
  const packages = Object.keys(lock.packages[''].devDependencies)
    .map((name) => `node_modules/${name}`)
    .filter((folder) => lock.packages[folder].dev);
  expect(packages.length).toBeGreaterThan(20);
  expect(files.filter((file) => packages.includes(file))).toEqual([]);
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => /\.test\.|\.tsx$|(^|\/)(client|tests|bench)\//.test(file))).toEqual(
    own.filter((file) => file.startsWith('dist/client/')),
  );
  expect(own.filter((file) => /^\.(git|env$)/.test(file))).toEqual([]);
  expect(own).toContain('src/app/server/main.ts');
});

it('a release has the commands for operators', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(release, 'package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) => scripts[name].includes('/operations/'));
  expect(names).toEqual(['backup', 'restore', 'migrate', 'move-to-postgres', 'move-to-embedded']);
  for (const name of names) {
    const args = scripts[name].replace('exec node ', '').split(' ');
    const { stdout } = await run(path.join(release, node), [...args, '--help'], { cwd: release });
    expect(stdout).toContain(`npm run ${name}`);
  }
});

it('a release has its guide, and runs commands with what its service has', async () => {
  const read = (file: string) => readFile(path.join(release, file), 'utf8');
  expect(await read('docs/running.md')).toContain('/opt/wyvern-vale/deploy/command');
  const [unit, command] = await Promise.all(
    ['deploy/wyvern-vale.service', 'deploy/command'].map(read),
  );
  const properties = [...(command ?? '').matchAll(/--property=(?:'([^']+)'|(\S+))/g)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  expect(properties).toContain('EnvironmentFile=/etc/wyvern-vale.env');
  const service = [...(unit ?? '').split('\n'), 'User=wyvern-vale'];
  expect(properties.filter((property) => !service.includes(property ?? ''))).toEqual([]);
  expect(service).toContain(`Environment=${command?.match(/DATA_DIR=\S+/)}`);
});

const canMakeImage =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('sh', ['-c', 'command -v strip && command -v ldd && command -v unshare']).status === 0;

if (canMakeImage)
  it('the image has less than 300 MB, no shell, and runs read-only without rights', async () => {
    const image = path.join(folder, 'image');
    const script = path.join(root, 'scripts/release/make-image-root.sh');
    await run('sh', [script, release, image]);
    const { stdout: size } = await run('du', ['--summarize', '--block-size=1M', image]);
    expect(Number.parseInt(size, 10)).toBeLessThan(imageLimitMb);
    const names = (await readdir(image, { recursive: true })).map((file) => file.toString());
    expect(names.filter((name) => /(^|\/)(ba|da|)sh$/.test(name))).toEqual([]);

    // As a container does it: a root of its own that cannot be written, but for /data and /tmp.
    const enter = `mount --bind ${image} ${image} && mount --bind ${image}/data ${image}/data &&
      mount -t tmpfs tmpfs ${image}/tmp && mount -o remount,ro,bind ${image} &&
      exec chroot --userspec=10001:10001 ${image} /app/${node} -e '
        process.chdir("/app");
        process.execve(process.execPath, ["node", "--import", "./scripts/resolve-drizzle.mjs",
          "src/app/server/main.ts"], process.env);'`;
    const settings = {
      PORT: await findFreePort(),
      DATA_DIR: '/data',
      PATH: process.env.PATH ?? '',
    };
    const server = follow('unshare', ['--mount', 'sh', '-c', enter], settings);
    await untilReady(server);
    expect(await visit(server)).toEqual([200, 200, 200, 200]);
    expect(await askAdam(server)).toMatch(adamsSums);
    const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+10001\s/m);
    const health = path.join(image, 'app/scripts/check-health.mjs');
    const { PORT } = settings;
    await run(process.execPath, [health], { env: { PORT } });
    server.process.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    await expect(run(process.execPath, [health], { env: { PORT } })).rejects.toMatchObject({
      code: 1,
    });
  });
else {
  process.stderr.write(
    'The container’s image is not made: it needs Linux, root, strip, ldd and unshare.\n',
  );
  it('a release runs alone in a folder that it may not write into', async () => {
    const data = path.join(folder, 'data');
    await run('chmod', ['-R', 'a-w', release]);
    const args = ['--import', './scripts/resolve-drizzle.mjs', 'src/app/server/main.ts'];
    const server = follow(node, args, { PORT: await findFreePort(), DATA_DIR: data });
    await untilReady(server);
    expect(await visit(server)).toEqual([200, 200, 200, 200]);
    expect(await askAdam(server)).toMatch(adamsSums);
    server.process.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    await run('chmod', ['-R', 'u+w', release]);
  });
}
