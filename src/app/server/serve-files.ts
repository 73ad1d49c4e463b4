import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Types of text for which the library names no charset. */
const xmlTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.xml': 'application/xml' };
const immutable = 'public, max-age=31536000, immutable';

/** Serves the files of the root, such as the icon, and the browser's built files. */
export async function serveFiles(
  app: FastifyInstance,
  {
    publicFolder,
    clientFolder,
  }: { publicFolder?: string | undefined; clientFolder?: string | undefined },
) {
  if (publicFolder)
    await app.register(fastifyStatic, {
      root: publicFolder,
      wildcard: false,
      globIgnore: ['imagery/**'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', 'public, max-age=86400');
        const xmlType = xmlTypes[path.extname(file)];
        if (xmlType) reply.header('content-type', `${xmlType}; charset=utf-8`);
      },
    });
  if (!clientFolder) return;
  await app.register(fastifyStatic, {
    root: `${clientFolder}/assets`,
    prefix: '/assets/',
    decorateReply: !publicFolder,
    preCompressed: true,
    // The URL holds a content hash and never changes its content, so revalidation is not needed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', immutable),
  });
  app.get('/today-worker.js', (_request, reply) =>
    // A browser asks for a newer service worker now and then: the name is always the same.
    reply
      .header('cache-control', 'no-cache')
      .sendFile('today-worker.js', clientFolder, { cacheControl: false }),
  );
}
