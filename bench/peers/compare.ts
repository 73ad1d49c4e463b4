import { type BenchServer, load, median, round, roundRatio } from '../load.ts';
import { readRawPage } from '../raw-page.ts';

const connections = 10;
const rounds = 5;
const seconds = 3;

export type Page = {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** The milliseconds of processor that its server has used. */
  measureProcessor: () => Promise<number>;
};

export const homePage = ({ origin, measureProcessor }: BenchServer): Page => ({
  name: 'home page from the cache',
  url: origin,
  measureProcessor,
});

/**
 * Loads our page and another's in turns, so that a machine whose speed drifts slows both, and prints ours over theirs.
 * The processor that a page takes is compared too: the load may have less to give than a server can take.
 * @param encoding of both: a page that is sent smaller is sent sooner
 */
export async function comparePages(
  ours: Page,
  theirs: Page,
  encoding: 'br' | 'gzip' | 'identity',
  print: (line: string) => void,
) {
  const pages = [ours, theirs] as const;
  const sizes = [await measureSize(ours, encoding), await measureSize(theirs, encoding)];
  for (const page of pages) await loadPage(page, encoding);
  const turns: [Turn, Turn][] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    turns.push([await loadPage(ours, encoding), await loadPage(theirs, encoding)]);
  const ratios = (of: keyof Turn) => turns.map(([a, b]) => a[of] / b[of]);
  const both = (of: keyof Turn, digits: number) =>
    pages
      .map((_, at) => round(median(turns.map((turn) => turn[at]?.[of] ?? Number.NaN)), digits))
      .join(' and ');
  const name = `${ours.name} ÷ ${theirs.name}`;
  const each = ratios('perSecond').map(roundRatio).join(' ');
  const busy = both('loadPercent', 0);
  const kib = sizes.map((size) => round(size / 1024, 1)).join(' and ');
  print(
    `${name}, requests/s: ${roundRatio(median(ratios('perSecond')))} (${each}), ${both('perSecond', 0)} requests/s by ${connections} connections kept alive, the load's thread ${busy} % busy, ${encoding}, ${kib} KiB`,
  );
  print(
    `${name}, processor of the server: ${roundRatio(median(ratios('processor')))}, ${both('processor', 3)} ms a page; p99: ${roundRatio(median(ratios('p99')))}, ${both('p99', 0)} ms`,
  );
}

type Turn = { perSecond: number; p99: number; processor: number; loadPercent: number };

async function loadPage({ url, headers, measureProcessor }: Page, encoding: string): Promise<Turn> {
  const [before, usedBefore] = [await measureProcessor(), process.cpuUsage()];
  const { perSecond, p99 } = await load(url, {
    seconds,
    connections,
    headers: { ...headers, 'accept-encoding': encoding },
  });
  const { user, system } = process.cpuUsage(usedBefore);
  return {
    perSecond,
    p99: Math.max(p99, 1),
    processor: ((await measureProcessor()) - before) / (perSecond * seconds),
    loadPercent: (user + system) / 10_000 / seconds,
  };
}

/** @throws when the page is not sent in the encoding */
async function measureSize({ url, headers }: Page, encoding: string): Promise<number> {
  const page = await readRawPage(url, encoding, headers);
  const sent = page.headers['content-encoding'] ?? 'identity';
  if (page.status !== 200 || sent !== encoding)
    throw new Error(`${url}: ${page.status}, ${sent} in place of ${encoding}`);
  return page.bytes.length;
}
