import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/server/database/database.ts';
import { addMemberRoutes } from './routes-members.ts';
import { addPasswordRoutes } from './routes-passwords.ts';
import { addSessionRoutes } from './routes-sessions.ts';
import type { StaffCookies } from './staff-cookies.ts';

export type TeamParts = {
  db: Db;
  clock: () => Date;
  cookies: StaffCookies;
  publicUrl: string;
  /** Whether a member of staff is there to answer just now. */
  isOnline: (accountId: string) => boolean;
};

export function addTeamRoutes(app: FastifyInstance, parts: TeamParts) {
  addSessionRoutes(app, parts);
  addPasswordRoutes(app, parts);
  addMemberRoutes(app, parts);
}
