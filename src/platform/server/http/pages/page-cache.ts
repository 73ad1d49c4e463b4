import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type RenderedPage = { status: number; html: string; headers?: Record<string, string> };
type PageHead = { status: number; headers: Record<string, string>; etag: string };
export type CachedPage = PageHead & { bodies: Record<Encoding, Buffer> };
/** A page in the one encoding it is sent in. */
export type SentPage = PageHead & { body: Buffer };
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** For pages that are kept, and so compressed once for many. */
const keptQuality = { brotli: 9, gzip: 9 };
/** For pages that are sent once. */
const onceQuality = { brotli: 3, gzip: 3 };

/**
 * Rendered pages in memory, compressed once, least recently used first out, capped in bytes.
 * A page that was being rendered while the data changed is answered but not kept.
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

  /** The page under this key if it is kept. */
  peek(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /**
   * The page under this key, rendered at most once however many ask at the same time.
   * @param keepErrors whether a page that says that there is none is kept: anybody can make up its address
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
      return compressPage(page, isKept ? keptQuality : onceQuality);
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

  /** Forgets every page: the data under them changed. */
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

/** Compresses a page in every encoding it may be asked for and gives it an ETag. */
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

/** Compresses a page that is sent once, in the one encoding that was asked for, and quickly. */
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

/** Browsers send a handful of different headers, so the answer for each is worked out once. */
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
