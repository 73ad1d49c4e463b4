import type { FastifyInstance } from 'fastify';
import { addAccountRoutes } from './accounts/routes-accounts.ts';
import { addEmailRoutes } from './email/routes-email.ts';
import { addPasswordRoutes } from './passwords/routes-passwords.ts';
import { addFactorRoutes } from './second-factor/routes-factors.ts';
import { addSecondStepRoutes } from './second-factor/routes-second-step.ts';
import { addOthersSessionRoutes, addSessionRoutes } from './sessions/routes-sessions.ts';
import type { StaffAccountDeps } from './staff-account-deps.ts';

/** Registers all routes of staff accounts. */
export function addStaffAccountRoutes(app: FastifyInstance, deps: StaffAccountDeps) {
  addSessionRoutes(app, deps);
  addOthersSessionRoutes(app, deps);
  addSecondStepRoutes(app, deps);
  addFactorRoutes(app, deps);
  addPasswordRoutes(app, deps);
  addAccountRoutes(app, deps);
  addEmailRoutes(app, deps);
}
