import type { Role } from '../../limits.ts';

const hourMs = 3_600_000;
/** From the sign-in, whatever happens in between. */
const lifetimeMs = 30 * 24 * hourMs;
/** An unused session of an admin ends sooner: it can change what customers pay and who has access. */
const idleMsOfAdmin = 12 * hourMs;

/** When a session ends that is used at a moment, and not again. */
export function findSessionEnd(
  role: Role,
  { createdAt, usedAt }: { createdAt: Date; usedAt: Date },
) {
  const end = createdAt.getTime() + lifetimeMs;
  return new Date(role === 'admin' ? Math.min(end, usedAt.getTime() + idleMsOfAdmin) : end);
}
