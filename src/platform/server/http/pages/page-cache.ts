import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ClearableCache } from './clearable-cache.ts';

export type RenderedPage = { status: number; html: string; headers?: Record<string, string> };
type PageHead = { status: number; headers: Record<string, string>; etag: string };
export type CachedPage = PageHead & { bodies: Record<Encoding, Buffer> };
/** A page in the one encoding in which it is sent. */
export type SentPage = PageHead & { body: Buffer };
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/**
 * Compression levels of cached pages. A higher level of brotli takes eight times as long, while somebody
 * waits, for three bytes in a hundred.
 */
const cachedQuality = { brotli: 5, gzip: 6 };
/** Compression levels of pages that are sent once. */
const onceQuality = { brotli: 3, gzip: 3 };

/** Rendered pages, compressed once in every encoding. */
export class PageCache {
  readonly #pages: ClearableCache<CachedPage>;

  constructor(capBytes = 32 * 1024 * 1024) {
    this.#pages = new ClearableCache({ capBytes, weigh });
  }

  /** The cached page with this key, if any. */
  peek(key: string): CachedPage | undefined {
    return this.#pages.peek(key);
  }

  /**
   * Returns the page with this key, rendering it at most once for simultaneous requests.
   * @param keepErrors whether a "not found" page is cached; false where anybody can invent its URL
   */
  get(
    key: string,
    render: () => Promise<RenderedPage>,
    { keepErrors = false }: { keepErrors?: boolean } = {},
  ): Promise<CachedPage> {
    const isKept = ({ status }: { status: number }) => status < 400 || keepErrors;
    const make = async () => {
      const page = await render();
      return compressPage(page, isKept(page) ? cachedQuality : onceQuality);
    };
    return this.#pages.get(key, make, isKept);
  }

  /** Deletes every page, because the data changed. */
  clear() {
    this.#pages.clear();
  }

  get bytes() {
    return this.#pages.bytes;
  }
}

/** Compresses a page in every supported encoding and gives it an ETag. */
async function compressPage(
  page: RenderedPage,
  quality: { brotli: number; gzip: number },
): Promise<CachedPage> {
  const identity = Buffer.from(page.html);
  const [br, gz] = await Promise.all([
    toBrotli(identity, quality.brotli),
    toGzip(identity, quality.gzip),
  ]);
  return { ...headOf(page, identity), bodies: { br, gzip: gz, identity } };
}

/** Compresses a page that is sent once, quickly and in the requested encoding only. */
export async function compressOnce(page: RenderedPage, encoding: Encoding): Promise<SentPage> {
  const identity = Buffer.from(page.html);
  const compress = {
    br: () => toBrotli(identity, onceQuality.brotli),
    gzip: () => toGzip(identity, onceQuality.gzip),
    identity: () => identity,
  };
  return { ...headOf(page, identity), body: await compress[encoding]() };
}

const toBrotli = (bytes: Buffer, quality: number) =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

const toGzip = (bytes: Buffer, level: number) => compressGzip(bytes, { level });

const headOf = ({ status, headers = {} }: RenderedPage, bytes: Buffer): PageHead => ({
  status,
  headers,
  etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
});

const etagOf = ({ etag }: PageHead, encoding: Encoding) => `"${etag}-${encoding}"`;

/** The headers of a page in an encoding, without those that every response has. */
export const headersOf = (
  page: PageHead,
  encoding: Encoding,
  cacheControl: string,
): Record<string, string> => ({
  ...page.headers,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'accept-encoding',
  etag: etagOf(page, encoding),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
});

/** Whether the browser has the page already, by its If-None-Match header. */
export const isUnchanged = (
  ifNoneMatch: string | undefined,
  page: PageHead,
  encoding: Encoding,
): boolean => ifNoneMatch?.includes(etagOf(page, encoding)) ?? false;

/** Picks the smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  let chosen = choices.get(accepted);
  if (!chosen) {
    chosen = weighEncodings(accepted);
    if (choices.size < maxChoices) choices.set(accepted, chosen);
  }
  return chosen;
}

/** Browsers send a handful of different headers, so the result for each is cached. */
const choices = new Map<string, Encoding>();
const maxChoices = 200;

function weighEncodings(accepted: string): Encoding {
  const allows = (name: string) =>
    accepted
      .split(',')
      .some((part) => new RegExp(`^\\s*${name}\\s*(;(?!\\s*q=0(\\.0+)?\\s*$).*)?$`).test(part));
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

function weigh({ bodies }: CachedPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length;
}
