import type { Authenticate } from '#platform/server/http/security/access.ts';
import { closeCodes } from '../../limits.ts';
import type { LiveClient } from './live-client.ts';

const checkEveryMs = 5 * 60_000;

/** Sees to it that the sockets of an account end with its right to be here. */
export class SocketRevoker {
  readonly #clients: ReadonlySet<LiveClient>;
  readonly #authenticate: Authenticate;
  readonly #onError: (error: unknown) => void;
  /** Goes up with every check, so that who asked before one can tell that there was one. */
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

  /** Asks again who is behind the sockets of an account, or of every account. */
  check(accountId?: string) {
    this.turn += 1;
    for (const client of this.#staff())
      if (!accountId || client.caller.staff?.id === accountId) this.#checkOne(client);
  }

  /** Sessions end by themselves too, and nobody tells. */
  checkNowAndThen(): () => void {
    const timer = setInterval(() => this.check(), checkEveryMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Has the team's clients connect again and read anew. */
  sendAway() {
    for (const { peer } of this.#staff())
      peer.close(closeCodes.connectAgain, 'Please connect again.');
  }

  async #checkOne({ peer, caller, headers }: LiveClient) {
    try {
      const staff = await this.#authenticate({ headers });
      if (staff?.id !== caller.staff?.id) peer.close(closeCodes.notAllowed, 'Please sign in.');
    } catch (error) {
      // Who cannot be asked about now is asked about at the next upgrade.
      this.#onError(error);
      peer.close(closeCodes.connectAgain, 'Please connect again.');
    }
  }

  #staff(): LiveClient[] {
    return [...this.#clients].filter(({ caller }) => caller.staff);
  }
}
