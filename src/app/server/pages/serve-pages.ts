import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets, PageKind } from '#app/page-assets.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { readRequestError } from '#platform/request-error.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import {
  type CachedPage,
  chooseEncoding,
  compressOnce,
  type Encoding,
  type PageCache,
  type RenderedPage,
  type SentPage,
} from '#platform/server/http/pages/page-cache.ts';
import { callerNetwork, insideAddress } from '#platform/server/limits/caller-network.ts';
import { TokenBuckets } from '#platform/server/limits/token-bucket.ts';

export type PageRenderer = {
  classifyPage: (path: string, search: string) => PageKind;
  renderPage: (request: {
    path: string;
    search: string;
    origin: string;
    readPath: (path: string) => Promise<ReadAnswer>;
    findAssets: (module: string) => PageAssets;
    style: string;
  }) => Promise<RenderedPage>;
  findAssets: (module: string) => PageAssets;
  /** What stands in the style element of every page. */
  style: string;
  /** Addresses of one page each. */
  fixedPaths: readonly string[];
};

/** Addresses that programs ask for: a page would be the wrong answer. */
const notPages = /^\/(api|assets|images|ws)(\/|\?|$)/;
const maxStepLength = 200;

export type PageOptions = {
  renderer: PageRenderer;
  cache: PageCache;
  origin: string;
  /** Pages a minute that have to be rendered for one network: those of an address that a visitor makes up, and personal ones. */
  pagesPerMinute: number;
};

/** Serves every address that nothing else answers as a page, from the page cache where it may be. */
export function servePages(
  app: FastifyInstance,
  { renderer, cache, origin, pagesPerMinute }: PageOptions,
) {
  const rendered = new TokenBuckets({ capacity: pagesPerMinute, perSecond: pagesPerMinute / 60 });
  const countRendered = (request: FastifyRequest) => {
    const waitMs = rendered.tryTake(callerNetwork(request));
    if (waitMs > 0) throw tooManyPages(waitMs);
  };
  const render = (path: string, search: string, cookie?: string) =>
    renderer.renderPage({
      path,
      search,
      origin,
      readPath: (address) => readInside(app, address, cookie),
      findAssets: renderer.findAssets,
      style: renderer.style,
    });

  /** One rendering serves every address that has no page, or guessing addresses would be costly. */
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex');
    const page = await cache.get('/404', () => render('/404', ''), { keepErrors: true });
    return sendCached(request, reply, page, 'private, no-store');
  };

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    if (notPages.test(path)) throw new Problem(404, 'There is nothing at this address.');
    const kept = query === '' ? cache.peek(path) : undefined;
    if (kept) return sendCached(request, reply, kept);
    const sort = renderer.classifyPage(path, query);
    if (sort.kind === 'moved') return reply.redirect(sort.to, 301);
    if (sort.kind === 'missing') return sendMissing(request, reply);
    const { kind, search, keep } = sort;
    if (kind === 'shared' && keep) {
      const isKept = cache.peek(path + search) !== undefined;
      // Of the others there are as many as somebody makes up.
      if (!isKept && !renderer.fixedPaths.includes(path)) countRendered(request);
      const page = await cache.get(path + search, () => render(path, search));
      if (page.status < 400) return sendCached(request, reply, page);
      reply.header('x-robots-tag', 'noindex');
      return sendCached(request, reply, page, 'private, no-store');
    }
    countRendered(request);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (kind === 'shared') {
      const page = await compressOnce(await render(path, search), encoding);
      return sendPage(request, reply, page, { encoding });
    }
    reply.header('x-robots-tag', 'noindex');
    const html = await render(path, search, request.headers.cookie);
    const page = await compressOnce(html, encoding);
    return sendPage(request, reply, page, { encoding, cacheControl: 'private, no-store' });
  });
}

/**
 * What no address can be (broken escapes, NUL, steps without end) is an address without a page, not
 * a call with a mistake in it.
 */
export function rewritePageUrl(url: string): string {
  if (notPages.test(url)) return url;
  const [path = '/'] = url.split('?', 1);
  const isWrong =
    url.includes('%00') ||
    !path.startsWith('/') ||
    path.includes('\\') ||
    !isDecodable(path) ||
    path.split('/').some((step) => step.length > maxStepLength);
  return isWrong ? '/404' : url;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const tooManyPages = (waitMs: number) =>
  new Problem(
    429,
    'Lots of pages have been opened from your network. Please try again in a moment.',
    { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } },
  );

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies, ...head }: CachedPage,
  cacheControl?: string,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const page = { ...head, body: bodies[encoding] };
  return sendPage(request, reply, page, { encoding, ...(cacheControl && { cacheControl }) });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentPage,
  { encoding, cacheControl = 'no-cache' }: { encoding: Encoding; cacheControl?: string },
) {
  const etag = `"${page.etag}-${encoding}"`;
  reply.headers({
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body);
}

/**
 * Asks the API as the browser would, without the network, so that both see the same answer. Only
 * a personal page, which is kept nowhere, is asked for in the visitor's own name.
 */
async function readInside(
  app: FastifyInstance,
  address: string,
  cookie: string | undefined,
): Promise<ReadAnswer> {
  const answer = await app.inject({
    method: 'GET',
    url: address,
    remoteAddress: insideAddress,
    headers: cookie === undefined ? {} : { cookie },
  });
  if (answer.statusCode >= 400)
    throw await readRequestError(new Response(answer.body, { status: answer.statusCode }));
  return { body: answer.json(), headers: new Headers(answer.headers as Record<string, string>) };
}
