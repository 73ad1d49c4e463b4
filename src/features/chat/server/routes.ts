import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { readInstantCursor, writeCursor } from '#platform/server/http/cursor.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Authenticate } from '#platform/server/http/security/access.ts';
import type { CookieKind } from '#platform/server/http/security/cookies.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { readIdempotentRequest } from '#platform/server/http/submissions/idempotency.ts';
import type { Sender } from '#platform/server/http/submissions/submission-handler.ts';
import { callerNetwork } from '#platform/server/limits/caller-network.ts';
import type { SentCard } from '../cards.ts';
import * as contract from '../contract.ts';
import { limits } from '../limits.ts';
import { addNote } from './conversations/add-note.ts';
import { changeConversation } from './conversations/change-conversation.ts';
import { markMessagesRead } from './conversations/mark-messages-read.ts';
import {
  presentConversation,
  presentMessage,
  presentNote,
} from './conversations/present-conversation.ts';
import {
  findConversation,
  findConversations,
  findInboxRows,
  isVisitorOf,
  type Position,
} from './conversations/queries-conversations.ts';
import { findMessages } from './conversations/queries-messages.ts';
import { findNotes } from './conversations/queries-notes.ts';
import { openChatLink } from './links/queries-links.ts';
import { makeVisitor, readVisitor } from './sockets/visitor-cookie.ts';

const usualList = 200;
const unknown = () => new Problem(404, 'There is no such conversation.');

/** Stores what a card was filled in for. Repeating a call returns the same answer. @throws Problem 400, 409 or 429 */
export type SendCard = (
  conversationId: string,
  card: SentCard,
  sender: Sender,
) => Promise<{ id: string }>;

type ChatRoutesDeps = {
  db: Db;
  clock: () => Date;
  cookie: CookieKind;
  authenticate: Authenticate;
  sendCard?: SendCard | undefined;
};

/** Registers the HTTP routes of the chat. */
export function addChatRoutes(app: FastifyInstance, deps: ChatRoutesDeps) {
  const { db, clock, cookie } = deps;

  serveEndpoint(app, contract.listConversations, async ({ query, staff, reply }) => {
    const limit = query.limit ?? usualList;
    const rows = await findConversations(db, {
      search: query.search,
      status: query.status,
      takenBy: query.assigned && (query.assigned === 'mine' ? staff.id : null),
      after: query.cursor === undefined ? undefined : readPosition(query.cursor),
      oldestFirst: query.sort === 'oldest',
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last)
      reply.header('x-next-cursor', writeCursor({ key: last.updatedAt, id: last.id }));
    return page.map(presentConversation);
  });

  serveEndpoint(app, contract.getConversation, async ({ params }) => {
    const [row] = await findInboxRows(db, [params.id]);
    if (!row) throw unknown();
    return presentConversation(row);
  });

  serveEndpoint(app, contract.changeConversation, async ({ params, body, staff }) =>
    presentConversation(await changeConversation(db, params.id, body, staff)),
  );

  serveEndpoint(app, contract.listMessages, async ({ params, query, request, reply }) => {
    await findReadable(deps, request, params.id);
    reply.header('cache-control', 'private, no-store');
    const { after, before, limit = limits.page } = query;
    const rows = await findMessages(db, params.id, {
      ...(after !== undefined && { after }),
      ...(before !== undefined && { before }),
      limit,
    });
    return rows.map(presentMessage);
  });

  serveEndpoint(app, contract.readMessage, async ({ params, body, request }) => {
    const readers = await findReadable(deps, request, body.conversationId);
    await markMessagesRead(db, body.conversationId, params.id, readers);
    return undefined;
  });

  serveEndpoint(app, contract.openChatLink, async ({ body, request, reply }) => {
    const known = readVisitor(request, cookie);
    const made = known === undefined ? makeVisitor(cookie) : undefined;
    const conversationId = await openChatLink(db, body.token, {
      visitor: known ?? made?.visitor ?? '',
      now: clock(),
    });
    if (conversationId === undefined)
      throw new Problem(404, 'This link has expired. Please reply to our email or call us.');
    if (made) reply.header('set-cookie', made.setCookie);
    return { conversationId };
  });

  const { sendCard } = deps;
  if (sendCard)
    serveEndpoint(app, contract.sendCard, async ({ params, body, request }) => {
      const visitor = readVisitor(request, cookie);
      const row = visitor && (await findConversation(db, params.id, visitor));
      if (!row) throw unknown();
      const call = readIdempotentRequest(request);
      return sendCard(row.id, body.card, { call, from: callerNetwork(request) });
    });

  serveEndpoint(app, contract.listNotes, async ({ params }) => {
    if (!(await findConversation(db, params.id))) throw unknown();
    return (await findNotes(db, params.id)).map(presentNote);
  });

  serveEndpoint(app, contract.addNote, async ({ params, body, staff }) => {
    const { content } = body;
    const note = await addNote(db, params.id, { content, author: staff, now: clock() });
    return presentNote(note);
  });
}

function readPosition(cursor: string): Position | undefined {
  const { key, id } = readInstantCursor(cursor);
  return key === null ? undefined : { updatedAt: key, id };
}

/**
 * The sides on which a caller may read a conversation: its customer, staff, or both (staff who try
 * the widget).
 * @throws Problem 401 without any cookie, 404 when the conversation is not theirs
 */
async function findReadable(
  { db, cookie, authenticate }: { db: Db; cookie: CookieKind; authenticate: Authenticate },
  request: FastifyRequest,
  id: string,
): Promise<{ team: boolean; customer: boolean }> {
  const staff = await authenticate(request);
  const visitor = readVisitor(request, cookie);
  if (!staff && visitor === undefined) throw new Problem(401, 'Please sign in.');
  const row = await findConversation(db, id, staff ? undefined : visitor);
  if (!row) throw unknown();
  return { team: staff !== undefined, customer: isVisitorOf(row, visitor) };
}
