import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';
import type { OnDenied } from './access.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request was made by another website's page. Browsers send the page's origin with every write
 * and every WebSocket upgrade; a request without one (curl, a test) does not come from a browser with
 * somebody's cookies.
 * @param host the requested host, as the request names it
 */
export function isCrossSite(
  headers: IncomingHttpHeaders,
  { host, publicUrl }: { host: string; publicUrl: string },
): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Rejects calls that another website makes: writes would act in the name of the signed-in account, and the size or
 * the time of an answer would tell something of it. Whoever follows a link gets what it leads to.
 */
export function refuseCrossSiteCalls(
  app: FastifyInstance,
  publicUrl: string,
  onDenied: OnDenied = () => {},
) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, host, routeOptions } = request;
    const foreign = reading.has(method)
      ? request.url.startsWith('/api/') &&
        headers['sec-fetch-site'] === 'cross-site' &&
        headers['sec-fetch-mode'] !== 'navigate'
      : isCrossSite(headers, { host, publicUrl });
    const details = { method, route: routeOptions.url ?? '' };
    if (foreign) onDenied({ kind: 'cross-site-refused', details }, request);
    done(
      foreign
        ? new Problem(403, 'This was sent from another website. Please use the form on ours.')
        : undefined,
    );
  });
}
