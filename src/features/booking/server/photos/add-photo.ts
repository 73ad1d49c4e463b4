import { hasPermission } from '#platform/roles.ts';
import type { Db, DbOrTx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { encodePhoto } from '#platform/server/images/encode-photo.ts';
import type { PhotoFields } from '../../photos/contract.ts';
import { photoLimits } from '../../photos/photo-limits.ts';
import { readDeviceTime } from '../../today/device-time.ts';
import { refuseStrangers } from '../appointments/refuse-strangers.ts';
import {
  type AppointmentRow,
  findAppointment,
  findVisits,
  lockAppointment,
  recordEvent,
} from '../queries.ts';
import { recordAppointmentChange } from '../record-appointment-change.ts';
import { countPhotos, findReportedAppointment, insertPhoto } from './queries-photos.ts';

export type PhotoDeps = { db: Db; clock: () => Date };

type SentPhoto = { fields: PhotoFields; file: Buffer; staff: Staff };

/**
 * Stores a photo of a visit, once for each id however often it is sent, also if it was removed in between.
 * @throws Problem 404 for an unknown appointment, 403 for the visit of another fitter, 409 for a visit that a fitter has
 * no more or that has as many photos as it can have, 400 or 413 for a file that cannot be stored
 */
export async function addPhoto(
  { db, clock }: PhotoDeps,
  appointmentId: string,
  { fields, file, staff }: SentPhoto,
) {
  const { id, caption } = fields;
  if (await isKnown(db, id, appointmentId)) return;
  // Before the file is decoded, which takes long; and again under the lock.
  await refuseAdding(db, await findAppointment(db, appointmentId), staff);
  const { photo, small } = await encodePhoto(file, photoLimits);
  await db.transaction(async (tx) => {
    const appointment = await lockAppointment(tx, appointmentId);
    // Of two copies that arrive at once, the second finds the first.
    if (await isKnown(tx, id, appointmentId)) return;
    const { customerName } = await refuseAdding(tx, appointment, staff);
    if ((await countPhotos(tx, appointmentId)) >= photoLimits.count)
      throw new Problem(
        409,
        `There are ${photoLimits.count} photos already, which is the limit. Please remove one first.`,
      );
    const now = clock();
    const { width, height } = photo;
    const takenAt = readDeviceTime(fields.takenAt, now);
    const by = { byId: staff.id, by: staff.name };
    await insertPhoto(
      tx,
      { id, appointmentId, takenAt, ...by, caption: caption || null, width, height },
      { bytes: photo.bytes, small: small.bytes },
    );
    const what = 'photo-added';
    await recordEvent(tx, { appointmentId, at: takenAt, by: staff.name, what, reportId: id });
    await recordAppointmentChange(
      tx,
      { id: appointmentId, customerName },
      { at: now, what, staff },
    );
  });
}

async function isKnown(db: DbOrTx, id: string, appointmentId: string): Promise<boolean> {
  const known = await findReportedAppointment(db, id);
  if (known !== undefined && known !== appointmentId)
    throw new Problem(409, 'id: belongs to something else already. Please add the photo again.');
  return known !== undefined;
}

/** A fitter adds to the own visits, wherever they were moved; the office to every appointment. */
async function refuseAdding(
  db: DbOrTx,
  appointment: AppointmentRow | undefined,
  staff: Staff,
): Promise<AppointmentRow> {
  if (!appointment) throw new Problem(404, 'There is no appointment by this id.');
  const [visit] = await findVisits(db, [appointment.id]);
  await refuseStrangers(db, visit, staff);
  if (visit || hasPermission(staff, 'staff')) return appointment;
  throw new Problem(
    409,
    appointment.status === 'cancelled'
      ? 'This visit was cancelled.'
      : 'This visit is no longer in the diary.',
  );
}
