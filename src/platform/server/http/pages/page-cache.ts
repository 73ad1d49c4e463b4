import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type RenderedPage = { status: number; html: string; headers?: Record<string, string> };
type PageHead = { status: number; headers: Record<string, string>; etag: string };
export type CachedPage = PageHead & { bodies: Record<Encoding, Buffer> };
/** A page in the one encoding in which it is sent. */
export type SentPage = PageHead & { body: Buffer };
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Compression levels of cached pages, which are compressed once and sent many times. */
const cachedQuality = { brotli: 9, gzip: 9 };
/** Compression levels of pages that are sent once. */
const onceQuality = { brotli: 3, gzip: 3 };

/**
 * Rendered pages in memory, compressed once, with least-recently-used eviction and a limit in bytes. A
 * page whose data changed during rendering is returned but not cached.
 */
export class PageCache {
  readonly #capBytes: number;
  readonly #pages = new Map<string, CachedPage>();
  readonly #pending = new Map<string, Promise<CachedPage>>();
  #bytes = 0;
  #generation = 0;

  constructor(capBytes = 32 * 1024 * 1024) {
    this.#capBytes = capBytes;
  }

  /** The cached page with this key, if any. */
  peek(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /**
   * Returns the page with this key, rendering it at most once for simultaneous requests.
   * @param keepErrors whether a "not found" page is cached; false where anybody can invent its URL
   */
  async get(
    key: string,
    render: () => Promise<RenderedPage>,
    { keepErrors = false }: { keepErrors?: boolean } = {},
  ): Promise<CachedPage> {
    const kept = this.peek(key) ?? this.#pending.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    let isKept = false;
    const rendering = render().then((page) => {
      isKept = page.status < 400 || keepErrors;
      return compressPage(page, isKept ? cachedQuality : onceQuality);
    });
    this.#pending.set(key, rendering);
    try {
      const page = await rendering;
      if (isKept && generation === this.#generation) this.#keep(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key);
    }
  }

  /** Deletes every page, because the data changed. */
  clear() {
    this.#generation += 1;
    this.#pages.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  get bytes() {
    return this.#bytes;
  }

  #keep(key: string, page: CachedPage) {
    this.#pages.set(key, page);
    this.#bytes += weigh(page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#capBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= weigh(old);
    }
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
