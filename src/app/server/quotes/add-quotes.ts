import type { FastifyInstance } from 'fastify';
import { applyEdit } from '#features/booking/server/appointments/edit-appointment.ts';
import { findAppointment } from '#features/booking/server/queries.ts';
import { findEstimate } from '#features/calculator/server/queries.ts';
import { addQuoteRoutes } from '#features/jobs/server/routes.ts';
import type { Db } from '#platform/server/database/database.ts';
import { toPounds } from '#platform/units/pounds.ts';
import { draftLines } from './draft-lines.ts';

/** Registers the routes of quotes with what they need of booking and calculator. */
export function addQuotes(app: FastifyInstance, { db, clock }: { db: Db; clock: () => Date }) {
  addQuoteRoutes(app, {
    db,
    clock,
    findJob: async (reader, id) => {
      const row = await findAppointment(reader, id);
      if (!row) return undefined;
      const { customerName, email, estimate, measuredEstimate } = row;
      return { customerName, email, estimateId: (measuredEstimate ?? estimate)?.id ?? null };
    },
    draftLines: async (id) => {
      const stored = await findEstimate(db, id);
      return stored ? draftLines(stored.answer) : [];
    },
    markSent: async (tx, id, { pence, staff, at }) => {
      await applyEdit(tx, id, { quotedAmount: toPounds(pence), quoteSent: true }, { staff, at });
    },
  });
}
