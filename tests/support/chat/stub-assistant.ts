import type { Assistant } from '#features/chat/server/turns/assistant-turns.ts';
import type { ChatClient } from './chat-client.ts';

/** Writes as a customer who wants Adam's answer. */
export const ask = (visitor: ChatClient, id: string | null, text: string, more = {}) =>
  visitor.write(id, text, { useAdam: true, ...more });
export const ofAdam = ({ message }: { message: { senderType: string } }) =>
  message.senderType === 'assistant';

/** An assistant whose answers are given by hand. */
export function makeSlowAssistant() {
  const asked: string[] = [];
  const answers: ((text: string) => void)[] = [];
  const assistant: Assistant = {
    answer: (_conversation, message) => {
      asked.push(message.content);
      return new Promise((resolve) => answers.push((content) => resolve({ content })));
    },
  };
  return { assistant, asked, answers };
}

/** Answers at once. */
export const echo: Assistant = {
  answer: async (_, { content }) => ({ content: `You said: ${content}` }),
};
