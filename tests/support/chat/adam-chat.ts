import type { CardKind, CardOf } from '#features/chat/contract.ts';
import { type ChatClient, connectChat } from './chat-client.ts';

/** A visitor who talks with Adam over a real socket. */
export async function talkWithAdam(site: { origin: string }) {
  const visitor: ChatClient = await connectChat(site);
  let id: string | null = null;
  return {
    visitor,
    conversationId: () => id,
    /** The newest card of a kind that came. */
    card: <K extends CardKind>(kind: K): CardOf<K> | undefined =>
      visitor
        .all('new_message')
        .flatMap(({ message }) => message.cards ?? [])
        .findLast((card): card is CardOf<K> => card.kind === kind),
    /** Says something and waits for Adam's answer. */
    say: async (text: string): Promise<string> => {
      visitor.write(id, text, { useAdam: true, clientMessageId: crypto.randomUUID() });
      if (id === null) id = (await visitor.next('conversation_created')).conversation.id;
      const { message } = await visitor.next(
        'new_message',
        (frame) => frame.message.senderType === 'assistant',
      );
      return message.content;
    },
    close: () => visitor.close(),
  };
}
