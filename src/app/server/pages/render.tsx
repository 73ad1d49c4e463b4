import { renderToString } from 'react-dom/server';
import { App } from '#app/client/app.tsx';
import { dataOf } from '#app/client/route-data.ts';
import { findRoute, notFoundRoute, routes } from '#app/client/routes.tsx';
import { readShell } from '#app/client/shell/shell-queries.ts';
import type { PageData, PageKind, PageRequest } from '#app/page-assets.ts';
import { pageTextQuery } from '#features/business/client/texts/page-text.ts';
import { setFirm } from '#features/business/firm.ts';
import { createReadCache } from '#platform/client/reads/read-cache.ts';

export { default as fontUrl } from '@fonts/instrument-sans.woff2?url';

await Promise.all(
  [...routes, notFoundRoute].flatMap((route) => [
    route.Page.preload(),
    route.preloadComponents?.(),
  ]),
);

/** Paths without parameters, for the site map. */
export const fixedPaths = routes
  .filter((route) => !dataOf(route).personal && !route.pattern.includes(':'))
  .map((route) => route.pattern);

/** Classifies a URL for the page server; see PageKind. */
export function classifyPage(path: string, search: string): PageKind {
  const spelling = spellPath(path);
  if (spelling !== path) return { kind: 'moved', to: spelling + (search && `?${search}`) };
  const { route } = findRoute(path);
  if (route === notFoundRoute) return { kind: 'missing', search: '', keep: true };
  const { parameters = [], freeParameters = [], personal } = dataOf(route);
  const given = new URLSearchParams(search);
  const known = parameters.filter((name) => given.get(name)).sort();
  const knownParams = new URLSearchParams(known.map((name) => [name, given.get(name) ?? '']));
  return {
    kind: personal ? 'personal' : 'shared',
    search: knownParams.size > 0 ? `?${knownParams}` : '',
    keep: !known.some((name) => freeParameters.includes(name)),
  };
}

/**
 * The canonical path of a page: no trailing or repeated slash, lower case except for ids of personal
 * pages.
 */
function spellPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const trimmed = single.length > 1 ? single.replace(/\/$/, '') : single;
  const { route } = findRoute(trimmed.toLowerCase());
  return route === notFoundRoute || dataOf(route).personal ? trimmed : trimmed.toLowerCase();
}

/**
 * Whether an error means that the page does not exist, including malformed ids. Checked by shape: the
 * error comes from outside this bundle, which has a RequestError of its own.
 */
function isMissing(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error && 'status' in error && [400, 404, 410].includes(error.status as number)
  );
}

/** Renders a URL as a complete HTML document. */
export async function renderPage({
  path,
  search,
  origin,
  firm,
  readPath,
  findAssets,
  style,
}: PageRequest) {
  const { route, params } = findRoute(path);
  const reads = createReadCache(readPath);
  let status = route === notFoundRoute ? 404 : 200;
  await readShell(reads);
  if (route.text) await reads.fetch(pageTextQuery(route.text));
  try {
    await dataOf(route).read?.(reads, params, new URLSearchParams(search));
  } catch (error) {
    if (!isMissing(error)) throw error;
    status = error.status === 410 ? 410 : 404;
  }
  const assets = findAssets(dataOf(route).module);
  const data = JSON.stringify({
    assets,
    origin,
    firm,
    reads: reads.states(),
  } satisfies PageData).replaceAll('<', '\\u003c');
  // This bundle has a copy of the module of its own.
  setFirm(firm);
  const html = renderToString(
    <App
      reads={reads}
      assets={assets}
      origin={origin}
      style={style}
      data={data}
      address={{ path, search }}
    />,
  );
  return { status, html: `<!doctype html>${html}` };
}
