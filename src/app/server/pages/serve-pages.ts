import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets, PageKind, PageRequest } from '#app/page-assets.ts';
import { firm } from '#features/business/firm.ts';
import { readRequestError } from '#platform/request-error.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { OnPage } from '#platform/server/http/pages/answer-cached-page.ts';
import {
  type CachedPage,
  chooseEncoding,
  compressOnce,
  type Encoding,
  headersOf,
  isUnchanged,
  type PageCache,
  type RenderedPage,
  type SentPage,
} from '#platform/server/http/pages/page-cache.ts';
import { callerNetwork, insideAddress } from '#platform/server/limits/caller-network.ts';
import { TokenBuckets } from '#platform/server/limits/token-bucket.ts';
import { pageCacheRequests, pageRenderSeconds } from '#platform/server/metrics/metrics.ts';
import { inSpan } from '#platform/server/tracing/spans.ts';
import { currentTrace, formatTraceparent } from '#platform/server/tracing/trace-context.ts';
import type { AnswerCache } from './answer-cache.ts';

export type PageRenderer = {
  classifyPage: (path: string, search: string) => PageKind;
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  findAssets: (module: string) => PageAssets;
  /** CSS of the style element in every page. */
  style: string;
  /** Paths without parameters. */
  fixedPaths: readonly string[];
};

/** Paths that programs request: a page would be the wrong response. */
const notPages = /^\/(api|assets|images|ws)(\/|\?|$)/;
const maxSegmentLength = 200;

export type PageOptions = {
  renderer: PageRenderer;
  cache: PageCache;
  /** What shared pages are rendered from. */
  answers: AnswerCache;
  origin: string;
  /** Called with every page that everybody sees alike, when it is sent. */
  onPage?: OnPage;
  /** Where the page of a path is now that had it once. */
  findMoved?: (path: string) => Promise<string | undefined>;
} & PageLimits;

export type PageLimits = {
  /** Uncached pages rendered per minute for one network: pages of invented URLs, and personal ones; default: 120. */
  pagesPerMinute?: number | undefined;
  /** Seconds for which a CDN may send a page that everybody sees alike without asking; default: 0. */
  sharedCacheSeconds?: number | undefined;
};

/** The Cache-Control header of pages that everybody sees alike. */
export const cacheControlOfShared = (sharedCacheSeconds = 0): string =>
  sharedCacheSeconds > 0
    ? `public, max-age=0, s-maxage=${sharedCacheSeconds}, must-revalidate`
    : 'no-cache';

/** Serves every URL without another handler as a page, from the page cache where possible. */
export function servePages(
  app: FastifyInstance,
  {
    renderer,
    cache,
    answers,
    origin,
    onPage,
    findMoved = async () => undefined,
    pagesPerMinute = 120,
    sharedCacheSeconds,
  }: PageOptions,
) {
  const everybodys = cacheControlOfShared(sharedCacheSeconds);
  const rendered = new TokenBuckets({ capacity: pagesPerMinute, perSecond: pagesPerMinute / 60 });
  const countRendered = (request: FastifyRequest) => {
    const waitMs = rendered.tryTake(callerNetwork(request));
    if (waitMs > 0) throw tooManyPages(waitMs);
  };
  const render = (path: string, search: string, readPath: PageRequest['readPath']) =>
    inSpan('render page', async () => {
      const end = pageRenderSeconds.startTimer();
      const page = await renderer.renderPage({
        path,
        search,
        origin,
        firm: firm(),
        readPath,
        findAssets: renderer.findAssets,
        style: renderer.style,
      });
      end();
      return page;
    });
  const readShared = (address: string) =>
    answers.get(address, () => readInside(app, address, undefined));
  const renderShared = (path: string, search: string) => render(path, search, readShared);

  const count = ({ method, url, headers }: FastifyRequest, isFound: boolean) => {
    if (method === 'GET') onPage?.(url, headers, isFound);
  };
  /** One cached rendering serves all missing pages; otherwise guessing URLs would be expensive. */
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex');
    count(request, false);
    const page = await cache.get('/404', () => renderShared('/404', ''), { keepErrors: true });
    return sendCached(request, reply, page, 'private, no-store');
  };

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    if (notPages.test(path)) throw new Problem(404, 'There is nothing at this address.');
    const cached = query === '' ? cache.peek(path) : undefined;
    if (cached) {
      pageCacheRequests.inc({ result: 'hit' });
      count(request, true);
      return sendCached(request, reply, cached, everybodys);
    }
    const sort = renderer.classifyPage(path, query);
    if (sort.kind === 'moved') return reply.redirect(sort.to, 301);
    if (sort.kind === 'missing') return sendMissing(request, reply);
    const { kind, search, keep } = sort;
    if (kind === 'shared' && keep) {
      const isCached = cache.peek(path + search) !== undefined;
      pageCacheRequests.inc({ result: isCached ? 'hit' : 'miss' });
      // Other URLs can be invented without number.
      if (!isCached && !renderer.fixedPaths.includes(path)) countRendered(request);
      const page = await cache.get(path + search, () => renderShared(path, search));
      const moved = page.status === 404 ? await findMoved(path) : undefined;
      if (moved) return reply.redirect(moved, 301);
      count(request, page.status < 400);
      if (page.status < 400) return sendCached(request, reply, page, everybodys);
      reply.header('x-robots-tag', 'noindex');
      return sendCached(request, reply, page, 'private, no-store');
    }
    countRendered(request);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (kind === 'shared') {
      count(request, true);
      const page = await compressOnce(await renderShared(path, search), encoding);
      return sendPage(request, reply, page, { encoding, cacheControl: everybodys });
    }
    reply.header('x-robots-tag', 'noindex');
    const html = await render(
      path,
      search,
      async (address) => (await readInside(app, address, request.headers.cookie)).answer,
    );
    const page = await compressOnce(html, encoding);
    return sendPage(request, reply, page, { encoding, cacheControl: 'private, no-store' });
  });
}

/**
 * Maps impossible URLs (broken escapes, NUL, overlong segments) to a missing page, so that they get a 404
 * page and not a 400.
 */
export function rewritePageUrl(url: string): string {
  if (notPages.test(url)) return url;
  const [path = '/'] = url.split('?', 1);
  const isWrong =
    url.includes('%00') ||
    !path.startsWith('/') ||
    path.includes('\\') ||
    !isDecodable(path) ||
    path.split('/').some((segment) => segment.length > maxSegmentLength);
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
  cacheControl: string,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const page = { ...head, body: bodies[encoding] };
  return sendPage(request, reply, page, { encoding, cacheControl });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentPage,
  { encoding, cacheControl }: { encoding: Encoding; cacheControl: string },
) {
  reply.headers(headersOf(page, encoding, cacheControl));
  if (!isUnchanged(request.headers['if-none-match'], page, encoding))
    return reply.code(page.status).send(page.body);
  return reply.removeHeader('content-encoding').code(304).send();
}

/**
 * Reads the API as the browser would, without the network, so that both get the same response. Only a
 * personal page, which is never cached, is read with the visitor's cookies.
 */
async function readInside(app: FastifyInstance, address: string, cookie: string | undefined) {
  const trace = currentTrace();
  const answer = await app.inject({
    method: 'GET',
    url: address,
    remoteAddress: insideAddress,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(trace && { traceparent: formatTraceparent(trace) }),
    },
  });
  if (answer.statusCode >= 400)
    throw await readRequestError(new Response(answer.body, { status: answer.statusCode }));
  const headers = new Headers(answer.headers as Record<string, string>);
  return { answer: { body: answer.json(), headers }, bytes: answer.rawPayload.length };
}
