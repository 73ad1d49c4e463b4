import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets } from '#app/page-assets.ts';
import type { PageRenderer } from './serve-pages.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const startModule = 'src/app/client/start.ts';
const entryModule = 'src/app/client/entry.tsx';

/**
 * Reads the build's manifest.
 * @returns a function that finds the files a page's module needs at once
 */
export async function readBuiltAssets(clientFolder: string, fontUrl: string) {
  const text = await readFile(path.join(clientFolder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const known = new Map<string, PageAssets>();
  return (module: string): PageAssets => {
    let assets = known.get(module);
    if (!assets) {
      assets = collectAssets(manifest, module, fontUrl);
      known.set(module, assets);
    }
    return assets;
  };
}

function collectAssets(manifest: Record<string, Chunk>, module: string, font: string): PageAssets {
  const chunks = new Map<string, Chunk>();
  const find = (key: string): Chunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no file for ${key}: build again.`);
    return chunk;
  };
  const visit = (key: string) => {
    const chunk = find(key);
    if (chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(entryModule);
  visit(module);
  const address = (file: string) => `/${file}`;
  const addressOf = (key: string) => address(find(key).file);
  return {
    start: addressOf(startModule),
    entry: addressOf(entryModule),
    styles: [...new Set([...chunks.values()].flatMap((chunk) => chunk.css ?? []))].map(address),
    preloads: [...chunks.values()].map((chunk) => address(chunk.file)),
    font,
  };
}

/** The style sheet that is inlined into every page: a request for it would delay the first image. */
async function readStyle(clientFolder: string): Promise<string> {
  const text = await readFile(path.join(clientFolder, 'manifest.json'), 'utf8');
  const { css = [] } = (JSON.parse(text) as Record<string, Chunk>)[startModule] ?? {};
  const sheets = await Promise.all(
    css.map((file) => readFile(path.join(clientFolder, file), 'utf8')),
  );
  return sheets.join('').trim();
}

/** Loads the built renderer from `dist`. */
export async function loadBuiltRenderer(folder: string): Promise<PageRenderer> {
  const bundle = await import(pathToFileURL(path.join(folder, 'server/render.js')).href);
  return {
    classifyPage: bundle.classifyPage,
    renderPage: bundle.renderPage,
    fixedPaths: bundle.fixedPaths,
    style: await readStyle(path.join(folder, 'client')),
    findAssets: await readBuiltAssets(path.join(folder, 'client'), bundle.fontUrl),
  };
}
