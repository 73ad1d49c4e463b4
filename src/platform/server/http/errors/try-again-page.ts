import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

/** Paths that answer with a problem document, to browsers too. */
const notPages = /^\/(api\/|healthz$|readyz$)/;

/** Whether a request comes from a browser navigation rather than from a script. */
export const isLookedAt = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !notPages.test(url) && (headers.accept?.includes('text/html') ?? false);

type Words = { heading: string; text: string };

/** What the page says; one that tries again by itself says so. */
const words: Record<number, Words> = {
  429: {
    heading: 'Just a moment',
    text: 'Lots of pages have been opened from your network. This page tries again by itself.',
  },
  500: {
    heading: 'Sorry, something went wrong',
    text: 'It’s our fault, not yours. Please try again in a moment.',
  },
  503: {
    heading: 'Back in a moment',
    text: 'We’re having trouble reaching our server. This page tries again by itself.',
  },
};

export const hasTryAgainPage = (status: number) => status in words;

/** Answers 429, 500 or 503 with a page that needs no script and no other file; only a passing fault reloads it. */
export function sendTryAgainPage(reply: FastifyReply, { status, headers }: Problem) {
  const { heading, text } = words[status] as Words;
  const seconds = headers['retry-after'] ?? (status === 500 ? undefined : '5');
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
${seconds === undefined ? '' : `<meta http-equiv="refresh" content="${seconds}">`}
<title>${heading}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="">Try again</a> or <a href="/">go to the home page</a>.</p>
</html>
`);
}
