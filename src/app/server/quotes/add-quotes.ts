import type { FastifyInstance } from 'fastify';
import { applyEdit } from '#features/booking/server/appointments/edit-appointment.ts';
import { customer } from '#features/booking/server/booking-deps.ts';
import { recordEvent } from '#features/booking/server/queries.ts';
import { updateQuotedAmount } from '#features/booking/server/queries-staff.ts';
import { findEstimate } from '#features/calculator/server/queries.ts';
import type { QuoteDeps } from '#features/jobs/server/quote-deps.ts';
import { addQuoteRoutes } from '#features/jobs/server/routes.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { draftLines } from './draft-lines.ts';
import { findJob, lockJob } from './quoted-job.ts';

type Deps = Pick<QuoteDeps, 'db' | 'clock' | 'publicUrl' | 'formsPerHour'>;

/** Registers the routes of quotes with what they need of booking and calculator. */
export function addQuotes(app: FastifyInstance, deps: Deps) {
  addQuoteRoutes(app, {
    ...deps,
    findJob,
    lockJob,
    draftLines: async (id) => {
      const stored = await findEstimate(deps.db, id);
      return stored ? draftLines(stored.answer) : [];
    },
    markSent: async (tx, id, { pence, staff, at }) => {
      await applyEdit(tx, id, { quotedAmount: toPounds(pence), quoteSent: true }, { staff, at });
    },
    logAnswer: async (tx, { state, by = customer, pence, ...event }) => {
      if (state === 'accepted') await updateQuotedAmount(tx, event.appointmentId, pence);
      await recordEvent(tx, { ...event, by, what: `quote-${state}` });
    },
  });
}
