import { callEndpoint, fetchJson, fillPath } from '#platform/client/request.ts';
import type { listMessages, Message, readMessage } from '../contract.ts';

const historyPath: (typeof listMessages)['path'] = '/api/chat/conversations/:id/messages';

/** How many messages an earlier page of a history brings. */
export const earlierPage = 50;

/** Messages of a conversation before a sequence number, oldest first. @throws RequestError */
export async function readEarlier(id: string, before: number): Promise<Message[]> {
  const query = new URLSearchParams({ before: String(before), limit: String(earlierPage) });
  return (await fetchJson(`${fillPath(historyPath, { id })}?${query}`)).body as Message[];
}

/** The newest messages of a conversation, oldest first. @throws RequestError */
export async function readNewest(id: string): Promise<Message[]> {
  return (await fetchJson(`${fillPath(historyPath, { id })}?limit=${earlierPage}`))
    .body as Message[];
}

/** Marks a message of the other side, and everything before it, as read. @throws RequestError */
export const requestRead = ({ id, conversationId }: Message) =>
  callEndpoint<typeof readMessage>('POST', '/api/chat/messages/:id/read', {
    params: { id },
    body: { conversationId },
  });
