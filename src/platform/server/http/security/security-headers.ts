import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers of every response. There is no nonce, so that rendered pages stay cacheable: scripts
 * come from this origin only, and hydration data is in blocks that browsers do not execute. `style` is
 * the text of the pages' only style element, which is allowed by its hash.
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

/** Scripts, styles and images are not documents: document policies would only make their headers larger. */
const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
export const isPlainFile = (url: string) => /^\/(assets|images)\//.test(url);

/** Sets the headers in the first hook, so that every response has them. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string, style?: string) {
  const headers = securityHeaders(publicUrl, style);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPlainFile(request.url) ? plainHeaders : headers);
    done();
  });
}
