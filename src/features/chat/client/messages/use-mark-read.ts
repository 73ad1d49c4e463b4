import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';
import { requestRead } from '../api.ts';

/**
 * Marks visible messages as read, each request once.
 * @param newest the newest unread message of the other side, while it is visible
 */
export function useMarkRead(newest: Message | undefined) {
  const isLookedAt = useIsLookedAt();
  const markedId = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || !isLookedAt || markedId.current === newest.id) return;
    markedId.current = newest.id;
    requestRead(newest).catch((error) => {
      markedId.current = undefined;
      // biome-ignore lint/suspicious/noConsole: the next message retries; nobody needs to act
      console.info('marking a message as read failed', error);
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
