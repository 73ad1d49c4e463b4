import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { availableParallelism, userInfo } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import type { BenchServer } from '../load.ts';
import { hasNginx, runNginx } from '../nginx.ts';
import { readRawPage } from '../raw-page.ts';
import { type StartedServer, startServer } from '../started-server.ts';
import { comparePages, homePage } from './compare.ts';
import { readWords, takeParagraphs } from './words.ts';

const files = '/usr/share/wordpress';
/** A user who may create databases. Debian's root may not come by TCP without a password of its own. */
const mariadb = process.env.PEERS_MARIADB ?? 'mysql://root@127.0.0.1:3306';
const setUp = path.join(import.meta.dirname, 'wordpress.php');

/** The home page from the cache against WordPress's on PHP-FPM behind nginx, without a page cache and with nginx's. */
export async function compareWordPress(site: BenchServer, print: (line: string) => void) {
  const missing = findMissing();
  if (missing) return print(`WordPress: left out, for ${missing}`);
  const port = await findFreePort();
  const { folder, remove } = await makeFolder();
  const html = (await readRawPage(site.origin, 'identity')).bytes.toString();
  const env = {
    ...process.env,
    PEERS_MARIADB: mariadb,
    WORDPRESS_DATABASE: `wyvern_peers_${randomBytes(8).toString('hex')}`,
    WORDPRESS_FOLDER: path.join(folder, 'wordpress'),
    WORDPRESS_HOST: `127.0.0.1:${port}`,
    WORDPRESS_PARAGRAPHS: JSON.stringify(takeParagraphs(readWords(html), 90)),
  };
  const servers: StartedServer[] = [];
  const refusal = runPhp('create', env);
  if (refusal !== undefined) {
    await remove();
    return print(`WordPress: left out, for MariaDB on ${new URL(mariadb).host} says: ${refusal}`);
  }
  try {
    await cp(files, env.WORDPRESS_FOLDER, {
      recursive: true,
      dereference: true,
      filter: (source) => existsSync(source),
    });
    await writeFile(path.join(env.WORDPRESS_FOLDER, 'wp-config.php'), writeConfig(env));
    runPhpOrThrow('install', env);
    servers.push(await startFpm(folder));
    servers.push(await runNginx(port, (own) => writeHttp(folder, own, port)));
    await compareBoth(site, port, servers, print);
  } finally {
    for (const server of servers) await server.stop();
    runPhpOrThrow('drop', env);
    await remove();
  }
}

async function compareBoth(
  site: BenchServer,
  port: string,
  servers: readonly StartedServer[],
  print: (line: string) => void,
) {
  const wordpress = {
    url: `http://127.0.0.1:${port}`,
    measureProcessor: async () => {
      const times = await Promise.all(servers.map((server) => server.measureProcessor()));
      return times.reduce((sum, time) => sum + time, 0);
    },
  };
  await comparePages(
    homePage(site),
    {
      ...wordpress,
      name: `WordPress on PHP-FPM (${workers} workers, MariaDB's processor not counted)`,
      headers: { 'x-no-page-cache': '1' },
    },
    'gzip',
    print,
  );
  await comparePages(
    homePage(site),
    { ...wordpress, name: "WordPress kept compressed in nginx's page cache" },
    'gzip',
    print,
  );
}

const workers = availableParallelism() * 2;

const findFpm = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .find((name) => /^php-fpm[\d.]*$/.test(name));

/** @returns why WordPress cannot be measured here */
function findMissing(): string | undefined {
  if (!hasNginx()) return 'nginx is not installed';
  if (!findFpm()) return 'php-fpm is not installed';
  const { status } = spawnSync('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']);
  if (status !== 0) return 'php-mysql is not installed';
  if (!existsSync(path.join(files, 'wp-load.php'))) return `it is not installed in ${files}`;
  return undefined;
}

/** @returns what went wrong, if something did */
function runPhp(step: 'create' | 'install' | 'drop', env: NodeJS.ProcessEnv): string | undefined {
  const { status, stdout, stderr } = spawnSync('php', [setUp, step], { env, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

function runPhpOrThrow(step: 'install' | 'drop', env: NodeJS.ProcessEnv) {
  const error = runPhp(step, env);
  if (error !== undefined) throw new Error(`wordpress.php ${step}: ${error}`);
}

/** WordPress asks nobody else and leaves its periodic jobs to cron, as a busy site's does. */
function writeConfig({ WORDPRESS_DATABASE }: { WORDPRESS_DATABASE: string }): string {
  const { hostname, port, username, password } = new URL(mariadb);
  const constants = {
    DB_NAME: WORDPRESS_DATABASE,
    DB_USER: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
    DB_HOST: `${hostname}:${port || 3306}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_DEBUG: false,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
  };
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? quote(value) : value});`,
  );
  const salts = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) =>
    ['KEY', 'SALT'].map(
      (kind) => `define('${name}_${kind}', '${randomBytes(24).toString('hex')}');`,
    ),
  );
  return `<?php
${[...lines, ...salts].join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** PHP compresses its pages, so that the page cache keeps them compressed as our cache does. */
async function startFpm(folder: string): Promise<StartedServer> {
  const config = path.join(folder, 'fpm.conf');
  const socket = path.join(folder, 'fpm.sock');
  const { username } = userInfo();
  await writeFile(
    config,
    `[global]
error_log = ${folder}/fpm.log
daemonize = no
[bench]
user = ${username}
listen = ${socket}
listen.owner = ${username}
pm = static
pm.max_children = ${workers}
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.validate_timestamps] = 0
php_admin_value[zlib.output_compression] = 1
php_admin_value[memory_limit] = 256M
`,
  );
  // Root may run it, for a machine that only measures.
  const args = ['--nodaemonize', '--allow-to-run-as-root', '--fpm-config', config];
  return startServer(findFpm() ?? '', args, socket);
}

/** What PHP says in Vary keeps a page for each encoding. */
const writeHttp = (folder: string, own: string, port: string) => `
include /etc/nginx/mime.types;
fastcgi_cache_path ${own}/pages keys_zone=pages:10m;
server {
    listen 127.0.0.1:${port};
    root ${folder}/wordpress;
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
        include /etc/nginx/fastcgi_params;
        fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        # Debian's leaves the port out, without which WordPress redirects.
        fastcgi_param HTTP_HOST $http_host;
        fastcgi_pass unix:${folder}/fpm.sock;
        fastcgi_keep_conn on;
        fastcgi_buffers 16 32k;
        fastcgi_buffer_size 32k;
        fastcgi_cache pages;
        fastcgi_cache_key $request_method$host$request_uri;
        fastcgi_cache_valid 200 10m;
        fastcgi_cache_bypass $http_x_no_page_cache;
        fastcgi_no_cache $http_x_no_page_cache;
    }
}`;
