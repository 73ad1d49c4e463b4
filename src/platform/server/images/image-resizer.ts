import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageFormat } from '#platform/image-widths.ts';
import { ignoreMissing } from '../data-folder/ignore-missing.ts';
import { runImageTask } from './image-task.ts';

/**
 * Creates image sizes on demand and caches them in a folder. Simultaneous requests for a size share one
 * encoding, and only a few encodings run at a time: they are expensive.
 */
export class ImageResizer {
  readonly #folder: string;
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param key identifies the master and its content; part of a file name
   * @param width pixels; a narrower master is not enlarged
   */
  async size(
    key: string,
    width: number,
    format: ImageFormat,
    readMaster: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const file = path.join(this.#folder, `${key}-${width}.${format}`);
    const kept = await readFile(file).catch(ignoreMissing);
    if (kept) return kept;
    const pending = this.#pending.get(file);
    if (pending) return pending;
    const making = runImageTask(() => this.#make(file, width, format, readMaster));
    this.#pending.set(file, making);
    return making.finally(() => this.#pending.delete(file));
  }

  /**
   * Deletes the cached sizes of deleted uploads from this process's folder.
   * @param findKept returns those of the given ids that still exist
   */
  async deleteStale(findKept: (ids: string[]) => Promise<string[]>) {
    const files = (await readdir(this.#folder).catch(ignoreMissing)) ?? [];
    const ids = new Map(
      files.flatMap((file) => {
        const id = /^upload-[0-9a-f]{32}-[0-9a-f]{8}/.exec(file)?.[0];
        return id ? [[file, id] as const] : [];
      }),
    );
    const kept = new Set(await findKept([...new Set(ids.values())]));
    for (const [file, id] of ids)
      if (!kept.has(id)) await rm(path.join(this.#folder, file), { force: true });
  }

  async #make(file: string, width: number, format: ImageFormat, readMaster: () => Promise<Buffer>) {
    const picture = sharp(await readMaster()).resize({ width, withoutEnlargement: true });
    const bytes = await (format === 'avif'
      ? // The masters are WebP, which has no more colour detail than this.
        picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' })
      : picture.webp({ quality: 76 })
    ).toBuffer();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    // Written to a temporary file and renamed, so that another process never reads half an image.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, file);
    return bytes;
  }
}
