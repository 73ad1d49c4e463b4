import { useEffect, useState } from 'react';
import type { QueuedPhoto } from './photo-outbox.ts';

/** Object URLs of photos on the device, by their ids. */
export function usePreviewUrls(photos: readonly QueuedPhoto[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = photos.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bytes of an id never change
  useEffect(() => {
    const made = new Map(
      photos.map(({ id, bytes }) => [
        id,
        URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' })),
      ]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [ids]);
  return urls;
}
