import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type OutgoingText = { id: string; to: string; body: string };

/** Delivers a text. @throws TextError or any other error when it was not taken, or that is unknown */
export type SendText = (message: OutgoingText, signal: AbortSignal) => Promise<void>;

/** Why a text was not taken; one that is refused is never tried again. */
export class TextError extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused: boolean) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** Creates the delivery to files, one for each text. */
export function writeTextsToFolder(folder: string): SendText {
  return async ({ id, to, body }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = fileOf(folder, id);
    await writeFile(`${file}.part`, `To: ${to}\n\n${body}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

const fileOf = (folder: string, id: string) => path.join(folder, `${id}.txt`);

/** Deletes the files of texts. */
export async function deleteTextFiles(folder: string, ids: readonly string[]) {
  for (const id of ids) await rm(fileOf(folder, id), { force: true });
}
