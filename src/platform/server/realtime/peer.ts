import { setTimeout as delay } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import { type BucketSize, TokenBucket } from '../limits/token-bucket.ts';

const internalError = 1011;
const tryAgainLater = 1013;
const defaultMaxBufferedBytes = 1024 * 1024;
/** Frames that may wait before reading pauses; at the largest frame size that is half a megabyte. */
const maxWaiting = 8;
/**
 * One read from the network may bring thousands of tiny frames; a client that sends so many is
 * disconnected.
 */
const maxQueued = 1_000;
/** More than people and the chat widget ever send, even in a burst after a reconnection. */
const defaultFrameRate: BucketSize = { capacity: 100, perSecond: 20 };

export type PeerOptions = {
  /** Bytes that may wait for a client that does not read; beyond this it is disconnected. */
  maxBufferedBytes?: number | undefined;
  /** How fast its frames are handled; the excess waits, first in this process and then in the network. */
  frameRate?: BucketSize | undefined;
  /** Called with errors thrown by the frame handler; the socket is then closed. */
  onError: (error: unknown) => void;
};

/** One connected client: sends with a bounded buffer, and handles one frame after the other. */
export class Peer {
  readonly #socket: WebSocket;
  readonly #maxBuffered: number;
  readonly #bucket: TokenBucket;
  readonly #onError: (error: unknown) => void;
  #alive = true;

  constructor(socket: WebSocket, options: PeerOptions) {
    this.#socket = socket;
    this.#maxBuffered = options.maxBufferedBytes ?? defaultMaxBufferedBytes;
    this.#bucket = new TokenBucket(options.frameRate ?? defaultFrameRate);
    this.#onError = options.onError;
    socket.on('pong', () => {
      this.#alive = true;
    });
    // An error (an invalid frame, a reset connection) is followed by `close`, which is handled.
    socket.on('error', () => {});
  }

  /** Sends a text frame. A client that does not read is disconnected: it can reconnect and catch up. */
  send(text: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#maxBuffered) this.#socket.terminate();
    else this.#socket.send(text);
  }

  /**
   * Handles one frame at a time, at its rate limit; while too many wait, reading from the network pauses.
   * A handler that throws closes this client's socket and affects no other client.
   */
  onFrame(handle: (data: RawData, isBinary: boolean) => Promise<void>) {
    let waiting = 0;
    let last = Promise.resolve();
    const next = async (data: RawData, isBinary: boolean) => {
      try {
        const pauseMs = this.isOpen ? this.#bucket.take() : 0;
        if (pauseMs > 0) await delay(pauseMs, undefined, { ref: false });
        if (this.isOpen) await handle(data, isBinary);
      } catch (error) {
        this.#onError(error);
        this.close(internalError, 'Something went wrong on our side.');
      }
      waiting -= 1;
      if (waiting < maxWaiting && this.#socket.isPaused) this.#socket.resume();
    };
    this.#socket.on('message', (data, isBinary) => {
      if (!this.isOpen) return;
      waiting += 1;
      if (waiting >= maxWaiting) this.#socket.pause();
      if (waiting > maxQueued) this.close(tryAgainLater, 'Too many frames at once.');
      else last = last.then(() => next(data, isBinary));
    });
  }

  onClose(handle: () => void) {
    this.#socket.once('close', handle);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  close(code: number, reason: string) {
    this.#socket.close(code, reason);
  }

  /** Pings the client; disconnects it when it did not answer the last ping. */
  checkAlive() {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    if (this.isOpen) this.#socket.ping();
  }
}
