import { asc, desc, eq } from 'drizzle-orm';
import { firm } from '#features/business/firm.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { milesBetween, type Point } from '../distance.ts';
import { serviceAreas, serviceAreaVersions } from './schema.ts';

/** An area with its distance from the base as it is now, in miles in a straight line to one decimal. */
const withDistance = <Area extends Point>(area: Area) => ({
  ...area,
  distanceMiles: Math.round(milesBetween(firm().base, area) * 10) / 10,
});

/** All areas in the order of the menus. */
export async function findAreas(db: Db) {
  return (await findStoredAreas(db)).map(withDistance);
}

/** Finds an area by its slug, or undefined. */
export async function findAreaBySlug(db: Db, slug: string) {
  const [area] = await db.select().from(serviceAreas).where(eq(serviceAreas.slug, slug));
  return area && withDistance(area);
}

export type AreaRow = typeof serviceAreas.$inferSelect;

/** All areas as they are stored, in the order of the menus. */
export const findStoredAreas = (db: Db): Promise<AreaRow[]> =>
  db.select().from(serviceAreas).orderBy(asc(serviceAreas.sortOrder), asc(serviceAreas.id));

/** An area, locked until the transaction ends. */
export async function findAreaById(tx: Tx, id: string): Promise<AreaRow | undefined> {
  const [area] = await tx.select().from(serviceAreas).where(eq(serviceAreas.id, id)).for('update');
  return area;
}

export async function findSlugOwner(tx: Tx, slug: string) {
  const [owner] = await tx
    .select({ id: serviceAreas.id, name: serviceAreas.name })
    .from(serviceAreas)
    .where(eq(serviceAreas.slug, slug));
  return owner;
}

export const areaPath = (slug: string) => `/area/${slug}`;

/** The path of an area's page that was at another path once; undefined where none was. */
export async function findMovedArea(db: Db, path: string): Promise<string | undefined> {
  const [, slug] = /^\/area\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (!slug) return undefined;
  const [area] = await db
    .select({ slug: serviceAreas.slug })
    .from(serviceAreaVersions)
    .innerJoin(serviceAreas, eq(serviceAreas.id, serviceAreaVersions.areaId))
    .where(eq(serviceAreaVersions.slug, slug))
    .orderBy(desc(serviceAreaVersions.changedAt))
    .limit(1);
  return area && areaPath(area.slug);
}

/** The paths at which pages of areas are, or once were: all lead to one. */
export async function findAreaPaths(db: Db): Promise<string[]> {
  const areas = await db.select({ slug: serviceAreas.slug }).from(serviceAreas);
  const moved = await db
    .selectDistinct({ slug: serviceAreaVersions.slug })
    .from(serviceAreaVersions)
    .innerJoin(serviceAreas, eq(serviceAreas.id, serviceAreaVersions.areaId));
  return [...areas, ...moved].map(({ slug }) => areaPath(slug));
}

export const insertArea = (tx: Tx, row: AreaRow) => tx.insert(serviceAreas).values(row);

export const updateArea = (tx: Tx, row: AreaRow) =>
  tx.update(serviceAreas).set(row).where(eq(serviceAreas.id, row.id));

export const deleteArea = (tx: Tx, id: string) =>
  tx.delete(serviceAreas).where(eq(serviceAreas.id, id));

export type AreaVersionRow = typeof serviceAreaVersions.$inferSelect;

export const insertAreaVersion = (tx: Tx, row: AreaVersionRow) =>
  tx.insert(serviceAreaVersions).values(row).onConflictDoNothing();

const versionsShown = 50;

/** The newest saves of an area, the newest first. */
export const findAreaVersions = (db: Db, areaId: string): Promise<AreaVersionRow[]> =>
  db
    .select()
    .from(serviceAreaVersions)
    .where(eq(serviceAreaVersions.areaId, areaId))
    .orderBy(desc(serviceAreaVersions.version))
    .limit(versionsShown);
