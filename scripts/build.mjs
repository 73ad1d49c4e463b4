// Builds the browser's files and the server's page renderer, compresses static files, and trains the
// assistant's intent classifier.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildModel } from '../src/features/assistant/server/nlu/classifier/load-model.ts';
import { subsetFonts } from './subset-fonts.mjs';

const root = path.resolve(import.meta.dirname, '..');
const compressible = /\.(js|css|svg|json)$/;

async function buildSite() {
  await subsetFonts(path.join(root, 'dist/fonts'));
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await compressFolder(path.join(root, 'dist/client/assets'));
  buildModel();
}

async function compressFolder(folder) {
  const files = (await readdir(folder)).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(
        path.join(folder, `${file}.br`),
        await promisify(brotliCompress)(bytes, { params }),
      );
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

await buildSite();
