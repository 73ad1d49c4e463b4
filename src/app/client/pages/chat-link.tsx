import { useEffect, useState } from 'react';
import { firm } from '#features/business/firm.ts';
import { requestChatLink } from '#features/chat/client/api.ts';
import { keepConversationId } from '#features/chat/client/connection/visitor-storage.ts';
import { errorMessage } from '#platform/client/error-message.ts';
import { Button, buttonClass } from '#platform/client/ui/button.tsx';
import { useFragment } from '#platform/client/use-fragment.ts';

/** The target of the link in emails of replies: opens the conversation in this browser. */
export default function ChatLinkPage() {
  const fragment = useFragment();
  const token = fragment && (fragment.get('token') ?? '');
  const [message, setMessage] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (token === undefined) return;
    requestChatLink(token).then(
      ({ conversationId }) => {
        keepConversationId(conversationId);
        setIsOpen(true);
        openChat();
      },
      (error) => setMessage(errorMessage(error)),
    );
  }, [token]);
  return (
    <div className="wrap py-10 md:py-16">
      <title>{`Your conversation | ${firm().name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-[68ch]">
        <h1 className="text-3xl">Your conversation</h1>
        <p role="status" className="mt-4">
          {message ??
            (isOpen ? 'Carry on in the chat on this page.' : 'Opening your conversation…')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isOpen && (
            <Button look="brand" onClick={openChat}>
              Open the chat
            </Button>
          )}
          <a href={firm().phone.href} className={buttonClass('outline')}>
            Call {firm().phone.display}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The chat belongs to the frame around the page, and its code comes by its button. */
const openChat = () => document.querySelector<HTMLElement>('.chat-button')?.click();
