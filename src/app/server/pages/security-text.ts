import type { FastifyInstance } from 'fastify';
import { firm } from '#features/business/firm.ts';

const monthMs = 30 * 86_400_000;
/** RFC 9116 asks for less than a year; the file is written anew for every reader. */
const validMonths = 6;

/** Adds `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export function addSecurityText(
  app: FastifyInstance,
  { publicUrl, clock }: { publicUrl: string; clock: () => Date },
) {
  const path = '/.well-known/security.txt';
  app.get(path, { config: { access: 'anyone' } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${firm().email.display}`,
          `Expires: ${new Date(clock().getTime() + validMonths * monthMs).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}${path}`,
          '',
        ].join('\n'),
      ),
  );
}
