import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What every public page needs travels in one file: left to itself the bundler makes a dozen of a
 * few hundred bytes, and the headers of each answer are larger than that.
 */
const everyPageNeeds =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|@tanstack)\/(?!.*\/(mutationObserver|useMutation)\.)|src\/app\/client\/(shell|parts|routes|home\/home-band)|src\/features\/(business\/(claims|facts|imagery)|areas\/client\/api|catalogue\/(price-text|client\/stock-note))|src\/platform\/(picture|pounds|request-error|client\/(query-client|read-query|request|lazy-part|sleep-until-near|ui\/(button|picture|toast-host|toast-store)))\b/;

/** Small pieces that the pages of categories and products share. */
const shopPagesNeed =
  /src\/app\/client\/category\/product-data|src\/features\/catalogue\/client\/(add-to-quote|price-tag|colour-chip|specification-table|no-products)\b/;

/** Pages that a visitor seldom goes to from another. */
const seldom =
  /\/(admin|team-chat|[a-z-]+-tab|inbox|reset-password|visit|estimate|privacy|cookies|terms|complaints)-/;

/** `vite build` makes the browser's files; `vite build --ssr` the bundle that renders pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  appType: 'custom',
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
      ? { input: 'src/app/server/render.tsx' }
      : {
          input: ['src/app/client/start.ts', 'src/app/client/entry.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: everyPageNeeds },
                { name: 'shop', test: shopPagesNeed },
              ],
            },
          },
        },
  },
  server: { middlewareMode: true },
}));
