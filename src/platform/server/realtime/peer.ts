import { setTimeout as delay } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';
import { type BucketSize, TokenBucket } from '../limits/token-bucket.ts';

const internalError = 1011;
const tryAgainLater = 1013;
const defaultMaxBufferedBytes = 1024 * 1024;
/** Frames that may wait before nothing more is read; at the largest frame that is half a megabyte. */
const maxWaiting = 8;
/** One read from the network may bring thousands of tiny frames; who sends so many is cut off. */
const maxQueued = 1_000;
/** What people and our own widget never reach, even in a burst after a reconnect. */
const defaultFrameRate: BucketSize = { capacity: 100, perSecond: 20 };

export type PeerOptions = {
  /** Bytes that may wait for a client that does not read; beyond, it is cut off. */
  maxBufferedBytes?: number | undefined;
  /** How fast its frames are handled; more of them wait, first here and then in the network. */
  frameRate?: BucketSize | undefined;
  /** Called with what a handler of frames throws; the socket is closed then. */
  onError: (error: unknown) => void;
};

/** One connected client: sends without buffering for ever, and reads one frame after the other. */
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
    // An error (a broken frame, a reset connection) is followed by the close, and that is acted on.
    socket.on('error', () => {});
  }

  /** Sends a text frame. A client that does not read what it was sent is cut off: it can come back and catch up. */
  send(text: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#maxBuffered) this.#socket.terminate();
    else this.#socket.send(text);
  }

  /**
   * Hands over one frame at a time, as fast as its rate allows; while too many wait, nothing more is read
   * from the network. A handler that throws costs this client its socket, and nobody else anything.
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

  /** Asks whether it is still there; one that did not answer the last time is cut off. */
  checkAlive() {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    if (this.isOpen) this.#socket.ping();
  }
}
