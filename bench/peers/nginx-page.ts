import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import { makeFolder } from '#tests/support/servers/server-process.ts';
import type { BenchServer } from '../load.ts';
import { hasNginx, runNginx } from '../nginx.ts';
import { readRawPage } from '../raw-page.ts';
import type { StartedServer } from '../started-server.ts';
import { comparePages, homePage } from './compare.ts';

// Of Debian's libnginx-mod-http-brotli-static.
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The home page from the cache against nginx with the same bytes in a file and the same headers. */
export async function compareNginx(site: BenchServer, print: (line: string) => void) {
  if (!hasNginx()) return print('nginx: left out, for it is not installed');
  const encoding = existsSync(brotliModule) ? 'br' : 'gzip';
  const { headers, bytes } = await readRawPage(site.origin, encoding);
  const page = await readRawPage(site.origin, 'identity');
  const { folder, remove } = await makeFolder();
  const port = await findFreePort();
  let nginx: StartedServer | undefined;
  try {
    await writeFile(path.join(folder, `index.html.${encoding === 'br' ? 'br' : 'gz'}`), bytes);
    // nginx looks for the page itself when it looks for the index.
    await writeFile(path.join(folder, 'index.html'), page.bytes);
    nginx = await runNginx(
      port,
      () => writeHttp(folder, port, encoding, headers),
      encoding === 'br' ? [brotliModule] : [],
    );
    await comparePages(
      homePage(site),
      {
        name: 'nginx with the same precompressed page',
        url: `http://127.0.0.1:${port}`,
        measureProcessor: nginx.measureProcessor,
      },
      encoding,
      print,
    );
  } finally {
    await nginx?.stop();
    await remove();
  }
}

const writeHttp = (
  folder: string,
  port: string,
  encoding: 'br' | 'gzip',
  headers: IncomingHttpHeaders,
) => `types { text/html html; }
charset utf-8;
sendfile on;
tcp_nopush on;
open_file_cache max=100;
server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${encoding === 'br' ? 'brotli_static' : 'gzip_static'} on;
    etag off;
    ${repeatHeaders(headers)}
}`;

/** Those that nginx does not set itself: policies are as long as the page's first packet. */
function repeatHeaders(headers: IncomingHttpHeaders): string {
  const own =
    /^(date|connection|keep-alive|server|vary|transfer-.*|content-(length|type|encoding))$/;
  return Object.entries(headers)
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join('\n    ');
}
