import WebSocket from 'ws';
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
