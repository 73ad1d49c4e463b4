/**
 * Where to go after signing in, out of an address that anybody may have written: only to the staff
 * pages of this site, else undefined.
 */
export function readNext(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  // Read as the browser would read it: it drops tabs and line breaks and takes \ for /.
  const here = 'https://site.invalid';
  const { origin, pathname, search: query, hash } = new URL(next, here);
  if (origin !== here || !/^\/(admin|team-chat)(\/|$)/.test(pathname)) return undefined;
  return pathname + query + hash;
}
