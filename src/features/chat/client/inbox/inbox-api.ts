import { readQuery } from '#platform/client/read-query.ts';
import { readPage } from '#platform/client/reads/read-path.ts';
import { callEndpoint, endpointUrl, fetchJson } from '#platform/client/request.ts';
import type {
  addNote,
  Conversation,
  changeConversation,
  getConversation,
  listConversations,
  listNotes,
} from '../../contract.ts';
import type { InboxView } from './conversation-list.ts';

const queryOfFilter = {
  all: {},
  mine: { assigned: 'mine' },
  unassigned: { assigned: 'unassigned', status: 'active' },
  resolved: { status: 'resolved' },
} as const;

/** A page of conversations, newest activity first. @throws RequestError */
export async function readConversations({ filter, search }: InboxView, cursor?: string) {
  const url = endpointUrl<typeof listConversations>('/api/chat/conversations', {
    query: { limit: 50, ...queryOfFilter[filter], search: search.trim(), cursor },
  });
  const { body, headers } = await fetchJson(url);
  return readPage<Conversation>(body, headers);
}

/** @throws RequestError */
export const readConversation = (id: string) =>
  callEndpoint<typeof getConversation>('GET', '/api/chat/conversations/:id', { params: { id } });

/** Takes, gives back, resolves or reopens. @throws RequestError 409 when another team member has taken it */
export const requestChange = (
  id: string,
  body: { status?: Conversation['status']; takenBy?: 'me' | null },
) =>
  callEndpoint<typeof changeConversation>('PATCH', '/api/chat/conversations/:id', {
    params: { id },
    body,
  });

export const notesQuery = (id: string) =>
  readQuery<typeof listNotes>('/api/chat/conversations/:id/notes', { params: { id } });

/** @throws RequestError */
export const requestNote = (id: string, content: string) =>
  callEndpoint<typeof addNote>('POST', '/api/chat/conversations/:id/notes', {
    params: { id },
    body: { content },
  });
