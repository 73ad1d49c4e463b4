import type { IncomingHttpHeaders } from 'node:http';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { Peer } from '#platform/server/realtime/peer.ts';
import type { ServerFrame } from '../../contract.ts';

/** Who a socket belongs to. A team member's browser is a visitor too: it may try the widget. */
export type Caller = {
  /** The hash of the visitor's cookie. */
  visitor: string;
  /** Where it is connected from; see `networkOf`. */
  network: string;
  staff: Staff | undefined;
};

/** A connected client with what is known about it. */
export class LiveClient {
  readonly peer: Peer;
  readonly caller: Caller;
  /** What the upgrade carried: asked again when accounts change. */
  readonly headers: IncomingHttpHeaders;
  /** When its typing was last told, in milliseconds. */
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
