import { createRequire } from 'node:module';
import path from 'node:path';
import WebSocket from 'ws';
import type { Message } from '#features/chat/contract.ts';
import type { ServerFrame } from '#features/chat/frames.ts';

type Frame = { type: string; clientMessageId: string; [field: string]: unknown };
export type Client = {
  send: (frame: Frame) => void;
  conversation: string | null;
  heard: Map<string, number[]>;
  onAck: () => void;
};
type OnFrame = (client: Client, frame: ServerFrame) => void;

const makeClient = (send: Client['send']): Client => ({
  send,
  conversation: null,
  heard: new Map(),
  onAck: () => {},
});

/** Connects as the site's pages do. */
export function openWebSocket(
  origin: string,
  headers: Record<string, string>,
  onFrame: OnFrame,
): Promise<Client> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { origin, ...headers },
  });
  const client = makeClient((frame) => socket.send(JSON.stringify(frame)));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'connected') resolve(client);
      else onFrame(client, frame);
    });
  });
}

type SocketIo = {
  on(event: 'connect', handle: () => void): void;
  on(event: 'connect_error', handle: (error: Error) => void): void;
  on(event: 'new_message', handle: (message: Message) => void): void;
  emit(event: string, frame: object, acknowledge: (message: Message) => void): void;
};

/** Connects to a server of Socket.IO's, whose acknowledgements take the place of our frames. */
export function openSocketIo(
  folder: string,
  origin: string,
  headers: Record<string, string>,
  onFrame: OnFrame,
): Promise<Client> {
  const { io } = createRequire(path.join(folder, 'package.json'))('socket.io-client') as {
    io: (origin: string, options: object) => SocketIo;
  };
  const socket = io(origin, {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
    // Clients of one page share a connection otherwise.
    forceNew: true,
  });
  const client = makeClient((frame) =>
    socket.emit(frame.type, frame, (message) => {
      client.conversation = message.conversationId;
      onFrame(client, { type: 'message_ack', clientMessageId: frame.clientMessageId, message });
    }),
  );
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(client));
    socket.on('connect_error', reject);
    socket.on('new_message', (message) => onFrame(client, { type: 'new_message', message }));
  });
}
