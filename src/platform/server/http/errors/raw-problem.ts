import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from './problem.ts';

/** Time for a client to read the response before its connection is cut. */
const closeGraceMs = 2_000;

/**
 * Answers a connection that no reply exists for, such as a refused upgrade or an unreadable request, with
 * a problem document, and closes it.
 */
export function answerConnection(
  stream: Duplex,
  { status, message: detail, headers }: Problem,
  securityHeaders: Record<string, string>,
) {
  if (stream.destroyed) return;
  // Otherwise the client's half of the connection would stay open for as long as the client likes.
  stream.once('finish', () => stream.destroy());
  setTimeout(() => stream.destroy(), closeGraceMs).unref();
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...Object.entries({ ...securityHeaders, ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      body,
    ].join('\r\n'),
  );
}
