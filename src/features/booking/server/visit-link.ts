import { createHash, randomBytes } from 'node:crypto';
import { addDays, dayInLondon, instantInLondon } from '#platform/london-time.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type Visit, visitEnd } from '../visit-slots.ts';
import type { BookingParts } from './booking-parts.ts';
import { insertVisitLink } from './queries.ts';

/** How long the link of a booking without a fixed visit outlives the last day asked for. */
const daysToAnswer = 30;

/** Makes a private link with 192 random bits in it. Each mail carries one of its own, since only hashes are kept. */
export async function makeVisitLink(
  tx: Db,
  appointmentId: string,
  { publicUrl, now }: { publicUrl: BookingParts['publicUrl']; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await insertVisitLink(tx, { tokenHash: hashToken(token), appointmentId, createdAt: now });
  return `${publicUrl}/visit/${token}`;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a link has ended: with its visit, or some time after the last day that was asked for. */
export function hasLinkEnded(
  preferredDates: readonly string[],
  visit: Visit | undefined,
  now: Date,
): boolean {
  if (visit) return visitEnd(visit) <= now;
  const last = preferredDates.toSorted().at(-1) ?? dayInLondon(now);
  return instantInLondon(addDays(last, daysToAnswer), '00:00') <= now;
}
