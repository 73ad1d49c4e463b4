import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAssets, PageKind } from '#app/page-assets.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';
import { readRequestError } from '#platform/request-error.ts';
import {
  type CachedPage,
  chooseEncoding,
  compressPage,
  type PageCache,
  type RenderedPage,
} from '#platform/server/http/page-cache.ts';
import { Problem } from '#platform/server/http/problem.ts';

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
const notPages = /^\/(api|assets|images|ws)(\/|$)/;

/** Serves every address that nothing else answers as a page, from the page cache where it may be. */
export function servePages(
  app: FastifyInstance,
  renderer: PageRenderer,
  cache: PageCache,
  origin: string,
) {
  const render = (path: string, search: string, cookie?: string) =>
    renderer.renderPage({
      path,
      search,
      origin,
      readPath: (address) => readInside(app, address, cookie),
      findAssets: renderer.findAssets,
      style: renderer.style,
    });

  app.get('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    if (notPages.test(path)) throw new Problem(404, 'There is nothing at this address.');
    const kept = query === '' ? cache.peek(path) : undefined;
    if (kept) return sendPage(request, reply, kept);
    const sort = renderer.classifyPage(path, query);
    if (sort.kind === 'moved') return reply.redirect(sort.to, 301);
    const { kind, search, keep } = sort;
    if (kind === 'shared') {
      const page = keep
        ? await cache.get(path + search, () => render(path, search))
        : await compressPage(await render(path, search));
      return sendPage(request, reply, page);
    }
    reply.header('x-robots-tag', 'noindex');
    // One rendering serves every address that has no page, or guessing addresses would be costly.
    const page =
      kind === 'missing'
        ? await cache.get('/404', () => render('/404', ''))
        : await compressPage(await render(path, search, request.headers.cookie));
    return sendPage(request, reply, page, 'private, no-store');
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl = 'no-cache',
) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
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
  return reply.code(page.status).send(page.bodies[encoding]);
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
    headers: cookie === undefined ? {} : { cookie },
  });
  if (answer.statusCode >= 400)
    throw await readRequestError(new Response(answer.body, { status: answer.statusCode }));
  return { body: answer.json(), headers: new Headers(answer.headers as Record<string, string>) };
}
