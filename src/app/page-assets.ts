import type { Firm } from '#features/business/firm.ts';
import type { ReadAnswer } from '#platform/read-answer.ts';

/** URLs of the built files that a page needs, from the build's manifest. */
export type PageAssets = {
  /** The inline script, which loads the rest after the first paint. */
  start: string;
  entry: string;
  /** Style sheets of this page, besides the inlined one. */
  styles: string[];
  /** Chunks of the page and the entry, fetched in parallel. */
  preloads: string[];
  /** The body font, preloaded. */
  font: string;
};

export type PageData = {
  assets: PageAssets;
  /** The public origin, such as https://example.com, for absolute URLs. */
  origin: string;
  firm: Firm;
  /** What the page shows of the API, by the keys of the queries as JSON. */
  reads: Record<string, { data?: unknown; error?: Error }>;
};

export const pageDataId = 'page-data';
export const pageStyleId = 'page-style';

/**
 * What the server knows about a URL before it renders it: whether everybody gets the same page, the
 * visitor a personal one, the page is missing, or it is at another spelling. `search` holds the query
 * parameters that the page knows; `keep` is false for a URL that must not fill the cache.
 */
export type PageKind =
  | { kind: 'shared' | 'personal' | 'missing'; search: string; keep: boolean }
  | { kind: 'moved'; to: string };

/** What the server passes to the renderer of a page. */
export type PageRequest = {
  path: string;
  search: string;
  origin: string;
  firm: Firm;
  /** Reads a path of the API as the browser would. @throws RequestError when the response is not OK */
  readPath: (path: string) => Promise<ReadAnswer>;
  /** Finds the built files of the page with this module. */
  findAssets: (module: string) => PageAssets;
  /** The style sheet of every page. */
  style: string;
};
