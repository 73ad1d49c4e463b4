import { useCallback, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../contract.ts';
import type { ServerFrame } from '../../frames.ts';
import {
  addConversations,
  applyFrame,
  type Conversations,
  type InboxView,
} from './conversation-list.ts';
import { readConversation, readConversations } from './inbox-api.ts';

const pauseMs = 250;

/**
 * The conversations of a view. Loaded when the view changes and on reconnection, updated by frames, and
 * refetched one by one where a frame is not enough.
 */
export function useConversations(view: InboxView) {
  const latest = useRef<Conversations>(new Map());
  const [known, setKnown] = useState(latest.current);
  const [cursor, setCursor] = useState<string>();
  const [status, setStatus] = useState<'reading' | 'read' | 'failed'>('reading');
  const asked = useRef(new Set<string>());
  const turn = useRef(0);
  const { filter, search } = view;

  const keep = useCallback((next: Conversations) => {
    latest.current = next;
    setKnown(next);
  }, []);
  const read = useCallback(
    async (from?: string) => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const page = await readConversations({ filter, search }, from);
        if (mine !== turn.current) return;
        keep(addConversations(latest.current, page.items));
        setCursor(page.next ?? undefined);
        setStatus('read');
      } catch {
        if (mine === turn.current) setStatus('failed');
      }
    },
    [filter, search, keep],
  );
  useEffect(() => {
    // Debounce: one request per search, not one per key.
    const timer = setTimeout(() => read(), search ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [read, search]);

  const put = useCallback(
    (conversation: Conversation) => keep(addConversations(latest.current, [conversation])),
    [keep],
  );
  const readOne = useCallback(
    async (id: string) => {
      if (asked.current.has(id)) return;
      asked.current.add(id);
      try {
        put(await readConversation(id));
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the list is refetched on the next connection
        console.info('conversation refetch failed', error);
      } finally {
        asked.current.delete(id);
      }
    },
    [put],
  );
  const isConnectedBefore = useRef(false);
  const handle = (frame: ServerFrame) => {
    if (frame.type === 'connected') {
      // The first time the list is being read already.
      if (isConnectedBefore.current) read();
      isConnectedBefore.current = true;
      return;
    }
    const { known: after, read: id } = applyFrame(latest.current, frame);
    keep(after);
    if (id !== undefined) readOne(id);
  };
  return {
    known,
    status,
    handle,
    put,
    readOne,
    readMore: cursor === undefined ? undefined : () => read(cursor),
    readAgain: () => read(),
  };
}
