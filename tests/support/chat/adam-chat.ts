import { type ChatClient, connectChat } from './chat-client.ts';

/** The replies of Adam to the messages of one conversation. */
export async function converseWithAdam(
  site: { origin: string },
  messages: readonly string[],
): Promise<string[]> {
  const chat = await talkWithAdam(site);
  try {
    const replies = [];
    for (const message of messages) replies.push(await chat.say(message));
    return replies;
  } finally {
    chat.close();
  }
}

/** A visitor who talks with Adam over a real socket. */
export async function talkWithAdam(site: { origin: string }) {
  const visitor: ChatClient = await connectChat(site);
  let id: string | null = null;
  return {
    visitor,
    conversationId: () => id,
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
