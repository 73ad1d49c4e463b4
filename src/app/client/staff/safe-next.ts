/**
 * Reads where to go after signing in from a URL that anybody may have written: only staff pages of this
 * site are accepted, else undefined.
 */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  // Parsed as the browser would: it drops tabs and line breaks and takes \ for /.
  const here = 'https://site.invalid';
  const { origin, pathname, search: query, hash } = new URL(next, here);
  if (origin !== here || !/^\/(admin|team-chat)(\/|$)/.test(pathname)) return undefined;
  return pathname + query + hash;
}
