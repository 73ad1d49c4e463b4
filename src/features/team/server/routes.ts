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
  /** Ids of the members of staff who are there to answer just now. */
  findOnline: () => Promise<ReadonlySet<string>>;
};

export function addTeamRoutes(app: FastifyInstance, parts: TeamParts) {
  addSessionRoutes(app, parts);
  addPasswordRoutes(app, parts);
  addMemberRoutes(app, parts);
}
