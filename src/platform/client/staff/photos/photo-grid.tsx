import { type ReactNode, useState } from 'react';
import { PhotoDialog } from './photo-dialog.tsx';
import type { ShownPhoto } from './shown-photo.ts';

type PhotoGridProps<P extends ShownPhoto> = {
  photos: readonly P[];
  /** Whether photos are read only when they come into view; those of other screens are for use without a network. */
  isLazy?: boolean;
  /** What can be done with the photo that is open. */
  renderActions?: (photo: P, close: () => void) => ReactNode;
};

/** Small photos in rows; each opens large. */
export function PhotoGrid<P extends ShownPhoto>(props: PhotoGridProps<P>) {
  const { photos, isLazy = false, renderActions } = props;
  const [openId, setOpenId] = useState<string>();
  const index = photos.findIndex(({ id }) => id === openId);
  const open = photos[index];
  const close = () => setOpenId(undefined);
  const step = (by: number) => setOpenId(photos.at((index + by) % photos.length)?.id);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {photos.map(({ id, smallUrl, alt, badge }) => (
          <li key={id} className="relative max-w-32">
            <button
              type="button"
              className="block aspect-square w-full overflow-hidden rounded border border-line-strong bg-mist text-sm hover:border-ink"
              onClick={() => setOpenId(id)}
            >
              <img
                src={smallUrl}
                alt={alt}
                loading={isLazy ? 'lazy' : undefined}
                className="size-full object-cover"
              />
              {badge && (
                <span className="absolute inset-x-px bottom-px rounded-b bg-tape px-1 py-0.5 text-center text-sm font-semibold text-ink">
                  {badge}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <PhotoDialog
          key={open.id}
          photo={open}
          place={photos.length > 1 ? `${index + 1} of ${photos.length}` : ''}
          onStep={step}
          onClose={close}
        >
          {renderActions?.(open, close)}
        </PhotoDialog>
      )}
    </>
  );
}
