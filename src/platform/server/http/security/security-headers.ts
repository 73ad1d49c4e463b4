import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer. No nonce anywhere, so that rendered pages stay cacheable: scripts come
 * from this origin only, and hydration data stands in blocks that browsers do not execute. `style` is
 * the text of the one style element that pages have; it is let in by its hash.
 */
export function securityHeaders(publicUrl: string, style = ''): Record<string, string> {
  const secure = publicUrl.startsWith('https:');
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self'${style && ` 'sha256-${hash(style)}'`}`,
      "img-src 'self' data: blob: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Scripts, styles and pictures are no documents: what a document may do would only make them heavier. */
const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
export const isPlainFile = (url: string) => /^\/(assets|images)\//.test(url);

/** Sets the headers before anything else can answer. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string, style?: string) {
  const headers = securityHeaders(publicUrl, style);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPlainFile(request.url) ? plainHeaders : headers);
    done();
  });
}
