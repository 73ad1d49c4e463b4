import type { Outgoing } from '../connection/outbox.ts';
import { MessageBubble } from './message-bubble.tsx';

type OutgoingBubbleProps = {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
};

/** A message of the outbox: being sent, or failed. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  return (
    <MessageBubble message={message} isOwn by="You">
      {message.state === 'waiting' ? (
        <span>Sending…</span>
      ) : (
        <>
          <span className="chat-failed">Not sent: {message.reason}</span>
          <button type="button" className="chat-text-button" onClick={onRetry}>
            Try again
          </button>
          <button type="button" className="chat-text-button" onClick={onDiscard}>
            Delete
          </button>
        </>
      )}
    </MessageBubble>
  );
}
