import type { SocketLike } from './live-socket.ts';

/** The live connection of this site: secure when the page is. */
export const openSocket = (): SocketLike =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
