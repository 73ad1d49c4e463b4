import type { Db, Tx } from '../database/database.ts';
import { countCall, type RateLimit } from '../http/submissions/rate-limit.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { CallerContext } from './caller-context.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import type { SecurityFailure } from './security-event.ts';

const hour = 3_600;
const day = 24 * hour;
/** Entries about one account. Apart from the next two, so that no flood of strangers hides who tries an account. */
const ofAccount = {
  of: 'account' as const,
  name: 'security log account',
  limit: 200,
  windowSeconds: day,
};
/** Entries that are about no account: of one network, and of all together. */
const ofNetwork = {
  of: 'network' as const,
  name: 'security log network',
  limit: 60,
  windowSeconds: hour,
};
const ofEverybody = {
  of: 'everybody' as const,
  name: 'security log',
  limit: 5_000,
  windowSeconds: day,
};
const ofSession = { name: 'security log session', limit: 1, windowSeconds: hour };

/** Failures without an account that one process stores: more are left out before they reach the database. */
const burst = { capacity: 200, perSecond: 5 };
const maxWaiting = 500;

type Waiting = { failure: SecurityFailure; caller: CallerContext };

/**
 * Stores refused attempts after their answer, each in a short transaction of its own: neither a slow nor a lost
 * database delays or changes the answer. Anybody can cause them, so their number is limited.
 */
export class FailureRecorder {
  readonly #db: Db;
  readonly #bucket = new TokenBucket(burst);
  readonly #waiting: Waiting[] = [];
  #leftOut = 0;
  #running: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Queues a failure; returns at once and throws nothing. */
  record(failure: SecurityFailure, caller: CallerContext) {
    const isTooMuch = !failure.account && this.#bucket.tryTake() > 0;
    if (isTooMuch || this.#waiting.length >= maxWaiting) {
      this.#leftOut += 1;
      return;
    }
    this.#waiting.push({ failure, caller });
    this.#running ??= this.#storeAll();
  }

  /** Resolves once everything that was queued is stored, or known not to be. */
  async settled() {
    await this.#running;
  }

  async #storeAll() {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { failure, caller } = next;
      try {
        await this.#db.transaction((tx) => store(tx, failure, caller));
      } catch (error) {
        const { kind, account, details } = failure;
        const event = { event: kind, accountId: account?.id, network: caller.network, details };
        caller.log.error({ err: error, ...event }, 'security event not stored');
      }
      if (this.#leftOut > 0) {
        caller.log.warn({ events: this.#leftOut }, 'security events left out');
        this.#leftOut = 0;
      }
    }
    this.#running = undefined;
  }
}

async function store(tx: Tx, { endedSession, ...failure }: SecurityFailure, caller: CallerContext) {
  const { at, account } = failure;
  const isOver = async (limit: RateLimit, key: string) => {
    const over = (await countCall(tx, limit, key, at)) - limit.limit;
    return over > 0 && { isFirst: over === 1 };
  };
  if (endedSession && (await isOver(ofSession, endedSession))) return;
  const limits = account
    ? [{ limit: ofAccount, key: account.id }]
    : [
        { limit: ofNetwork, key: caller.network ?? '' },
        { limit: ofEverybody, key: '' },
      ];
  for (const { limit, key } of limits) {
    const over = await isOver(limit, key);
    if (!over) continue;
    if (over.isFirst)
      await recordSecurityEvent(
        tx,
        { at, kind: 'failures-left-out', account, details: { of: limit.of } },
        caller,
      );
    return;
  }
  await recordSecurityEvent(tx, failure, caller);
}
