// Builds the browser's files and the server's page renderer, writes the API documents, compresses static
// files, and trains the assistant's classifiers.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeApiDocs } from './api-docs/write-api-docs.ts';
import { subsetFonts } from './subset-fonts.mjs';

const root = path.resolve(import.meta.dirname, '..');
const compressible = /\.(js|css|svg|json|html)$/;

async function buildSite() {
  await subsetFonts(path.join(root, 'dist/fonts'));
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await writeApiDocs(path.join(root, 'dist/api-docs'), await findFonts());
  await compressFolder(path.join(root, 'dist/client/assets'));
  await compressFolder(path.join(root, 'dist/api-docs'));
}

/** URLs of the built typefaces. */
async function findFonts() {
  const text = await readFile(path.join(root, 'dist/client/manifest.json'), 'utf8');
  const manifest = JSON.parse(text);
  return {
    'Bricolage Grotesque': `/${manifest['dist/fonts/bricolage-grotesque.woff2'].file}`,
    'Instrument Sans': `/${manifest['dist/fonts/instrument-sans.woff2'].file}`,
  };
}

/** Trains on a core of its own: that takes longer than all the rest. */
function train(script) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script, import.meta.url));
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The training ended with exit code ${code}.`)),
    );
  });
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

await Promise.all([train('train-model.mjs'), buildSite().then(() => train('train-topics.mjs'))]);
