import { presentPhotos } from '#features/booking/server/photos/present-photos.ts';
import { findPhotos } from '#features/booking/server/photos/queries-photos.ts';
import { findVisits } from '#features/booking/server/queries.ts';
import type { TimelineEntry } from '#features/customers/contract.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';

type Entry = Pick<TimelineEntry, 'kind' | 'id' | 'state' | 'authorId'>;

/** The photos of entries of a timeline: those of one appointment, one day and one staff account each. */
export async function findEntryPhotos(
  db: Db,
  entries: readonly Entry[],
): Promise<(entry: Entry) => TimelineEntry['photos']> {
  const ids = entries.filter(({ kind }) => kind === 'photos').map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const rows = Map.groupBy(await findPhotos(db, ids), ({ appointmentId }) => appointmentId);
  const visits = await findVisits(db, ids);
  return ({ kind, id, state, authorId }) => {
    if (kind !== 'photos') return [];
    const ofAppointment = rows.get(id) ?? [];
    const visitDate = visits.find(({ appointmentId }) => appointmentId === id)?.date;
    // All are presented: a photo is numbered among those of its appointment.
    return presentPhotos(ofAppointment, { visitDate }).filter((_, index) => {
      const row = ofAppointment[index];
      return row && row.byId === authorId && dayInLondon(row.takenAt) === state;
    });
  };
}
