import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { type Lease, renewLease } from './queries-sending.ts';

export type LeaseOptions = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** How long after a process died another one may take its email. */
  leaseMs?: number;
};

const defaultLeaseMs = 60_000;
/** Renewals per lease: two may fail before the lease ends. */
const renewalsPerLease = 3;

export function beginLease({ clock, leaseMs = defaultLeaseMs }: LeaseOptions): Lease {
  const now = clock();
  return { id: randomUUID(), now, until: new Date(now.getTime() + leaseMs) };
}

/**
 * Renews the lease of an email while it is being sent, however long the mail server takes.
 * @returns a signal that is aborted when the lease is lost, before another worker may take the email; and
 * a function that stops the renewals
 */
export function keepLease(options: LeaseOptions, mailId: string, leaseId: string) {
  const { db, clock, log, leaseMs = defaultLeaseMs } = options;
  const lost = new AbortController();
  let failures = 0;
  let renewal: Promise<void> = Promise.resolve();
  const renew = async () => {
    const until = new Date(clock().getTime() + leaseMs);
    try {
      if (!(await renewLease(db, mailId, { id: leaseId, until }))) lost.abort();
      failures = 0;
    } catch (error) {
      log.warn({ err: error, mail: mailId }, 'mail lease not renewed');
      failures += 1;
      if (failures === renewalsPerLease - 1) lost.abort();
    }
  };
  const timer = setInterval(() => {
    renewal = renew();
  }, leaseMs / renewalsPerLease);
  return {
    lost: lost.signal,
    end: async () => {
      clearInterval(timer);
      await renewal;
    },
  };
}
