import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';
import { requestRead } from '../api.ts';

/**
 * Marks what has been seen as read, once.
 * @param newest the newest unread message of the other side, if it can be seen just now
 */
export function useMarkRead(newest: Message | undefined) {
  const isLookedAt = useIsLookedAt();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || !isLookedAt || told.current === newest.id) return;
    told.current = newest.id;
    requestRead(newest).catch((error) => {
      told.current = undefined;
      // biome-ignore lint/suspicious/noConsole: the next message tries again; nobody needs to act
      console.info('A message could not be marked as read.', error);
    });
  }, [newest, isLookedAt]);
}

function useIsLookedAt() {
  const [isLookedAt, setIsLookedAt] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isLookedAt;
}
