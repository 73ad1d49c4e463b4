import type { Authenticate } from '#platform/server/http/security/access.ts';
import { closeCodes } from '../../limits.ts';
import type { LiveClient } from './live-client.ts';

const checkEveryMs = 5 * 60_000;

/** Closes an account's sockets when its access is revoked. */
export class SocketRevoker {
  readonly #clients: ReadonlySet<LiveClient>;
  readonly #authenticate: Authenticate;
  readonly #onError: (error: unknown) => void;
  /** Incremented by every check, so that a pending upgrade can detect one. */
  turn = 0;

  constructor(deps: {
    clients: ReadonlySet<LiveClient>;
    authenticate: Authenticate;
    onError: (error: unknown) => void;
  }) {
    this.#clients = deps.clients;
    this.#authenticate = deps.authenticate;
    this.#onError = deps.onError;
  }

  /** Authenticates the sockets of an account again, or those of every account. */
  check(accountId?: string) {
    this.turn += 1;
    for (const client of this.#staff())
      if (!accountId || client.caller.staff?.id === accountId) this.#checkOne(client);
  }

  /** Checks periodically, since sessions also expire without a notification. */
  checkNowAndThen(): () => void {
    const timer = setInterval(() => this.check(), checkEveryMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Makes all staff clients reconnect and refetch. */
  sendAway() {
    for (const { peer } of this.#staff())
      peer.close(closeCodes.connectAgain, 'Please connect again.');
  }

  async #checkOne({ peer, caller, headers }: LiveClient) {
    try {
      const staff = await this.#authenticate({ headers });
      if (staff?.id !== caller.staff?.id) peer.close(closeCodes.notAllowed, 'Please sign in.');
    } catch (error) {
      // Authentication failed to run: the client is authenticated again when it reconnects.
      this.#onError(error);
      peer.close(closeCodes.connectAgain, 'Please connect again.');
    }
  }

  #staff(): LiveClient[] {
    return [...this.#clients].filter(({ caller }) => caller.staff);
  }
}
