import type { FastifyInstance } from 'fastify';
import type { BookingDeps } from '#features/booking/server/booking-deps.ts';
import { addCalendarRoutes } from '#features/booking/server/routes/calendar-routes.ts';
import { addDiaryRoutes } from '#features/booking/server/routes/diary-routes.ts';
import { findAccount } from '#features/staff-accounts/server/queries.ts';
import { addSourcesRoutes } from '../traffic/sources-routes.ts';
import { addAdminStats } from './admin-stats.ts';
import { addAuditLogRoutes } from './audit-log-routes.ts';
import { addEnquiryConversion } from './convert-enquiry.ts';
import { addDashboard } from './dashboard.ts';
import { addKnownDetails } from './known-details.ts';
import { addNavigation } from './navigation.ts';
import { addPersonalDataRoutes } from './personal-data-routes.ts';
import { addSearch } from './search.ts';
import { addSecurityLogRoutes } from './security-log-routes.ts';
import { addSetUp } from './set-up.ts';

/** Registers the routes of the admin panel that join several features. */
export function addAdminRoutes(
  app: FastifyInstance,
  deps: BookingDeps & {
    mailFolder: string | undefined;
    textFolder: string | undefined;
    allowLoopback: boolean | undefined;
    sendsEmails: boolean;
  },
) {
  const { db, clock, publicUrl, mailFolder, textFolder, allowLoopback } = deps;
  addEnquiryConversion(app, deps);
  addKnownDetails(app, { db });
  addDiaryRoutes(app, {
    db,
    clock,
    hasAccount: async (tx, id) => (await findAccount(tx, id)) !== undefined,
  });
  addCalendarRoutes(app, { db, clock, publicUrl, allowLoopback });
  addAdminStats(app, { db, clock });
  addDashboard(app, { db, clock });
  addNavigation(app, { db, clock });
  addSearch(app, { db, clock });
  addPersonalDataRoutes(app, { db, clock, publicUrl, mailFolder, textFolder });
  addAuditLogRoutes(app, { db });
  addSecurityLogRoutes(app, { db });
  addSetUp(app, { db, sendsEmails: deps.sendsEmails });
  addSourcesRoutes(app, { db, clock });
}
