import type { RefObject } from 'react';
import { firm } from '#features/business/firm.ts';
import { ChatIcon } from '../messages/chat-icon.tsx';

type ChatHeaderProps = {
  isMinimized: boolean;
  unread: number;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onClose: () => void;
};

/** Header of the widget with minimize and close; a minimized chat shows only this. */
export function ChatHeader({ isMinimized, unread, toggle, onToggle, onClose }: ChatHeaderProps) {
  return (
    <div className="chat-header">
      <div className="chat-title">
        <h2 id="chat-title">Chat with {firm().assistant.name}</h2>
        <p>{firm().assistant.role}</p>
      </div>
      {isMinimized && unread > 0 && (
        <span className="chat-badge">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
      <button type="button" ref={toggle} aria-expanded={!isMinimized} onClick={onToggle}>
        <span className="sr-only">{isMinimized ? 'Open the chat again' : 'Minimize the chat'}</span>
        <ChatIcon path={isMinimized ? 'M4 13l6-6 6 6' : 'M4 10h12'} />
      </button>
      <button type="button" onClick={onClose}>
        <span className="sr-only">Close the chat</span>
        <ChatIcon path="M4.5 4.5l11 11M15.5 4.5l-11 11" />
      </button>
    </div>
  );
}
