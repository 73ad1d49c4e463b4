import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const shipped = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Starts nginx with the configuration that the release has, on a port in front of others, but without TLS.
 * @throws when nginx refuses the configuration
 */
export async function startNginx(port: string, ports: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-nginx-'));
  const config = path.join(folder, 'nginx.conf');
  const http = withoutTls(await readFile(shipped, 'utf8'), port, ports);
  await writeFile(config, frame(folder, http));
  const nginx = spawn('nginx', ['-c', config, '-e', path.join(folder, 'errors.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const refused = ended.then(([code]) => {
    throw new Error(`nginx ended with ${code}.`);
  });
  refused.catch(() => {});
  await Promise.race([untilOpen(Number(port)), refused]);
  return {
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(20);
  }
}

/** The configuration with our ports, and its second server, the one behind TLS, on a plain port. */
function withoutTls(text: string, port: string, ports: readonly string[]): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  const [before = '', , behindTls = ''] = text.split(/^server \{/m);
  return `${before}server {${behindTls}`
    .replace(/server 127\.0\.0\.1:3000.*;/, servers.join('\n    '))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl;', '')
    .replace(/^ *ssl_.*$/gm, '');
}

const frame = (folder: string, http: string) => `daemon off;
# Its workers write into a folder that is ours.
user ${userInfo().username};
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
    access_log off;
    keepalive_requests 1000000;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
${http}
}
`;
