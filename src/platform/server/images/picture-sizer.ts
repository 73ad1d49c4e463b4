import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureFormat } from '#platform/picture.ts';

const atOnce = 2;

/**
 * Makes the sizes of pictures when they are first asked for and keeps them in a folder. A size
 * asked for by many at once is made once, and only a few are made at a time: encoding is heavy.
 */
export class PictureSizer {
  readonly #folder: string;
  readonly #pending = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param key names the master and its content; part of a file name
   * @param width pixels; a master that is narrower is not enlarged
   */
  async size(
    key: string,
    width: number,
    format: PictureFormat,
    readMaster: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const file = path.join(this.#folder, `${key}-${width}.${format}`);
    const kept = await readFile(file).catch(ignoreMissing);
    if (kept) return kept;
    const pending = this.#pending.get(file);
    if (pending) return pending;
    const making = this.#make(file, width, format, readMaster);
    this.#pending.set(file, making);
    return making.finally(() => this.#pending.delete(file));
  }

  async #make(
    file: string,
    width: number,
    format: PictureFormat,
    readMaster: () => Promise<Buffer>,
  ) {
    await this.#takeTurn();
    try {
      const picture = sharp(await readMaster()).resize({ width, withoutEnlargement: true });
      const bytes = await (format === 'avif'
        ? picture.avif({ quality: 52, effort: 2 })
        : picture.webp({ quality: 76 })
      ).toBuffer();
      await mkdir(this.#folder, { recursive: true });
      // Written beside and renamed, so that another process never reads half a picture.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      return bytes;
    } finally {
      this.#endTurn();
    }
  }

  async #takeTurn() {
    if (this.#busy < atOnce) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #endTurn() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
