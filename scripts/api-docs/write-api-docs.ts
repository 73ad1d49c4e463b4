// Writes the API documents and their pages into a folder.
//   node scripts/api-docs/write-api-docs.ts FOLDER
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDocuments } from './build-documents.ts';
import { renderPages } from './pages/render-pages.ts';

/** URLs of the site's typefaces by their names in CSS. */
export type FontUrls = Record<string, string>;

/**
 * Writes `openapi.json`, `asyncapi.json`, the pages and their style sheet.
 * @param fonts without them the pages use the fonts of the device
 */
export async function writeApiDocs(folder: string, fonts: FontUrls = {}): Promise<void> {
  const { openApi, asyncApi } = await buildDocuments();
  const style = await readFile(path.join(import.meta.dirname, 'pages/style.css'), 'utf8');
  const faces = Object.entries(fonts).map(
    ([name, url]) =>
      `@font-face{font-family:"${name}";font-display:swap;font-weight:400 800;src:url("${url}") format("woff2")}\n`,
  );
  const files = new Map([
    ['openapi.json', `${JSON.stringify(openApi)}\n`],
    ['asyncapi.json', `${JSON.stringify(asyncApi)}\n`],
    ['style.css', faces.join('') + style],
  ]);
  for (const [name, text] of renderPages(openApi, asyncApi)) files.set(`${name}.html`, text);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
}

if (import.meta.main) await writeApiDocs(path.resolve(process.argv[2] ?? 'dist/api-docs'));
