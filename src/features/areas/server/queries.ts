import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { serviceAreas } from './schema.ts';

/** All areas in the order of the menus. */
export function findAreas(db: Db) {
  return db.select().from(serviceAreas).orderBy(asc(serviceAreas.sortOrder), asc(serviceAreas.id));
}

/** Finds an area by its slug, or undefined. */
export async function findAreaBySlug(db: Db, slug: string) {
  const [area] = await db.select().from(serviceAreas).where(eq(serviceAreas.slug, slug));
  return area;
}
