import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { appointmentEvents, fitters, visits } from '../schema.ts';
import { visitPhotoFiles, visitPhotos } from './schema.ts';

export type PhotoRow = typeof visitPhotos.$inferSelect;
type PhotoFiles = Omit<typeof visitPhotoFiles.$inferInsert, 'photoId'>;

/** The photos of several appointments, without their bytes, each in order. */
export function findPhotos(db: DbOrTx, appointmentIds: string[]): Promise<PhotoRow[]> {
  return db
    .select()
    .from(visitPhotos)
    .where(inArray(visitPhotos.appointmentId, appointmentIds))
    .orderBy(asc(visitPhotos.takenAt), asc(visitPhotos.id));
}

export function countPhotos(tx: Tx, appointmentId: string): Promise<number> {
  return tx.$count(visitPhotos, eq(visitPhotos.appointmentId, appointmentId));
}

/** The appointment of which a device has reported something under an id, a photo that was removed since included. */
export async function findReportedAppointment(
  db: DbOrTx,
  reportId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: appointmentEvents.appointmentId })
    .from(appointmentEvents)
    .where(eq(appointmentEvents.reportId, reportId));
  return row?.id;
}

export async function insertPhoto(tx: Tx, row: PhotoRow, files: PhotoFiles) {
  await tx.insert(visitPhotos).values(row);
  await tx.insert(visitPhotoFiles).values({ photoId: row.id, ...files });
}

/** Deletes a photo with its bytes. */
export async function deletePhoto(tx: Tx, id: string) {
  await tx.delete(visitPhotos).where(eq(visitPhotos.id, id));
}

type WhichFile = {
  appointmentId: string;
  id: string;
  size: 'small' | undefined;
  /** Whose visit it has to be; undefined for the office. */
  ofAccount: string | undefined;
};

/** The bytes of a photo, or undefined where there is none that the caller may see. */
export async function findPhotoFile(
  db: Db,
  { appointmentId, id, size, ofAccount }: WhichFile,
): Promise<Buffer | undefined> {
  const ownVisit = (accountId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(visits)
        .innerJoin(fitters, eq(fitters.id, visits.fitterId))
        .where(
          and(
            eq(visits.appointmentId, visitPhotos.appointmentId),
            eq(fitters.accountId, accountId),
          ),
        ),
    );
  const [row] = await db
    .select({ bytes: size === 'small' ? visitPhotoFiles.small : visitPhotoFiles.bytes })
    .from(visitPhotoFiles)
    .innerJoin(visitPhotos, eq(visitPhotos.id, visitPhotoFiles.photoId))
    .where(
      and(
        eq(visitPhotos.id, id),
        eq(visitPhotos.appointmentId, appointmentId),
        ofAccount === undefined ? undefined : ownVisit(ofAccount),
      ),
    );
  return row && Buffer.from(row.bytes);
}
