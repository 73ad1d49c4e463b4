import { createHash, randomBytes } from 'node:crypto';
import { addDays, dayInLondon, instantInLondon } from '#platform/london-time.ts';
import { type Visit, visitEnd } from '../visit-slots.ts';

/** How long the link of a booking without a fixed visit outlives the last day asked for. */
const daysToAnswer = 30;

/** Makes a private link with 192 random bits in it. Each mail carries one of its own, since only the hash is kept. */
export function makeVisitLink(publicUrl: string): { link: string; linkHash: string } {
  const token = randomBytes(24).toString('base64url');
  return { link: `${publicUrl}/visit/${token}`, linkHash: hashToken(token) };
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
