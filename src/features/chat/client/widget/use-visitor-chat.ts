import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { VisitorContext } from '../../contract.ts';
import { ChatConnection } from '../connection/chat-connection.ts';
import { openSocket } from '../connection/open-socket.ts';
import { reconnectOnReturn } from '../connection/reconnect-on-return.ts';
import { electLeader } from '../connection/tab-leader-election.ts';
import {
  keepConversationId,
  readConversationId,
  readCustomerName,
  storeCustomerName,
  visitorStorage,
} from '../connection/visitor-storage.ts';

const subscribeToNothing = () => () => {};
const nothing = () => undefined;

/**
 * The visitor's chat connection, open while the component is mounted and this tab is the leader.
 * `connection` and `state` are undefined until then.
 */
export function useVisitorChat(readContext: () => VisitorContext) {
  const [connection, setConnection] = useState<ChatConnection>();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const context = useRef(readContext);
  context.current = readContext;
  const turns = useRef<ReturnType<typeof electLeader>>(undefined);

  useEffect(() => {
    const opened = electLeader({
      onTurn: () => {
        const live = openConnection(() => context.current());
        const stopWaking = reconnectOnReturn(live);
        setIsElsewhere(false);
        setConnection(live);
        live.connect();
        return () => {
          stopWaking();
          live.close();
          setConnection(undefined);
        };
      },
      onWait: () => setIsElsewhere(true),
    });
    turns.current = opened;
    return opened.stop;
  }, []);

  const state = useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    connection?.getState ?? nothing,
  );
  return { connection, state, isElsewhere, takeOver: () => turns.current?.takeOver() };
}

function openConnection(context: () => VisitorContext) {
  return new ChatConnection({
    as: 'customer',
    openSocket,
    store: visitorStorage,
    conversationId: readConversationId(),
    onConversation: keepConversationId,
    customerName: readCustomerName,
    context,
    useAdam: true,
    onFrame: (frame) => {
      if (frame.type === 'joined' || frame.type === 'conversation_updated')
        storeCustomerName(frame.conversation.customerName);
      // biome-ignore lint/suspicious/noConsole: for debugging; a failed message shows its error itself
      if (frame.type === 'error') console.info('chat frame rejected', frame.message);
    },
  });
}
