import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ServerFrame } from '../../contract.ts';
import { ChatConnection } from '../connection/chat-connection.ts';
import { openSocket } from '../connection/open-socket.ts';
import type { TextStore } from '../connection/outbox.ts';
import { reconnectOnReturn } from '../connection/reconnect-on-return.ts';

/** Per tab and apart from the widget's: staff may try the widget in the same browser. */
const tabStore: TextStore = {
  getItem: (key) => sessionStorage.getItem(`team_${key}`),
  setItem: (key, value) => sessionStorage.setItem(`team_${key}`, value),
  removeItem: (key) => sessionStorage.removeItem(`team_${key}`),
};

/** A team member's chat connection, open while the component is mounted. */
export function useTeamChat(onFrame: (frame: ServerFrame) => void) {
  const latest = useRef(onFrame);
  latest.current = onFrame;
  const [connection] = useState(
    () =>
      new ChatConnection({
        as: 'team_member',
        openSocket,
        store: tabStore,
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
