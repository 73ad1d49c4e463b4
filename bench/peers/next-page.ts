import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '#tests/support/servers/free-port.ts';
import type { BenchServer } from '../load.ts';
import { readRawPage } from '../raw-page.ts';
import { startServer } from '../started-server.ts';
import { comparePages, homePage } from './compare.ts';
import { readWords, takeParagraphs } from './words.ts';

/**
 * The home page from the cache against a static page of Next.js with as many bytes of HTML, of our page's words.
 * @param folder where Next.js is installed
 */
export async function compareNext(
  folder: string,
  site: BenchServer,
  print: (line: string) => void,
) {
  const html = (await readRawPage(site.origin, 'identity')).bytes;
  const words = readWords(html.toString());
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const build = async (paragraphs: string[]) => {
    await writePage(folder, paragraphs);
    const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`next build: ${stdout}${stderr}`);
    const port = await findFreePort();
    const server = await startServer(
      process.execPath,
      [next, 'start', '--hostname', '127.0.0.1', '--port', port],
      port,
      { cwd: folder, env },
    );
    return { ...server, url: `http://127.0.0.1:${port}` };
  };
  const measure = async (count: number) => {
    const server = await build(takeParagraphs(words, count));
    const { bytes } = await readRawPage(server.url, 'identity').finally(server.stop);
    return bytes.length;
  };
  // Each paragraph is in the page twice: as HTML and as what the browser's React reads.
  const [few, many] = [await measure(10), await measure(110)];
  const count = Math.round(10 + (html.length - few) / ((many - few) / 100));
  const server = await build(takeParagraphs(words, count));
  const { url, measureProcessor } = server;
  try {
    await comparePages(
      homePage(site),
      { name: 'Next.js static page, compressed for each request', url, measureProcessor },
      'gzip',
      print,
    );
    await comparePages(
      homePage(site),
      { name: 'Next.js static page, not compressed', url, measureProcessor },
      'identity',
      print,
    );
  } finally {
    await server.stop();
  }
}

async function writePage(folder: string, paragraphs: string[]) {
  const app = path.join(folder, 'app');
  await mkdir(app, { recursive: true });
  await writeFile(
    path.join(app, 'layout.jsx'),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  await writeFile(
    path.join(app, 'page.jsx'),
    `const paragraphs = ${JSON.stringify(paragraphs)};
export default () => <main>{paragraphs.map((text, at) => <p key={at}>{text}</p>)}</main>;`,
  );
}
