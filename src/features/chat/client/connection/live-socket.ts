import type { ServerFrame } from '../../frames.ts';

/** The part of the WebSocket API in use; implemented by the browser and by the `ws` package. */
export type SocketLike = {
  readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
};

/**
 * `refused`: the server closed the socket because the account lost access; there is no automatic
 * reconnect.
 */
export type LiveStatus = 'closed' | 'connecting' | 'connected' | 'disconnected' | 'refused';

type Options = {
  openSocket: () => SocketLike;
  onStatus: (status: LiveStatus) => void;
  onFrame: (frame: ServerFrame) => void;
  /** Initial and maximum delay before reconnecting, in milliseconds. */
  pauses?: { first: number; longest: number };
  /** A random number in [0, 1), for jitter. */
  random?: () => number;
};

const usualPauses = { first: 1_000, longest: 30_000 };
const open = 1;
const notAllowed = 1008;

/** A WebSocket that reconnects when it is lost, with exponential backoff and jitter. */
export class LiveSocket {
  readonly #deps: Options;
  #socket: SocketLike | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(deps: Options) {
    this.#deps = deps;
  }

  /** Connects at once, cancelling a scheduled attempt; does nothing while there is a socket. */
  connect() {
    if (this.#socket) return;
    this.#stopWaiting();
    this.#deps.onStatus('connecting');
    let socket: SocketLike;
    try {
      socket = this.#deps.openSocket();
    } catch {
      // Browsers reject some sockets (policy, exhaustion) with an exception instead of a close event.
      this.#wait();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {};
    socket.onerror = () => {};
    socket.onmessage = (event: { data: unknown }) => this.#receive(socket, event.data);
    socket.onclose = ({ code }: { code: number }) => this.#lose(socket, code);
  }

  /** Replaces a socket that no longer answers. */
  renew() {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    // Without a network the close event may take minutes.
    this.#lose(socket, 0);
  }

  /** Closes the socket and stops reconnecting, until `connect`. */
  close() {
    this.#stopWaiting();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#failures = 0;
    socket?.close(1000);
    this.#deps.onStatus('closed');
  }

  /** Skips the delay of a scheduled attempt. */
  reconnectNow() {
    if (this.#timer !== undefined) this.connect();
  }

  /** @returns whether the socket was open and took the text */
  send(text: string): boolean {
    if (this.#socket?.readyState !== open) return false;
    this.#socket.send(text);
    return true;
  }

  #receive(socket: SocketLike, data: unknown) {
    if (socket !== this.#socket) return;
    const frame = readFrame(data);
    if (!frame) return;
    if (frame.type === 'connected') {
      this.#failures = 0;
      this.#deps.onStatus('connected');
    }
    this.#deps.onFrame(frame);
  }

  #lose(socket: SocketLike, code: number) {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    if (code === notAllowed) this.#deps.onStatus('refused');
    else this.#wait();
  }

  #wait() {
    const { first, longest } = this.#deps.pauses ?? usualPauses;
    const pause = Math.min(longest, first * 2 ** this.#failures);
    this.#failures += 1;
    const jittered = pause * (0.5 + (this.#deps.random ?? Math.random)() / 2);
    this.#timer = setTimeout(() => this.connect(), jittered);
    this.#deps.onStatus('disconnected');
  }

  #stopWaiting() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function readFrame(data: unknown): ServerFrame | undefined {
  try {
    const frame = JSON.parse(String(data));
    return typeof frame?.type === 'string' ? frame : undefined;
  } catch {
    return undefined;
  }
}
