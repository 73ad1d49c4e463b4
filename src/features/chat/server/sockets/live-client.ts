import type { IncomingHttpHeaders } from 'node:http';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Peer } from '#platform/server/realtime/peer.ts';
import type { ServerFrame } from '../../frames.ts';

/** The owner of a socket. Staff also have a visitor cookie, so that they can try the widget. */
export type Caller = {
  /** The hash of the visitor's cookie. */
  visitor: string;
  /** The network it is connected from; see `networkOf`. */
  network: string;
  staff: Staff | undefined;
};

/** A connected client and its identity. */
export class LiveClient {
  readonly peer: Peer;
  readonly caller: Caller;
  /** The headers of the upgrade, for authenticating again when accounts change. */
  readonly headers: IncomingHttpHeaders;
  /** When its typing was last published, in milliseconds. */
  typingToldAt = 0;

  constructor(peer: Peer, caller: Caller, headers: IncomingHttpHeaders) {
    this.peer = peer;
    this.caller = caller;
    this.headers = headers;
  }

  send(text: string) {
    this.peer.send(text);
  }

  sendFrame(frame: ServerFrame) {
    this.peer.send(JSON.stringify(frame));
  }
}
