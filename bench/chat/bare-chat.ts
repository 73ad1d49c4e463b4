import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerFrame } from '#features/chat/frames.ts';
import { openDatabase } from '#platform/server/database/open-database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';

const header = 'x-bench-staff';

/** The bench's team members say who they are; only the bench's own servers believe it. */
export function readBenchStaff(headers: IncomingHttpHeaders): Staff | undefined {
  // Pages are rendered for whom the cookie names.
  const id = headers[header] ?? /bench_staff=(\w+)/.exec(headers.cookie ?? '')?.[1];
  if (typeof id !== 'string') return undefined;
  return { id, name: id, email: `${id}@wyvernvale.example`, role: 'admin' };
}

export type BareMessage = { conversationId: string; content: string; clientMessageId: string };

/** A table of the messages' columns and indexes, and what does one INSERT into it. */
export async function openBareMessages() {
  const { db } = await openDatabase(
    {
      databaseUrl: process.env.DATABASE_URL,
      dataDir: mkdtempSync(path.join(tmpdir(), 'wyvern-bench-')),
    },
    (error) => {
      throw error;
    },
  );
  await db.execute(sql`create table bare_messages (id text primary key, conversation_id text not null,
    sequence int not null, content text not null, sender_type text not null, sender_id text,
    sender_name text, client_message_id text, is_read boolean not null default false,
    created_at timestamptz not null, unique (conversation_id, sequence),
    unique (conversation_id, client_message_id))`);
  await db.execute(sql`create index on bare_messages (conversation_id) where not is_read`);
  return async (from: BareMessage & { sequence: number }) => {
    const message = {
      id: randomBytes(16).toString('base64url'),
      conversationId: from.conversationId,
      sequence: from.sequence,
      content: from.content,
      senderType: 'customer' as const,
      senderId: null,
      senderName: null,
      clientMessageId: from.clientMessageId,
      isRead: false,
      createdAt: new Date().toISOString(),
    };
    await db.execute(sql`insert into bare_messages (id, conversation_id, sequence, content,
      sender_type, client_message_id, created_at) values (${message.id}, ${message.conversationId},
      ${message.sequence}, ${message.content}, 'customer', ${message.clientMessageId},
      ${message.createdAt})`);
    return message;
  };
}

/**
 * What the chat is measured against: a socket server that does nothing but INSERT each message into
 * a table of the same columns and indexes and send it to those who hear the conversation. It numbers messages
 * in memory, forgets who may read what, and is of no use with a second process or after a crash.
 */
export async function serveBareChat(port: number) {
  const insert = await openBareMessages();
  const rooms = new Map<string, { sockets: Set<WebSocket>; last: number }>();
  const staff = new Set<WebSocket>();
  const openRoom = (id: string) => {
    const room = rooms.get(id) ?? { sockets: new Set<WebSocket>(), last: 0 };
    rooms.set(id, room);
    return room;
  };
  const send = (socket: WebSocket, frame: ServerFrame) => socket.send(JSON.stringify(frame));

  const write = async (
    socket: WebSocket,
    frame: { conversationId: string | null; content: string; clientMessageId: string },
  ) => {
    const id = frame.conversationId ?? randomBytes(16).toString('base64url');
    const room = openRoom(id);
    room.sockets.add(socket);
    room.last += 1;
    const message = await insert({ ...frame, conversationId: id, sequence: room.last });
    const { clientMessageId } = frame;
    if (frame.conversationId === null)
      send(socket, { type: 'conversation_created', conversation: { id }, clientMessageId });
    send(socket, { type: 'message_ack', clientMessageId, message });
    for (const listener of [...room.sockets, ...staff])
      send(listener, { type: 'new_message', message });
  };

  const server = createServer();
  new WebSocketServer({ server, path: '/ws' }).on('connection', (socket, request) => {
    const member = readBenchStaff(request.headers);
    if (member) staff.add(socket);
    socket.on('message', (data) => write(socket, JSON.parse(String(data))));
    send(socket, { type: 'connected', teamMemberId: member?.id ?? null });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}
