import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint, fetchJson, fillPath } from '#platform/client/request.ts';
import type {
  addNote,
  Conversation,
  changeConversation,
  getConversation,
  listConversations,
  listNotes,
} from '../../contract.ts';
import type { InboxView } from './conversation-list.ts';

const listPath: (typeof listConversations)['path'] = '/api/chat/conversations';
const onePath: (typeof getConversation)['path'] = '/api/chat/conversations/:id';

const queryOfFilter = {
  all: {},
  mine: { assigned: 'mine' },
  unassigned: { assigned: 'unassigned', status: 'active' },
  resolved: { status: 'resolved' },
} as const;

/** A page of the conversations of a view, newest activity first. @throws RequestError */
export async function readConversations({ filter, search }: InboxView, cursor?: string) {
  const query = new URLSearchParams({
    limit: '50',
    ...queryOfFilter[filter],
    ...(search.trim() && { search: search.trim() }),
    ...(cursor && { cursor }),
  });
  const { body, headers } = await fetchJson(`${listPath}?${query}`);
  return { items: body as Conversation[], cursor: headers.get('x-next-cursor') ?? undefined };
}

/** @throws RequestError */
export const readConversation = async (id: string) =>
  (await fetchJson(fillPath(onePath, { id }))).body as Conversation;

/** @throws RequestError 409 when another team member has taken it */
export const requestChange = (
  id: string,
  body: { status?: Conversation['status']; takenBy?: 'me' | null },
) =>
  callEndpoint<typeof changeConversation>('PATCH', '/api/chat/conversations/:id', {
    params: { id },
    body,
  });

export const notesQuery = (id: string) =>
  readQuery<typeof listNotes>('/api/chat/conversations/:id/notes', { id });

/** @throws RequestError */
export const requestNote = (id: string, content: string) =>
  callEndpoint<typeof addNote>('POST', '/api/chat/conversations/:id/notes', {
    params: { id },
    body: { content },
  });
