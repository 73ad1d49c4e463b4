import type { RawData, WebSocket } from 'ws';

const mostBufferedBytes = 4 * 1024 * 1024;
const mostWaiting = 32;

/** One connected client: sends without buffering for ever, and reads one frame after the other. */
export class Peer {
  readonly #socket: WebSocket;
  readonly #mostBuffered: number;
  #alive = true;

  constructor(socket: WebSocket, mostBuffered = mostBufferedBytes) {
    this.#socket = socket;
    this.#mostBuffered = mostBuffered;
    socket.on('pong', () => {
      this.#alive = true;
    });
    // An error (a broken frame, a reset connection) is followed by the close, and that is acted on.
    socket.on('error', () => {});
  }

  /** Sends a text frame. A client that does not read what it was sent is cut off: it can come back and catch up. */
  send(text: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#mostBuffered) this.#socket.terminate();
    else this.#socket.send(text);
  }

  /** Hands over one frame at a time; while too many wait, nothing more is read from the network. */
  onFrame(handle: (data: RawData, isBinary: boolean) => Promise<void>) {
    let waiting = 0;
    let last = Promise.resolve();
    this.#socket.on('message', (data, isBinary) => {
      waiting += 1;
      if (waiting === mostWaiting) this.#socket.pause();
      last = last.then(async () => {
        if (this.isOpen) await handle(data, isBinary);
        waiting -= 1;
        if (this.#socket.isPaused) this.#socket.resume();
      });
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
