import { type Day, dayInLondon } from '#platform/dates/london-time.ts';
import { hasPermission } from '#platform/roles.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { VisitPhoto } from '../../photos/contract.ts';
import { describePhoto, photoUrl } from '../../photos/describe-photo.ts';
import type { PhotoRow } from './queries-photos.ts';

/** Who looks at photos, and on which day. */
export type Viewer = { staff: Pick<Staff, 'id' | 'role'>; today: Day };

/** The photos of one appointment, in order; without a viewer as the office sees them. */
export function presentPhotos(
  rows: readonly PhotoRow[],
  { visitDate, viewer }: { visitDate: Day | undefined; viewer?: Viewer },
): VisitPhoto[] {
  return rows.map((row, index) => {
    const { id, takenAt, by, caption, width, height } = row;
    return {
      id,
      url: photoUrl(row),
      takenAt: takenAt.toISOString(),
      by,
      caption,
      alt: describePhoto({ caption, takenAt, number: index + 1 }, visitDate),
      width,
      height,
      canRemove: !viewer || findRemovalError(row, viewer) === undefined,
    };
  });
}

/** Why somebody may not remove a photo that they may see, or undefined. */
export function findRemovalError(
  { byId, takenAt }: Pick<PhotoRow, 'byId' | 'takenAt'>,
  { staff, today }: Viewer,
): string | undefined {
  if (hasPermission(staff, 'staff')) return undefined;
  if (byId !== staff.id) return 'This photo is somebody else’s. The office can remove it.';
  if (dayInLondon(takenAt) !== today)
    return 'This photo is of another day. The office can remove it.';
  return undefined;
}
