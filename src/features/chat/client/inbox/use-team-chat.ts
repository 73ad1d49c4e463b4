import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ServerFrame } from '../../frames.ts';
import { ChatConnection } from '../connection/chat-connection.ts';
import { openSocket } from '../connection/open-socket.ts';
import { reconnectOnReturn } from '../connection/reconnect-on-return.ts';
import { teamStore } from '../connection/team-store.ts';

/** A team member's chat connection, open while the component is mounted; it sends what this account has written. */
export function useTeamChat(accountId: string, onFrame: (frame: ServerFrame) => void) {
  const latest = useRef(onFrame);
  latest.current = onFrame;
  const [connection] = useState(
    () =>
      new ChatConnection({
        as: 'team_member',
        openSocket,
        store: teamStore(accountId),
        onFrame: (frame) => latest.current(frame),
      }),
  );
  useEffect(() => {
    const stopWaking = reconnectOnReturn(connection);
    connection.connect();
    return () => {
      stopWaking();
      connection.close();
    };
  }, [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  return { connection, state };
}
