import { globSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type GetModule = (id: string) => Module | null;

const inSource = (file: string) => path.resolve('src', file);
const shell = inSource('app/client/shell/');
const entry = inSource('app/client/entry.tsx');
const homePage = inSource('app/client/pages/home.tsx');
const lazyComponents = inSource('app/client/lazy-components.tsx');
const productPage = inSource('app/client/pages/product.tsx');
/** What the pages of categories share, and those of products with them. */
const shop = [inSource('features/catalogue/'), inSource('app/client/category/product-data.ts')];

/** The long texts of areas and of legal pages. */
const article = [
  'features/areas/client/area-article.tsx',
  'features/business/client/texts/text-block.tsx',
  'features/business/texts/blocks.ts',
].map(inSource);

/** What the legal pages share. */
const legal = inSource('app/client/legal/');

/** A module with everything it imports statically, directly or not. */
function closureOf(root: string, getModule: GetModule): Set<string> {
  const closure = new Set<string>();
  const left = [root];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    left.push(...(getModule(id)?.importedIds ?? []));
  }
  return closure;
}

/**
 * Puts what the entry, the shell and the home page with any other page load into the file of the entry, what
 * pages share of the catalogue into two more (with the product page or without), what shows long texts and what
 * legal pages share into one each: left to itself the bundler makes a dozen files of a few hundred bytes, and the
 * headers of each response are larger than that.
 */
function createChunkNamer() {
  let namer: ((id: string) => string | null) | undefined;
  return (id: string, context: { getModuleInfo: GetModule }) => {
    namer ??= nameChunks((module) => context.getModuleInfo(module));
    return namer(id);
  };
}

function nameChunks(getModule: GetModule) {
  const first = closureOf(entry, getModule);
  const home = closureOf(homePage, getModule);
  const product = closureOf(productPage, getModule);
  const pages = globSync(inSource('app/client/pages/*.tsx'))
    .filter((page) => page !== homePage)
    .map((page) => closureOf(page, getModule));
  const lazy = (getModule(lazyComponents)?.dynamicallyImportedIds ?? []).map((component) =>
    closureOf(component, getModule),
  );
  const countIn = (id: string, closures: Set<string>[]) =>
    closures.filter((closure) => closure.has(id)).length;
  return (id: string) => {
    if (id.endsWith('.css')) return null;
    const [onPages, inLazy] = [countIn(id, pages), countIn(id, lazy)];
    const isShared = home.has(id) && onPages + inLazy > 0;
    if (first.has(id) || id.startsWith(shell) || isShared) return 'entry';
    // Files take what they import in the order of their names: this one before `legal`, `shop-lists` after `entry`.
    if (article.includes(id)) return 'formatted-text';
    if (id.startsWith(legal) && onPages > 1) return 'legal';
    if (onPages === 0 || onPages + inLazy < 2) return null;
    if (!shop.some((place) => id.startsWith(place))) return null;
    return product.has(id) || home.has(id) ? 'shop' : 'shop-lists';
  };
}

/** Pages that a visitor seldom goes to from another, the cards of the chat, and the order of samples. */
const seldom =
  /\/(admin|team-chat|[a-z-]+-tab|inbox|staff-link|visit|review|quote|chat-link|estimate|privacy|cookies|terms|complaints|visitor-cards|sample-dialog)-/;

/** `vite build` makes the browser's files; `vite build --ssr` the bundle that renders pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ jsxImportSource: '#jsx' }), tailwind()],
  appType: 'custom',
  // Packages of the browser are part of the bundle that renders pages: a release need not carry them.
  ssr: { noExternal: true },
  publicDir: false,
  resolve: {
    alias: {
      '@fonts': path.resolve('dist/fonts'),
      // What wouter brings along for React 17; React itself has it since 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2023',
    manifest: !isSsrBuild && 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a part needs is listed in the code of every page: these find theirs by themselves, a moment later.
      resolveDependencies: (file, needed) =>
        seldom.test(file) ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/server/pages/render.tsx' }
      : {
          input: {
            start: 'src/app/client/start.ts',
            entry: 'src/app/client/entry.tsx',
            'today-worker': 'src/app/client/today/today-worker.ts',
          },
          output: {
            // A browser looks for a newer service worker under the name that it knows.
            entryFileNames: ({ name }) =>
              name === 'today-worker' ? 'today-worker.js' : 'assets/[name]-[hash:7].js',
            // Every page's code lists the files: random characters are what does not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [{ name: createChunkNamer(), debugName: 'by page' }],
            },
          },
        },
  },
  server: { middlewareMode: true },
}));
