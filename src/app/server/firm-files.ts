import type { FastifyInstance } from 'fastify';
import { shadesOf } from '#features/business/colours.ts';
import { firm } from '#features/business/firm.ts';
import { drawIcon } from '#features/business/server/draw-icon.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';

/** The page that the staff's icon on a phone opens. */
export const iconOpens = '/admin/today';

/** Serves the files that the settings of the firm decide: its colours, its icon, and what a phone needs for the icon. */
export function addFirmFiles(app: FastifyInstance) {
  app.get<{ Params: { colours: string } }>('/firm-:colours.css', async (request, reply) => {
    const [, brand, action] = /^([0-9a-f]{6})-([0-9a-f]{6})$/.exec(request.params.colours) ?? [];
    if (!brand || !action) throw new Problem(404, 'There is nothing at this address.');
    return reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(writeStyle({ brand: `#${brand}`, action: `#${action}` }));
  });

  app.get('/favicon.svg', async (_request, reply) =>
    reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(drawIcon(firm().colours)),
  );

  // W3C web app manifest.
  app.get('/staff.webmanifest', async (_request, reply) => {
    const { name, shortName, colours } = firm();
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          id: '/admin',
          name: `${name} staff`,
          short_name: shortName,
          start_url: iconOpens,
          scope: '/',
          display: 'standalone',
          background_color: '#ffffff',
          theme_color: colours.brand,
          icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
        }),
      );
  });
}

/** In the sheet of a firm with a look of its own: no other page needs them. A logo was made for a white ground. */
const logoRules =
  '.firm-logo{width:auto;min-width:0;object-fit:contain;object-position:left}.on-green .firm-logo{padding:.25rem;border-radius:.25rem;background:#fff}.bar-anchor .firm-logo{display:block}a:has(>.firm-logo){min-width:0;flex-shrink:1}';

/** The tokens of the site's style sheet that the firm's colours replace. */
function writeStyle(colours: { brand: string; action: string }): string {
  const { brand, brandDeep, mist, action, actionDeep, actionPale } = shadesOf(colours);
  return `${logoRules}:root{--color-brand:${brand};--color-brand-deep:${brandDeep};--color-mist:${mist};--color-tape:${action};--color-tape-deep:${actionDeep};--color-tape-pale:${actionPale}}`;
}
