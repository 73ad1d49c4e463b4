import WebSocket from 'ws';
import { ChatConnection } from '#features/chat/client/connection/chat-connection.ts';
import type { SocketLike } from '#features/chat/client/connection/live-socket.ts';
import type { Message } from '#features/chat/contract.ts';

/** The first bytes of a long frame whose rest never comes. */
const halfAFrame = Buffer.from([0x81, 0xfe, 0x02, 0x00, 1, 2, 3, 4, 5, 6, 7, 8]);

type RawSocket = WebSocket & { _socket: { write(bytes: Buffer): void; destroy(): void } | null };

/** A browser window with the chat open: any of the servers may answer it, and its network can be hurt. */
export class ChatScreen {
  readonly connection: ChatConnection;
  /** What the server acknowledged to this screen. */
  readonly acknowledged = new Map<string, Message>();
  readonly #socketOf: () => WebSocket | undefined;

  constructor(
    pickOrigin: () => string,
    {
      cookie,
      conversationId,
      useAdam = true,
    }: { cookie: string; conversationId: string; useAdam?: boolean },
  ) {
    const kept = new Map<string, string>();
    let socket: WebSocket | undefined;
    this.#socketOf = () => socket;
    this.connection = new ChatConnection({
      as: 'customer',
      conversationId,
      useAdam,
      openSocket: () => {
        const origin = pickOrigin();
        socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
          headers: { cookie, origin },
        });
        return socket as SocketLike;
      },
      store: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      onFrame: (frame) => {
        if (frame.type === 'message_ack' && frame.clientMessageId !== null)
          this.acknowledged.set(frame.clientMessageId, frame.message);
      },
      pauses: { first: 20, longest: 300 },
      ackTimeoutMs: 1_500,
    });
    this.connection.connect();
  }

  /** The messages that this screen shows. */
  shown(): readonly Message[] {
    const { conversationId, threads } = this.connection.getState();
    return threads.get(conversationId ?? '')?.messages ?? [];
  }

  isIdle(): boolean {
    const { status, outgoing } = this.connection.getState();
    return status === 'connected' && outgoing.length === 0;
  }

  /** The network drops, now and then in the middle of a frame. */
  drop(inAFrame: boolean) {
    const socket = this.#socketOf() as RawSocket | undefined;
    if (inAFrame && socket?.readyState === WebSocket.OPEN) socket._socket?.write(halfAFrame);
    socket?._socket?.destroy();
  }

  /** The laptop sleeps: nothing is read any more, and nobody is told. */
  sleep() {
    const socket = this.#socketOf();
    if (socket?.readyState === WebSocket.OPEN) socket.pause();
  }

  close() {
    this.connection.close();
  }
}
