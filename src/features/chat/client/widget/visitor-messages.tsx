import { Suspense } from 'react';
import { firm } from '#features/business/firm.ts';
import { firstReplies } from '#features/business/first-replies.ts';
import type { Message } from '../../contract.ts';
import type { VisitorCards } from '../cards/cards-props.ts';
import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatState } from '../connection/chat-store.ts';
import { MessageList } from '../messages/message-list.tsx';

type VisitorMessagesProps = {
  connection: ChatConnection;
  state: ChatState;
  Cards: VisitorCards;
};

/** The messages of a visitor's conversation, or the greeting. */
export function VisitorMessages({ connection, state, Cards }: VisitorMessagesProps) {
  const { conversationId, threads, outgoing, awaiting } = state;
  const thread = conversationId === null ? undefined : threads.get(conversationId);
  const messages = thread?.messages ?? [];
  const renderCards = (message?: Message) =>
    conversationId !== null && (
      <Suspense>
        <Cards
          connection={connection}
          conversationId={conversationId}
          messages={messages}
          {...(message && { message })}
        />
      </Suspense>
    );
  return (
    <MessageList
      connection={connection}
      conversationId={conversationId}
      messages={messages}
      outgoing={outgoing}
      nameOf={nameOf}
      typing={
        (awaiting || thread?.typing) && (thread?.info?.takenBy?.name ?? firm().assistant.name)
      }
      isOwn={({ senderType }) => senderType === 'customer'}
      replies={conversationId === null ? firstReplies : undefined}
      onReply={(text) => connection.say(text)}
      renderCards={renderCards}
      foot={messages.some(({ cards }) => cards) && renderCards()}
      className="chat-list"
    >
      {messages.length + outgoing.length === 0 && (
        <div className="chat-greeting">
          {firm().assistant.greeting ? (
            <p>{firm().assistant.greeting}</p>
          ) : (
            <>
              <p>Hi! I'm {firm().assistant.name}, your flooring assistant.</p>
              <p>How can I help you today?</p>
            </>
          )}
        </div>
      )}
    </MessageList>
  );
}

function nameOf({ senderType, senderName }: Message) {
  if (senderType === 'customer') return 'You';
  return senderType === 'assistant' ? firm().assistant.name : (senderName ?? 'Our team');
}
