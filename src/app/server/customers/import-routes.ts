import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { exportCustomers, importFile } from '#features/customers/import-contract.ts';
import {
  createCustomerImport,
  customerColumns,
} from '#features/customers/server/import-customers.ts';
import { findCustomersToExport } from '#features/customers/server/queries-list.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { recordExport } from '#platform/server/audit-log/record-export.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sendCsv } from '#platform/server/http/csv.ts';
import { serveEndpoint, serveStream } from '#platform/server/http/serve-endpoint.ts';
import { createAppointmentImport } from './import-appointments.ts';
import { importCsv } from './import-file.ts';
import { joinRecordsOf } from './join-new-records.ts';

type ImportDeps = Pick<BookingDeps, 'db' | 'clock' | 'publicUrl' | 'measurePostcode'>;

const partLength = 200;

/** Registers the import of customers and appointments, and the export of customers. */
export function addImportRoutes(app: FastifyInstance, deps: ImportDeps) {
  const { db, clock } = deps;
  serveEndpoint(app, importFile, async ({ body: { kind, text, isDryRun }, staff }) => {
    const how = { staff, now: clock(), isDryRun };
    if (kind === 'customers')
      return importCsv(db, text, { ...how, importer: createCustomerImport(how) });
    const importer = createAppointmentImport({ ...how, ...deps });
    const result = await importCsv(db, text, { ...how, importer });
    const refs = importer.storedIds.map((id) => ({ kind: 'appointment' as const, id }));
    await joinRecordsOf(db, refs, clock());
    return result;
  });

  serveStream(app, exportCustomers, async ({ staff, reply }) => {
    await recordExport(db, { list: 'customers', by: staff, at: clock() });
    return sendCsv(reply, `customers-${dayInLondon(clock())}.csv`, customerColumns, exportRows(db));
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
