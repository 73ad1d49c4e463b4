import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors/problem.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells whether a browser says that a request was made by another site's page. Browsers state the
 * page's origin with every write and every socket; what states none (curl, a test) is no browser
 * carrying somebody's cookies.
 * @param host the host that was asked, as the request names it
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

/** Refuses writes that another site's page makes in the name of whoever is signed in. */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, host } = request;
    const foreign = !reading.has(method) && isCrossSite(headers, { host, publicUrl });
    done(
      foreign
        ? new Problem(403, 'This was sent from another website. Please use the form on ours.')
        : undefined,
    );
  });
}
