import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rowAction } from '#platform/client/staff/staff-table.tsx';
import { Button } from '#platform/client/ui/button.tsx';
import { TextField } from '#platform/client/ui/field.tsx';
import { photoLimits } from '../../../photos/photo-limits.ts';
import type { NewPhoto } from './api.ts';
import { listReady, type PhotoDraft, usePhotoDrafts } from './use-photo-drafts.ts';

type PhotoFormProps = {
  files: readonly File[];
  /** How many photos the appointment has already. */
  taken: number;
  /** What is done with them at present: 'Sending 1 of 2…'. */
  progress?: string | undefined;
  errorText?: string | undefined;
  onSave: (photos: NewPhoto[]) => void;
  onCancel: () => void;
};

const countPhotos = (count: number) => (count === 1 ? 'photo' : `${count} photos`);

/** The pictures that were chosen, with a caption for each, before they are sent. */
export function PhotoForm(props: PhotoFormProps) {
  const { taken, progress, errorText, onSave, onCancel } = props;
  const room = Math.max(0, photoLimits.count - taken);
  const [files] = useState(() => props.files.slice(0, room));
  const [chosenAt] = useState(() => Date.now());
  const { drafts, setCaption, drop } = usePhotoDrafts(files);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const ready = listReady(drafts, chosenAt);
  const isReading = drafts.some(({ state }) => state === 'reading');
  const left = props.files.length - files.length;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (ready.length > 0 && !isReading && !progress) onSave(ready);
  };
  return (
    <form noValidate onSubmit={save} className="mt-4 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-sans text-base font-semibold">
        New photos
      </h3>
      {left > 0 && (
        <p role="alert" className="mb-3 font-semibold text-error">
          A visit can have {photoLimits.count} photos, so {left === 1 ? 'one' : left} of these{' '}
          {left === 1 ? 'was' : 'were'} left out.
        </p>
      )}
      <ul className="grid gap-4">
        {drafts.map((draft, index) => (
          <Draft
            key={draft.id}
            draft={draft}
            number={index + 1}
            onCaption={(caption) => setCaption(draft.id, caption)}
            onDrop={() => (drafts.length === 1 ? onCancel() : drop(draft.id))}
          />
        ))}
      </ul>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {progress}
      </p>
      <p role="alert" className="mt-3 font-medium text-error empty:hidden">
        {errorText}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button look="outline" className="min-h-14 px-3" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          look="brand"
          type="submit"
          className="min-h-14 px-3"
          disabled={ready.length === 0 || isReading || progress !== undefined}
        >
          Save {countPhotos(Math.max(1, ready.length))}
        </Button>
      </div>
    </form>
  );
}

type DraftProps = {
  draft: PhotoDraft;
  number: number;
  onCaption: (caption: string) => void;
  onDrop: () => void;
};

function Draft({ draft: { fileName, caption, state }, number, onCaption, onDrop }: DraftProps) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3">
      {typeof state === 'string' ? (
        <div
          aria-hidden="true"
          className={`size-24 rounded bg-mist ${state === 'reading' ? 'skeleton' : ''}`}
        />
      ) : (
        <img src={state.url} alt="" className="size-24 rounded bg-mist object-cover" />
      )}
      <div className="grid justify-items-start gap-2 *:w-full">
        {state === 'unreadable' ? (
          <p role="alert" className="font-medium wrap-anywhere text-error">
            {fileName} isn’t a picture that this browser can read. Please choose a JPEG, PNG or
            WebP.
          </p>
        ) : (
          <TextField
            label={`Photo ${number} shows (optional)`}
            value={caption}
            maxLength={photoLimits.caption}
            enterKeyHint="done"
            onChange={({ target }) => onCaption(target.value)}
          />
        )}
        <button
          type="button"
          className={`${rowAction} w-auto! justify-self-start`}
          onClick={onDrop}
        >
          Leave out<span className="sr-only"> photo {number}</span>
        </button>
      </div>
    </li>
  );
}
