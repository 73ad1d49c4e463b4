import { areaPath, findAreas } from '#features/areas/server/queries.ts';
import { findSoldSlugs } from '#features/catalogue/server/queries.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Lists the paths for search engines: the fixed pages, one per area, one per product. */
export async function listPublicPaths(db: Db, fixedPaths: readonly string[]): Promise<string[]> {
  const [areas, slugs] = await Promise.all([findAreas(db), findSoldSlugs(db)]);
  return [
    ...fixedPaths,
    ...areas.map(({ slug }) => areaPath(slug)),
    ...slugs.map((slug) => `/products/${slug}`),
  ];
}
