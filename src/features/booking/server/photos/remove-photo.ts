import { dayInLondon } from '#platform/dates/london-time.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { refuseStrangers } from '../appointments/refuse-strangers.ts';
import { findVisits, lockAppointment, recordEvent } from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import type { PhotoDeps } from './add-photo.ts';
import { findRemovalError } from './present-photos.ts';
import { deletePhoto, findPhotos } from './queries-photos.ts';

export const unknownPhoto = () => new Problem(404, 'There is no photo at this address.');

/**
 * Removes a photo for good.
 * @throws Problem 404 for an unknown photo, 403 where a fitter may not remove it
 */
export async function removePhoto(
  { db, clock }: PhotoDeps,
  { id: appointmentId, photoId }: { id: string; photoId: string },
  staff: Staff,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, appointmentId);
    if (!appointment) throw unknownPhoto();
    const [visit] = await findVisits(tx, [appointmentId]);
    await refuseStrangers(tx, visit, staff);
    const photo = (await findPhotos(tx, [appointmentId])).find(({ id }) => id === photoId);
    if (!photo) throw unknownPhoto();
    const detail = findRemovalError(photo, { staff, today: dayInLondon(now) });
    if (detail) throw new Problem(403, detail);
    await deletePhoto(tx, photoId);
    const what = 'photo-removed';
    await recordEvent(tx, { appointmentId, at: now, by: staff.name, what });
    await recordAppointmentChange(tx, appointment, {
      at: now,
      what,
      staff,
      before: { by: photo.by, takenAt: photo.takenAt.toISOString() },
    });
  });
}
