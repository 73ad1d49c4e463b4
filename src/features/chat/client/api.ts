import { callEndpoint } from '#platform/client/request.ts';
import type { listMessages, Message, openChatLink, readMessage } from '../contract.ts';

/** Messages per page when loading earlier history. */
export const earlierPage = 50;

const readHistory = (id: string, query: { before?: number; limit: number }) =>
  callEndpoint<typeof listMessages>('GET', '/api/chat/conversations/:id/messages', {
    params: { id },
    query,
  });

/** The messages before a sequence number, oldest first. @throws RequestError */
export const readEarlier = (id: string, before: number): Promise<Message[]> =>
  readHistory(id, { before, limit: earlierPage });

/** The newest messages of a conversation, oldest first. @throws RequestError */
export const readNewest = (id: string): Promise<Message[]> =>
  readHistory(id, { limit: earlierPage });

/** Marks a message of the other side, and all earlier ones, as read. @throws RequestError */
export const requestRead = ({ id, conversationId }: Message) =>
  callEndpoint<typeof readMessage>('POST', '/api/chat/messages/:id/read', {
    params: { id },
    body: { conversationId },
  });

/** Makes this browser one of the conversation that an email links to. @throws RequestError */
export const requestChatLink = (token: string) =>
  callEndpoint<typeof openChatLink>('POST', '/api/chat/links/open', { body: { token } });
