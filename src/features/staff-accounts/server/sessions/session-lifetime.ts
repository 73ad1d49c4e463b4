import type { Role } from '#platform/roles.ts';

const hourMs = 3_600_000;
/** How long a sign-in or a confirmation proves who somebody is, in seconds. */
export const confirmedSeconds = 300;
/** From the sign-in, whatever happens in between. */
const lifetimeMs = 30 * 24 * hourMs;
/**
 * An unused session ends sooner, the more it can do: an admin's changes who has access, that of an office account
 * changes what customers pay and exports their data, support's reads about all customers, a fitter's about the own
 * visits of a week.
 */
const idleMs: Record<Role, number> = {
  admin: 12 * hourMs,
  office: 12 * hourMs,
  support: 3 * 24 * hourMs,
  fitter: 14 * 24 * hourMs,
};

/** When a session ends that is used at a moment, and not again. */
export function findSessionEnd(
  role: Role,
  { createdAt, usedAt }: { createdAt: Date; usedAt: Date },
) {
  const end = createdAt.getTime() + lifetimeMs;
  return new Date(Math.min(end, usedAt.getTime() + idleMs[role]));
}
