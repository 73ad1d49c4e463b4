import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;

/** Tells browsers to use https from now on, where the site does. */
const transportHeaders = (publicUrl: string): Headers =>
  publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};

/**
 * Security headers of documents and answers of the API. There is no nonce, so that rendered pages stay
 * cacheable: scripts come from this origin only, and hydration data is in blocks that browsers do not
 * execute.
 * @param style the text of the pages' only style element, which is allowed by its hash
 * @param imageHosts other hosts that images may come from
 */
export function documentHeaders(
  publicUrl: string,
  {
    style = '',
    imageHosts = [],
  }: { style?: string | undefined; imageHosts?: readonly string[] | undefined } = {},
): Headers {
  const secure = publicUrl.startsWith('https:');
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self'${style && ` 'sha256-${hash(style)}'`}`,
      ["img-src 'self' data: blob:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
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
    ...transportHeaders(publicUrl),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Of scripts, styles, images and refused sockets: most policies of documents would only make them larger. */
export const plainHeaders = (publicUrl: string): Headers => ({
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...transportHeaders(publicUrl),
});
export const isPlainFile = (url: string) => /^\/(assets|images)\//.test(url);

/**
 * The current headers of documents: the same object until `imageHosts` returns another array.
 */
export function makeDocumentHeaders({
  publicUrl,
  style,
  imageHosts,
}: {
  publicUrl: string;
  style?: string | undefined;
  imageHosts?: (() => readonly string[]) | undefined;
}): () => Headers {
  let hosts = imageHosts?.();
  let document = documentHeaders(publicUrl, { style, imageHosts: hosts });
  return () => {
    if (hosts !== imageHosts?.()) {
      hosts = imageHosts?.();
      document = documentHeaders(publicUrl, { style, imageHosts: hosts });
    }
    return document;
  };
}

/** Sets the headers in the first hook, so that every response has them. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, documentHeaders }: { publicUrl: string; documentHeaders: () => Headers },
) {
  const plain = plainHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const isPlain = isPlainFile(request.url);
    reply.headers(isPlain ? plain : documentHeaders());
    // Node's hints that the connection stays open: half of what headers add to a small script.
    if (isPlain) reply.raw.removeHeader('connection');
    done();
  });
}
