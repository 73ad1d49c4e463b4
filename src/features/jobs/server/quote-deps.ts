import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import type { QuoteLine } from '../quote-fields.ts';

/** The appointment that a quote is for. */
export type QuotedJob = {
  customerName: string;
  email: string;
  estimateId: string | null;
  isCancelled: boolean;
};

/** What quotes need of other features. */
export type QuoteDeps = {
  db: Db;
  clock: () => Date;
  /** Origin of the links. */
  publicUrl: string;
  /** Forms per hour and network. */
  formsPerHour: number;
  /** With the estimate of what was measured, or of what the customer reckoned; undefined for an unknown id. */
  findJob: (db: DbOrTx, appointmentId: string) => Promise<QuotedJob | undefined>;
  /** The same, with the appointment locked: of what happens to a quote at once, one comes first. */
  lockJob: (tx: Tx, appointmentId: string) => Promise<QuotedJob | undefined>;
  /** The lines of a stored estimate. */
  draftLines: (estimateId: string) => Promise<QuoteLine[]>;
  /** Sets the quoted amount of an appointment as sent. */
  markSent: (
    tx: Tx,
    appointmentId: string,
    sent: { pence: number; staff: Staff; at: Date },
  ) => Promise<void>;
  /** Writes the answer to a quote to the log of its appointment. @param event.by left out for the customer */
  logAnswer: (
    tx: Tx,
    event: {
      appointmentId: string;
      state: 'accepted' | 'declined';
      at: Date;
      by?: string;
      note: string | null;
      /** The price of what was accepted, which becomes the quoted amount. */
      pence: number;
    },
  ) => Promise<void>;
};

/** @throws Problem 404 for an unknown appointment */
export function requireJob(job: QuotedJob | undefined): QuotedJob {
  if (!job) throw new Problem(404, 'There is no appointment by this id.');
  return job;
}
