import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  eraseCustomer,
  erasePersonalData,
  exportCustomer,
  exportPersonalData,
} from '#app/admin-contract.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Staff } from '#platform/server/http/security/access.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { deleteMailFiles } from '#platform/server/mail/transport.ts';
import { recordSecurityEvent } from '#platform/server/security-log/record-security-event.ts';
import { deleteTextFiles } from '#platform/server/text-messages/transport.ts';
import { eraseByEmail, eraseCustomer as eraseOne } from '../customers/erase-customer.ts';
import { exportByCustomer, exportByEmail } from '../customers/export-person.ts';

type Deleted = Awaited<ReturnType<typeof eraseByEmail>>;

/** Routes for requests under data protection law: export and erase everything stored about one person. */
export function addPersonalDataRoutes(
  app: FastifyInstance,
  {
    db,
    clock,
    publicUrl,
    mailFolder,
    textFolder,
  }: {
    db: Db;
    clock: () => Date;
    publicUrl: string;
    mailFolder: string | undefined;
    textFolder: string | undefined;
  },
) {
  const recordExport = (staff: Staff, whom: { subject?: string; label?: string }) =>
    db.transaction(async (tx) => {
      const at = clock();
      await recordAuditLogEntry(tx, { ...whom, at, by: staff, kind: 'person', what: 'exported' });
      const details = { what: 'person' } as const;
      await recordSecurityEvent(tx, { at, kind: 'exported', account: staff, details });
    });
  /** After the commit: a file whose row is gone is deleted by the retention job at the latest. */
  const deleteFiles = async ({ mailIds, textIds, ...erased }: Deleted) => {
    if (mailFolder !== undefined) await deleteMailFiles(mailFolder, mailIds);
    if (textFolder !== undefined) await deleteTextFiles(textFolder, textIds);
    return erased;
  };
  const asFile = (reply: FastifyReply) =>
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');

  serveEndpoint(app, exportPersonalData, async ({ query: { email }, staff, reply }) => {
    const found = await exportByEmail(db, email, publicUrl);
    await recordExport(staff, { label: email });
    asFile(reply);
    return { email, exportedAt: clock().toISOString(), ...found };
  });

  serveEndpoint(app, exportCustomer, async ({ params: { id }, staff, reply }) => {
    const found = await exportByCustomer(db, id, publicUrl);
    await recordExport(staff, { subject: id, label: found.customers[0]?.name });
    asFile(reply);
    return { exportedAt: clock().toISOString(), ...found };
  });

  serveEndpoint(app, erasePersonalData, async ({ body: { email }, staff }) => {
    const how = { by: staff, at: clock() };
    return deleteFiles(await db.transaction((tx) => eraseByEmail(tx, email, how)));
  });

  serveEndpoint(app, eraseCustomer, async ({ params, staff }) => {
    const how = { by: staff, at: clock() };
    return deleteFiles(await db.transaction((tx) => eraseOne(tx, params.id, how)));
  });
}
