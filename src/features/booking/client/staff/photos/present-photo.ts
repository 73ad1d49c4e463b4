import type { ShownPhoto } from '#platform/client/staff/photos/shown-photo.ts';
import type { VisitPhoto } from '../../../photos/contract.ts';

/** A stored photo for the grid. */
export const presentPhoto = ({ id, url, takenAt, by, alt }: VisitPhoto): ShownPhoto => ({
  id,
  url,
  smallUrl: `${url}?size=small`,
  takenAt,
  by,
  alt,
});
