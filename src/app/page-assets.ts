/** Addresses of the built files that a page needs, found in the build's manifest. */
export type PageAssets = {
  /** The script in the page, which fetches the rest when the time has come. */
  start: string;
  entry: string;
  /** Style sheets of the page's own, besides the one in the document. */
  styles: string[];
  /** Chunks of the page and the entry, fetched side by side. */
  preloads: string[];
  /** The font of the running text, fetched before the styles ask for it. */
  font: string;
};

export type PageData = {
  assets: PageAssets;
  /** Where the site is known to be, such as https://example.com: for addresses that leave it. */
  origin: string;
  queries: unknown;
};

export const pageDataId = 'page-data';
export const pageStyleId = 'page-style';

/**
 * What the server has to know of an address before it renders it: whether it shows the same page to
 * everybody, one of a visitor's own, none, or has a page under another spelling. `search` holds the
 * query parameters that the page knows; `keep` is false for an address that a visitor made up.
 */
export type PageKind =
  | { kind: 'shared' | 'personal' | 'missing'; search: string; keep: boolean }
  | { kind: 'moved'; to: string };
