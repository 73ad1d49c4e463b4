import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const prefix = '/api/docs';

/** The URL of a file of the documents: pages have no ending. */
function urlOf(file: string): string {
  if (file === 'index.html') return prefix;
  return `${prefix}/${file.replace(/\.html$/, '')}`;
}

/**
 * Serves the API documents and their pages, which the build wrote into a folder. They describe public rules, as the
 * source does; search engines leave them out.
 */
export async function serveApiDocs(app: FastifyInstance, folder: string) {
  const files = await readdir(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const file of files.filter((name) => !/\.(br|gz)$/.test(name)))
    app.get(urlOf(file), (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .sendFile(file, folder),
    );
}
