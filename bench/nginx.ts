import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { startServer } from './started-server.ts';

const shipped = path.resolve(import.meta.dirname, '../deploy/nginx.conf');

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

/**
 * Starts nginx with the configuration that the release has, on a port in front of others, but without TLS.
 * @param caches whether it keeps what answers allow, as a CDN does
 * @throws when nginx refuses the configuration
 */
export async function startNginx(
  port: string,
  ports: readonly string[],
  { caches = false }: { caches?: boolean } = {},
) {
  const text = withoutTls(await readFile(shipped, 'utf8'), port, ports);
  return runNginx(port, (folder) => (caches ? withCache(text, folder) : text));
}

/**
 * Starts nginx with one worker, as the site has one process.
 * @param writeHttp the `http` block's content, which may name the folder: it is gone after `stop`
 * @throws when nginx refuses the configuration
 */
export async function runNginx(
  port: string,
  writeHttp: (folder: string) => string,
  modules: readonly string[] = [],
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'wyvern-nginx-'));
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, frame(folder, writeHttp(folder), modules));
  const nginx = await startServer(
    'nginx',
    ['-c', config, '-e', path.join(folder, 'errors.log')],
    port,
  );
  return {
    measureProcessor: nginx.measureProcessor,
    stop: async () => {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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

const withCache = (text: string, folder: string) =>
  `proxy_cache_path ${folder}/cache keys_zone=edge:10m;\n${text}`.replace(
    'proxy_buffering off;',
    'proxy_cache edge; proxy_cache_lock on; proxy_cache_revalidate on;',
  );

const frame = (folder: string, http: string, modules: readonly string[]) => `daemon off;
${modules.map((file) => `load_module ${file};`).join('\n')}
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
