import { PhotoGrid } from '#platform/client/staff/photos/photo-grid.tsx';
import type { ShownPhoto } from '#platform/client/staff/photos/shown-photo.ts';
import type { VisitPhoto } from '../../../photos/contract.ts';
import { describePhoto } from '../../../photos/describe-photo.ts';
import { requestPhotoRemoval } from './api.ts';
import { isWaiting, type QueuedPhoto } from './photo-outbox.ts';
import { presentPhoto } from './present-photo.ts';
import { RemovePhoto } from './remove-photo.tsx';
import type { Photos } from './use-photos.ts';
import { usePreviewUrls } from './use-preview-urls.ts';

type VisitPhotosProps = {
  visit: { appointmentId: string; date: string; photos: readonly VisitPhoto[] };
  photos: Photos;
  /** Reads the visit again after a photo was removed. */
  readAgain: () => Promise<unknown>;
};

/** The photos of a visit, with those that are still on the device. */
export function VisitPhotos({ visit, photos: { queued, remove }, readAgain }: VisitPhotosProps) {
  const { appointmentId, date, photos } = visit;
  const ofVisit = queued.filter(
    (one) =>
      one.appointmentId === appointmentId &&
      one.refusal === undefined &&
      !photos.some(({ id }) => id === one.id),
  );
  const urls = usePreviewUrls(ofVisit);
  const shown = [
    ...photos.map((photo) => ({
      ...presentPhoto(photo),
      canRemove: photo.canRemove,
      isWaiting: false,
    })),
    ...ofVisit.flatMap((photo, index) => {
      const url = urls.get(photo.id);
      if (!url) return [];
      const number = photos.length + index + 1;
      const waits = isWaiting(photo, photo.accountId);
      return [
        {
          ...presentQueued(photo, { url, number, date }),
          ...(waits && { badge: 'Waiting' }),
          canRemove: waits,
          isWaiting: waits,
        },
      ];
    }),
  ];
  const isUnsafe = ofVisit.some(({ isInMemory }) => isInMemory);
  return (
    <div className="mt-4 empty:hidden">
      <PhotoGrid
        photos={shown}
        renderActions={(photo, close) =>
          photo.canRemove && (
            <RemovePhoto
              onRemove={async () => {
                if (photo.isWaiting) return remove(photo.id);
                await requestPhotoRemoval(appointmentId, photo.id);
                await readAgain();
              }}
              onRemoved={close}
            />
          )
        }
      />
      {isUnsafe && (
        <p role="alert" className="mt-2 font-semibold text-error">
          This device has no room for the photos. Keep this page open until they’re sent.
        </p>
      )}
    </div>
  );
}

function presentQueued(
  { id, caption, takenAt }: QueuedPhoto,
  { url, number, date }: { url: string; number: number; date: string },
): ShownPhoto {
  const described = { caption: caption || null, takenAt: new Date(takenAt), number };
  return { id, url, smallUrl: url, takenAt, by: 'You', alt: describePhoto(described, date) };
}
