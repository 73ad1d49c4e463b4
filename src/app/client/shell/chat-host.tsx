import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firm } from '#features/business/firm.ts';
import { lazyComponent } from '#platform/client/loading/lazy-component.tsx';
import { showToast } from '#platform/client/ui/toast-store.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

const Chat = lazyComponent(() => import('../chat/chat-with-context.tsx'));
const openedKey = 'chat_opened';

/** The chat's round button. The chat itself is loaded when it is first opened. */
export function ChatHost() {
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const isAway = useOutOfTheWay(button);
  const open = async () => {
    try {
      await Chat.preload();
    } catch {
      showToast({
        title: 'The chat could not be opened',
        description: `Please try again, or call us on ${firm().phone.display}.`,
        variant: 'destructive',
      });
      return;
    }
    keepOpened();
    setIsOpen(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before this code is looked at once
  useEffect(() => {
    readUnread().then(setUnread);
    if (button.current?.dataset.clicked !== undefined) open();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-early
        data-away={isAway || undefined}
        hidden={isOpen}
        onClick={open}
        className="chat-button with-script on-green fixed right-3 bottom-3 z-40 size-12 rounded-chip border border-white shadow-raised hover:bg-brand-deep sm:right-6 sm:bottom-6 sm:size-14 print:hidden [&[hidden]]:hidden"
      >
        <span className="sr-only">Chat with {firm().assistant.name}</span>
        <svg viewBox="0 0 20 20" className="mx-auto size-7" aria-hidden="true">
          <path
            d="M3 4h14v10H9l-4 3v-3H3z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {unread > 0 && (
          <span className="absolute -top-1 -right-1 min-w-6 rounded-chip bg-error px-1.5 text-sm leading-6 font-bold text-white tabular-nums">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Chat
            onClose={(count) => {
              flushSync(() => {
                setUnread(count);
                setIsOpen(false);
              });
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The number of unread messages; until the chat was opened once, the greeting counts as one. */
async function readUnread(): Promise<number> {
  try {
    if (!localStorage.getItem(openedKey)) return 1;
    const id = localStorage.getItem('chat_conversation_id');
    if (!id) return 0;
    const { countUnread } = await import('#features/chat/client/messages/unread.ts');
    return countUnread(id);
  } catch {
    // Storage is blocked: the greeting counts as unread.
    return 1;
  }
}

function keepOpened() {
  try {
    localStorage.setItem(openedKey, '1');
  } catch {
    // Storage is blocked: the greeting counts again on the next page load.
  }
}
