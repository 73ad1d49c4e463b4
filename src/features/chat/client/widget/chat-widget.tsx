import { isComposing } from '#platform/client/ui/composing-key.ts';
import { isVisible } from '#platform/short-text.ts';
import '../chat.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { VisitorContext } from '../../contract.ts';
import type { VisitorCards } from '../cards/cards-props.ts';
import { Composer } from '../messages/composer.tsx';
import { isForCustomer, unreadOf } from '../messages/unread.ts';
import { useMarkRead } from '../messages/use-mark-read.ts';
import { useOnScreenKeyboard } from '../messages/use-on-screen-keyboard.ts';
import { ChatHeader } from './chat-header.tsx';
import { useVisitorChat } from './use-visitor-chat.ts';
import { useYieldToPage } from './use-yield-to-page.ts';
import { VisitorMessages } from './visitor-messages.tsx';

export type ChatWidgetProps = {
  /** What the visitor is looking at; sent with each message. */
  context: () => VisitorContext;
  /** Renders the cards of messages. */
  Cards: VisitorCards;
  /** @param unread number of unread messages */
  onClose: (unread: number) => void;
};

/** A visitor's open chat, or its minimized bar. */
export default function ChatWidget({ context, Cards, onClose }: ChatWidgetProps) {
  const { connection, state, isElsewhere, takeOver } = useVisitorChat(context);
  const [isMinimized, setIsMinimized] = useState(false);
  const [draft, setDraft] = useState('');
  const card = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const messages = state?.threads.get(state.conversationId ?? '')?.messages ?? [];
  const unread = unreadOf(messages, isForCustomer);
  useMarkRead(isMinimized ? undefined : unread.at(-1));
  useEffect(() => card.current?.focus(), []);
  useOnScreenKeyboard();
  useYieldToPage(card, () => setIsMinimized(true));

  const close = () => onClose(unread.length);
  const switchSize = () => {
    setIsMinimized(!isMinimized);
    // An open card passes the focus to its input; a minimized one has none.
    if (isMinimized) card.current?.focus();
    else toggle.current?.focus();
  };
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    if (isMinimized) close();
    else switchSize();
  };
  const send = () => {
    if (!isVisible(draft)) return;
    connection?.say(draft);
    setDraft('');
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="chat-title"
      className={isMinimized ? 'chat-card chat-minimized' : 'chat-card'}
      onKeyDown={leaveOnEscape}
    >
      <ChatHeader
        isMinimized={isMinimized}
        toggle={toggle}
        unread={unread.length}
        onToggle={switchSize}
        onClose={close}
      />
      {!isMinimized && isElsewhere && (
        <div className="chat-notice">
          <p>The chat is open in another tab of this browser.</p>
          <button type="button" className="chat-text-button" onClick={takeOver}>
            Use it here
          </button>
        </div>
      )}
      {!isMinimized && connection && state && (
        <>
          <VisitorMessages connection={connection} state={state} Cards={Cards} />
          {state.status === 'connected' ? (
            <Composer
              draft={draft}
              home={card}
              placeholder="Type your message..."
              onChange={(text) => {
                setDraft(text);
                connection.sendTyping();
              }}
              onSend={send}
            />
          ) : (
            <p className="chat-connecting" role="status">
              Connecting to chat...
            </p>
          )}
        </>
      )}
    </section>
  );
}
