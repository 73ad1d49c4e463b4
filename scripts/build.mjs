// Builds the browser's files and the server's page renderer, copies the API's reader and compresses static files.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { subsetFonts } from './subset-fonts.mjs';

const root = path.resolve(import.meta.dirname, '..');
const compressible = /\.(js|css|svg|json|html)$/;

async function buildSite() {
  await subsetFonts(path.join(root, 'dist/fonts'));
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
  await copyReader(path.join(root, 'dist/api-docs'));
  await compressFolder(path.join(root, 'dist/client/assets'));
  await compressFolder(path.join(root, 'dist/api-docs'));
}

/** Of Swagger UI, which only `/api/docs` loads, what the page needs. */
async function copyReader(folder) {
  const library = path.join(root, 'node_modules/@fastify/swagger-ui/static');
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'src/app/client/api-docs'), folder, { recursive: true });
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css'])
    await cp(path.join(library, file), path.join(folder, file));
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
