import type { FastifyInstance } from 'fastify';
import { erasePersonalData, exportPersonalData } from '#app/admin-contract.ts';
import { presentAppointments } from '#features/booking/server/present-appointments.ts';
import {
  eraseAppointmentsOf,
  findAppointmentsOf,
} from '#features/booking/server/queries-person.ts';
import {
  eraseConversationsOf,
  findConversationsOf,
} from '#features/chat/server/conversations/queries-person.ts';
import { eraseEnquiriesOf, findEnquiriesOf } from '#features/enquiries/server/queries-person.ts';
import { redactAuditLog } from '#platform/server/audit-log/queries.ts';
import { recordAuditLogEntry } from '#platform/server/audit-log/record-audit-log-entry.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recordErasure } from '#platform/server/database/queries-erasures.ts';
import { serveEndpoint } from '#platform/server/http/serve-endpoint.ts';
import { eraseMails } from '#platform/server/mail/queries.ts';
import { deleteMailFiles } from '#platform/server/mail/transport.ts';

/** Routes for requests under data protection law: export and erase everything stored about one person. */
export function addPersonalDataRoutes(
  app: FastifyInstance,
  { db, clock, mailFolder }: { db: Db; clock: () => Date; mailFolder: string | undefined },
) {
  serveEndpoint(app, exportPersonalData, async ({ query: { email }, staff, reply }) => {
    const change = { at: clock(), by: staff, kind: 'person', what: 'exported', label: email };
    await db.transaction((tx) => recordAuditLogEntry(tx, change));
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return {
      email,
      exportedAt: clock().toISOString(),
      appointments: await presentAppointments(db, await findAppointmentsOf(db, email)),
      leads: await findEnquiriesOf(db, email),
      conversations: await findConversationsOf(db, email),
    };
  });

  serveEndpoint(app, erasePersonalData, async ({ body: { email }, staff }) => {
    const { mailIds, ...erased } = await db.transaction(async (tx) => {
      const appointments = await eraseAppointmentsOf(tx, email);
      const leads = await eraseEnquiriesOf(tx, email);
      const conversations = await eraseConversationsOf(tx, email);
      const about = [...appointments, ...leads];
      const mailIds = await eraseMails(tx, {
        recipient: email,
        about: [...about, ...conversations.ids],
      });
      const counts = {
        appointments: appointments.length,
        leads: leads.length,
        conversations: conversations.ids.length,
        mails: mailIds.length,
      };
      const at = clock();
      await recordErasure(tx, { at, by: staff.name, counts });
      await redactAuditLog(tx, { about, label: email });
      await recordAuditLogEntry(tx, {
        at,
        by: staff,
        kind: 'person',
        what: 'erased',
        before: counts,
      });
      return { ...counts, otherEmails: conversations.otherEmails, mailIds };
    });
    if (mailFolder !== undefined) await deleteMailFiles(mailFolder, mailIds);
    return erased;
  });
}
