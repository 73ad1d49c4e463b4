import type { FastifyInstance } from 'fastify';
import { eraseCustomer, erasePersonalData, exportPersonalData } from '#app/admin-contract.ts';
import { presentAppointments } from '#features/booking/server/present-appointments.ts';
import { findAppointmentsOf } from '#features/booking/server/queries-person.ts';
import { findConversationsOf } from '#features/chat/server/conversations/queries-person.ts';
import { findEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { deleteMailFiles } from '#platform/server/mail/transport.ts';
import { deleteTextFiles } from '#platform/server/text-messages/transport.ts';
import { eraseByEmail, eraseCustomer as eraseOne } from '../customers/erase-customer.ts';

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
  serveEndpoint(app, exportPersonalData, async ({ query: { email }, staff, reply }) => {
    const change = { at: clock(), by: staff, kind: 'person', what: 'exported', label: email };
    await db.transaction((tx) => recordAuditLogEntry(tx, change));
    const appointments = await presentAppointments(db, await findAppointmentsOf(db, email));
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return {
      email,
      exportedAt: clock().toISOString(),
      // Photos are links, which open for whoever is signed in: the file would be as large as all of them.
      appointments: appointments.map(({ photos, ...appointment }) => ({
        ...appointment,
        photos: photos.map(({ canRemove: _, ...photo }) => ({
          ...photo,
          url: publicUrl + photo.url,
        })),
      })),
      leads: await findEnquiriesOf(db, email),
      conversations: await findConversationsOf(db, email),
    };
  });

  serveEndpoint(app, erasePersonalData, async ({ body: { email }, staff }) => {
    const how = { by: staff, at: clock() };
    const { mailIds, textIds, ...erased } = await db.transaction((tx) =>
      eraseByEmail(tx, email, how),
    );
    if (mailFolder !== undefined) await deleteMailFiles(mailFolder, mailIds);
    if (textFolder !== undefined) await deleteTextFiles(textFolder, textIds);
    return erased;
  });

  serveEndpoint(app, eraseCustomer, async ({ params, staff }) => {
    const how = { by: staff, at: clock() };
    const { mailIds, textIds, ...erased } = await db.transaction((tx) =>
      eraseOne(tx, params.id, how),
    );
    if (mailFolder !== undefined) await deleteMailFiles(mailFolder, mailIds);
    if (textFolder !== undefined) await deleteTextFiles(textFolder, textIds);
    return erased;
  });
}
