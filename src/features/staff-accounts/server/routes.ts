import type { FastifyInstance } from 'fastify';
import { addMemberRoutes } from './accounts/routes-accounts.ts';
import { addPasswordRoutes } from './passwords/routes-passwords.ts';
import { addSessionRoutes } from './sessions/routes-sessions.ts';
import type { TeamParts } from './staff-account-deps.ts';

export function addTeamRoutes(app: FastifyInstance, parts: TeamParts) {
  addSessionRoutes(app, parts);
  addPasswordRoutes(app, parts);
  addMemberRoutes(app, parts);
}
