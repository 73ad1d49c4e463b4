import type { FastifyInstance } from 'fastify';
import { type ImageFormat, imageWidths } from '#platform/image-widths.ts';
import { Problem } from '../http/errors/problem.ts';
import type { FindMaster } from './image-folder.ts';
import type { ImageResizer } from './image-resizer.ts';

const fileName = /^([a-z0-9_-]+)-([0-9a-f]{8})(?:-(\d+))?\.(avif|webp)$/;

/**
 * Serves `/images/<name>-<hash>.webp` (the master) and `/images/<name>-<hash>-<width>.<avif|webp>`. The
 * URL holds the content's hash, so responses are cacheable for ever.
 */
export function serveImages(app: FastifyInstance, findMaster: FindMaster, sizer: ImageResizer) {
  app.get<{ Params: { file: string } }>(
    '/images/:file',
    {
      config: { access: 'anyone' },
      schema: { summary: 'An image, as it was stored or in one of the widths that pages use' },
    },
    async (request, reply) => {
      const match = fileName.exec(request.params.file);
      if (!match) throw notFound();
      const [, name, hash, width, format] = match as unknown as [
        string,
        string,
        string,
        string | undefined,
        ImageFormat,
      ];
      const readMaster = async () => {
        const master = await findMaster(name, hash);
        if (!master) throw notFound();
        return master;
      };
      if (width === undefined && format !== 'webp') throw notFound();
      if (width !== undefined && !imageWidths.some((known) => String(known) === width))
        throw notFound();
      // A cached size is sent without reading its master.
      const bytes =
        width === undefined
          ? await readMaster()
          : await sizer.size(`${name}-${hash}`, Number(width), format, readMaster);
      return reply
        .type(`image/${format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}

function notFound() {
  return new Problem(404, 'There is no picture at this address.');
}
