import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

/** Paths that answer with a problem document, to browsers too. */
const notPages = /^\/(api\/|healthz$|readyz$)/;

/** Whether a request comes from a browser navigation rather than from a script. */
export const isLookedAt = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !notPages.test(url) && (headers.accept?.includes('text/html') ?? false);

const headings: Record<number, string> = { 429: 'Just a moment', 503: 'Back in a moment' };

/** Answers 429 or 503 with a page that reloads itself; it needs no script and no other file. */
export function sendTryAgainPage(reply: FastifyReply, { status, headers }: Problem) {
  const seconds = headers['retry-after'] ?? '5';
  const heading = headings[status];
  const reason =
    status === 429
      ? 'Lots of pages have been opened from your network.'
      : 'We’re having trouble reaching our server.';
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${heading}</title>
<h1>${heading}</h1>
<p>${reason} This page tries again by itself.</p>
</html>
`);
}
