const longest = 80;

/** The slug of a page's URL, made from a name: 'Bradford Twist in Oat' is `bradford-twist-in-oat`. */
export function slugOf(name: string, otherwise = 'product'): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug || otherwise;
}
