import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { exportCustomers, importFile } from '#features/customers/import-contract.ts';
import { importCustomers } from '#features/customers/server/import-customers.ts';
import { findCustomersToExport } from '#features/customers/server/queries-list.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import { recordExport } from '#platform/server/audit-log/record-export.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { importAppointments } from './import-appointments.ts';
import { joinRecordsOf } from './join-new-records.ts';

type ImportDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl' | 'measurePostcode'>;

const partLength = 200;
const headings = ['Id', 'Name', 'Email', 'Phone', 'Address', 'Postcode', 'Created', 'Notes'];

/** Ends the transaction of a dry run, so that nothing of it is stored. */
class DryRun extends Error {}

/** Registers the import of customers and appointments, and the export of customers. */
export function addImportRoutes(app: FastifyInstance, deps: ImportDeps) {
  const { db, clock } = deps;
  serveEndpoint(app, importFile, async ({ body: { kind, text, isDryRun }, staff }) => {
    const how = { ...deps, staff, now: clock(), isDryRun };
    let result: Awaited<ReturnType<typeof importAppointments>> | undefined;
    const work = db.transaction(async (tx) => {
      result =
        kind === 'appointments'
          ? await importAppointments(tx, text, how)
          : { ...(await importCustomers(tx, text, how)), ids: [] };
      if (isDryRun) throw new DryRun();
      if (result.imported > 0)
        await recordAuditLogEntry(tx, {
          at: how.now,
          by: staff,
          kind: 'customer',
          what: 'imported',
          after: { [kind]: result.imported },
        });
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
    const { ids = [], imported = 0, problems = [] } = result ?? {};
    const refs = ids.map((id) => ({ kind: 'appointment' as const, id }));
    if (!isDryRun) await joinRecordsOf(db, refs, clock());
    return { imported, problems };
  });

  serveStream(app, exportCustomers, async ({ staff, reply }) => {
    await recordExport(db, { list: 'customers', by: staff, at: clock() });
    return sendCsv(reply, `customers-${dayInLondon(clock())}.csv`, headings, exportRows(db));
  });
}

/** The rows of the file, read page by page while the response is being sent. */
async function* exportRows(db: Db) {
  let after = '';
  for (;;) {
    const rows = await findCustomersToExport(db, after, partLength);
    for (const { id, name, email, phone, address, postcode, createdAt, notes } of rows)
      yield [id, name, email, phone, address, postcode, createdAt.toISOString(), notes];
    const last = rows.at(-1);
    if (!last || rows.length < partLength) return;
    after = last.id;
  }
}
