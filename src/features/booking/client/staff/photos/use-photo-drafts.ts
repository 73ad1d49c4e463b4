import { useEffect, useState } from 'react';
import { reducePhoto } from '#platform/client/photos/reduce-photo.ts';
import { photoLimits } from '../../../photos/photo-limits.ts';
import type { NewPhoto } from './api.ts';

/** A picture that was chosen: being read, not readable, or ready to be sent. */
export type PhotoDraft = {
  id: string;
  fileName: string;
  caption: string;
  state: 'reading' | 'unreadable' | { bytes: ArrayBuffer; url: string };
};

/** Reads and reduces files one after the other, so that a phone has one of them in memory at a time. */
export function usePhotoDrafts(files: readonly File[]) {
  const [drafts, setDrafts] = useState<readonly PhotoDraft[]>(() =>
    files.map(({ name }) => ({
      id: crypto.randomUUID(),
      fileName: name,
      caption: '',
      state: 'reading',
    })),
  );
  const [ids] = useState(() => drafts.map(({ id }) => id));
  const change = (id: string, changed: Partial<PhotoDraft>) =>
    setDrafts((list) => list.map((draft) => (draft.id === id ? { ...draft, ...changed } : draft)));
  useEffect(() => {
    let isGone = false;
    const urls: string[] = [];
    const readAll = async () => {
      for (const [index, file] of files.entries()) {
        const bytes = await reducePhoto(file, photoLimits.side).catch(() => undefined);
        if (isGone) return;
        const url = bytes && URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
        if (url) urls.push(url);
        const state = bytes && url ? { bytes, url } : 'unreadable';
        setDrafts((list) =>
          list.map((draft) => (draft.id === ids[index] ? { ...draft, state } : draft)),
        );
      }
    };
    readAll();
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [files, ids]);
  return {
    drafts,
    setCaption: (id: string, caption: string) => change(id, { caption }),
    drop: (id: string) => setDrafts((list) => list.filter((draft) => draft.id !== id)),
  };
}

/** The drafts that can be sent, in the order in which they were chosen. */
export function listReady(drafts: readonly PhotoDraft[], chosenAt: number): NewPhoto[] {
  return drafts.flatMap(({ id, caption, state }, index) =>
    typeof state === 'string'
      ? []
      : [
          {
            id,
            caption: caption.trim(),
            bytes: state.bytes,
            takenAt: new Date(chosenAt + index).toISOString(),
          },
        ],
  );
}
