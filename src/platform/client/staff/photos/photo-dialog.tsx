import { type ReactNode, useState } from 'react';
import { shortInstant } from '#platform/dates/short-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownPhoto } from './shown-photo.ts';

type PhotoDialogProps = {
  photo: ShownPhoto;
  /** '2 of 5'; empty where there is no other. */
  place: string;
  /** Called with 1 for the next photo and -1 for the one before. */
  onStep: (by: number) => void;
  onClose: () => void;
  /** What can be done with it. */
  children: ReactNode;
};

/** One photo, as large as the window allows. */
export function PhotoDialog({ photo, place, onStep, onClose, children }: PhotoDialogProps) {
  const { url, alt, by, takenAt } = photo;
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog wide title={alt} onClose={onClose}>
      {isMissing ? (
        <p role="alert" className="rounded bg-mist p-5">
          This photo can’t be shown. It may have been removed, or there’s no signal.
        </p>
      ) : (
        <img
          src={url}
          alt=""
          onError={() => setIsMissing(true)}
          className="mx-auto max-h-[60svh] min-h-24 max-w-full rounded bg-mist object-contain"
        />
      )}
      <p className="mt-3 text-ink-soft tabular-nums">
        {by}, {shortInstant(takenAt)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {place && (
          <>
            <Button look="outline" onClick={() => onStep(-1)}>
              Previous
            </Button>
            <Button look="outline" onClick={() => onStep(1)}>
              Next
            </Button>
            <span className="text-ink-soft tabular-nums">{place}</span>
          </>
        )}
        <Button look="outline" className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </div>
      {children}
    </Dialog>
  );
}
