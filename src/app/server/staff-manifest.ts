import type { FastifyInstance } from 'fastify';
import { firm } from '#features/business/firm.ts';

/** The page that the staff's icon on a phone opens. */
export const iconOpens = '/admin/today';

/** Serves what a phone needs to put the staff's screens on its home screen (W3C web app manifest). */
export function addStaffManifest(app: FastifyInstance) {
  app.get('/staff.webmanifest', async (_request, reply) => {
    const { name, shortName } = firm();
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
          theme_color: '#1f4a3c',
          icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
        }),
      );
  });
}
