import type { ServerFrame } from '../../contract.ts';

/** What is used of a WebSocket; the browser's and the `ws` package's both are one. */
export type SocketLike = {
  readyState: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
};

/** `refused`: the account behind the socket may not be here; it does not connect again by itself. */
export type LiveStatus = 'closed' | 'connecting' | 'connected' | 'disconnected' | 'refused';

type Options = {
  openSocket: () => SocketLike;
  onStatus: (status: LiveStatus) => void;
  onFrame: (frame: ServerFrame) => void;
  /** The first pause before connecting again and the longest, in milliseconds. */
  pauses?: { first: number; longest: number };
  /** From 0 up to 1. */
  random?: () => number;
};

const usualPauses = { first: 1_000, longest: 30_000 };
const open = 1;
const notAllowed = 1008;

/** A socket that connects again when it is lost, after pauses that grow and that differ between clients. */
export class LiveSocket {
  readonly #deps: Options;
  #socket: SocketLike | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(deps: Options) {
    this.#deps = deps;
  }

  /** Connects now, whatever pause was under way; does nothing while there is a socket. */
  connect() {
    if (this.#socket) return;
    this.#stopWaiting();
    this.#deps.onStatus('connecting');
    let socket: SocketLike;
    try {
      socket = this.#deps.openSocket();
    } catch {
      // Browsers refuse some sockets (policy, exhaustion) at once instead of closing them.
      this.#wait();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {};
    socket.onerror = () => {};
    socket.onmessage = (event: { data: unknown }) => this.#receive(socket, event.data);
    socket.onclose = ({ code }: { code: number }) => this.#lose(socket, code);
  }

  /** Gives up a socket that no longer answers, and connects anew. */
  renew() {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    // A dead network would hold its close for minutes.
    this.#lose(socket, 0);
  }

  /** Ends it for good, until `connect`. */
  close() {
    this.#stopWaiting();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#failures = 0;
    socket?.close(1000);
    this.#deps.onStatus('closed');
  }

  /** Connects now if it waits for its next try: the network is back, or somebody looks again. */
  reconnectNow() {
    if (this.#timer !== undefined) this.connect();
  }

  /** @returns whether it was given to the network */
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
