import { useState } from 'react';
import { readEarlier } from '../api.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { MessageLog } from '../connection/message-log.ts';

type EarlierButtonProps = {
  connection: ChatConnection;
  conversationId: string;
  messages: MessageLog;
};

/** Button that loads an older page of the history, while there is one. */
export function EarlierButton({ connection, conversationId, messages }: EarlierButtonProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const first = messages[0]?.sequence ?? 1;
  if (first <= 1) return null;
  const read = async () => {
    setState('reading');
    try {
      connection.addEarlier(conversationId, await readEarlier(conversationId, first));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <li className="chat-earlier">
      <button
        type="button"
        className="chat-text-button"
        disabled={state === 'reading'}
        onClick={read}
      >
        {state === 'failed'
          ? 'We couldn’t load earlier messages. Try again'
          : 'Show earlier messages'}
      </button>
    </li>
  );
}
