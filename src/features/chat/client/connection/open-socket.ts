import type { SocketLike } from './live-socket.ts';

/** Opens the site's WebSocket, with TLS when the page has it. */
export const openSocket = (): SocketLike =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
