import type { FastifyInstance } from 'fastify';

/** Adds `/robots.txt` and the site map. */
export function addSearchEngineRoutes(
  app: FastifyInstance,
  { publicUrl, listPaths }: { publicUrl: string; listPaths: () => Promise<string[]> },
) {
  app.get('/robots.txt', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin',
          'Disallow: /team-chat',
          'Disallow: /estimate/',
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', { config: { access: 'anyone' } }, async (_request, reply) => {
    const paths = await listPaths();
    const entries = paths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
