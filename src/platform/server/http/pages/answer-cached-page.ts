import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { httpRequestSeconds, pageCacheRequests } from '../../metrics/metrics.ts';
import {
  type CachedPage,
  chooseEncoding,
  type Encoding,
  headersOf,
  isUnchanged,
  type PageCache,
} from './page-cache.ts';

/** One request in so many goes through the server's hooks, so that traces and the log show some of them. */
const sampleEvery = 512;
const labels = { route: '/*', method: 'GET', status: '2xx' };
const unchangedLabels = { ...labels, status: '3xx' };

/** Counts a page that was sent; `isFound` is false for a URL without a page. */
export type OnPage = (url: string, headers: IncomingHttpHeaders, isFound: boolean) => void;

/** Answers a request before the server's hooks. @returns false, having done nothing, where it cannot */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for pages that are cached and that everybody sees alike, which need no address, queue, id or trace:
 * those took two thirds of the time of such an answer. Its headers are those of the page's route, but for the id.
 * @param documentHeaders returns the same object until the headers change
 */
export function answerCachedPages({
  cache,
  cacheControl,
  documentHeaders,
  onPage,
}: {
  cache: PageCache;
  cacheControl: string;
  documentHeaders: () => Readonly<Record<string, string>>;
  /** Called with every page that is answered here. */
  onPage?: OnPage;
}): AnswerAtOnce {
  let current = documentHeaders();
  let prepared = new WeakMap<CachedPage, Partial<Record<Encoding, OutgoingHttpHeaders>>>();
  let turns = 0;

  const prepare = (page: CachedPage, encoding: Encoding): OutgoingHttpHeaders => {
    const security = documentHeaders();
    if (security !== current) {
      current = security;
      prepared = new WeakMap();
    }
    const heads = prepared.get(page) ?? {};
    if (!heads[encoding]) {
      heads[encoding] = {
        ...security,
        ...headersOf(page, encoding, cacheControl),
        'content-length': page.bodies[encoding].length,
      };
      prepared.set(page, heads);
    }
    return heads[encoding];
  };

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers.traceparent !== undefined || 'content-length' in headers)
      return false;
    const page = cache.peek(url);
    if (page?.status !== 200 || turns++ % sampleEvery === 0) return false;
    const begun = performance.now();
    const encoding = chooseEncoding(headers['accept-encoding']);
    const head = prepare(page, encoding);
    const unchanged = isUnchanged(headers['if-none-match'], page, encoding);
    if (unchanged) {
      const { 'content-length': _, 'content-encoding': __, ...rest } = head;
      response.writeHead(304, rest).end();
    } else response.writeHead(200, head).end(page.bodies[encoding]);
    pageCacheRequests.inc({ result: 'hit' });
    const seconds = (performance.now() - begun) / 1_000;
    httpRequestSeconds.observe(unchanged ? unchangedLabels : labels, seconds);
    onPage?.(url, headers, true);
    return true;
  };
}
