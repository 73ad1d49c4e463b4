import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Message } from '#features/chat/contract.ts';
import { type BareMessage, openBareMessages, readBenchStaff } from '../chat/bare-chat.ts';

type Frame = Omit<BareMessage, 'conversationId'> & { conversationId: string | null };
type Acknowledge = (message: Message) => void;
type Socket = {
  handshake: { headers: IncomingHttpHeaders };
  join(room: string): void;
  on(event: string, handle: (frame: Frame, acknowledge: Acknowledge) => void): void;
};
type Rooms = { to(room: string): Rooms; emit(event: string, message: Message): void };
type SocketIoServer = Rooms & {
  on(event: 'connection', handle: (socket: Socket) => void): void;
};

/**
 * A chat as Socket.IO's guide builds one: a room for each conversation and one for the team, a callback as the
 * acknowledgement, and one INSERT a message. It numbers messages in memory, as the bare chat does.
 * @param folder where Socket.IO is installed
 */
export async function serveSocketIoChat(port: number, folder: string) {
  const { Server: SocketIo } = createRequire(path.join(folder, 'package.json'))('socket.io') as {
    Server: new (server: Server, options: object) => SocketIoServer;
  };
  const insert = await openBareMessages();
  const last = new Map<string, number>();
  const server = createServer();
  const io = new SocketIo(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => {
    if (readBenchStaff(socket.handshake.headers)) socket.join('staff');
    socket.on('send_message', async (frame, acknowledge) => {
      const conversationId = frame.conversationId ?? randomBytes(16).toString('base64url');
      const sequence = (last.get(conversationId) ?? 0) + 1;
      last.set(conversationId, sequence);
      socket.join(conversationId);
      const message = await insert({ ...frame, conversationId, sequence });
      acknowledge(message);
      io.to(conversationId).to('staff').emit('new_message', message);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}
