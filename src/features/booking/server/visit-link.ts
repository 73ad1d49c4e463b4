import { addDays, dayInLondon, instantInLondon } from '#platform/dates/london-time.ts';
import { hashToken, makeToken } from '#platform/server/http/security/tokens.ts';
import { type Visit, visitEnd } from '../visit-slots.ts';

/** Days for which the link of a booking without a fixed visit remains valid after the last preferred date. */
const daysToAnswer = 30;

/** Creates a visit link with 192 random bits. Each mail has its own, since only the hash is stored. */
export function makeVisitLink(publicUrl: string): { link: string; linkHash: string } {
  const token = makeToken(24);
  return { link: `${publicUrl}/visit/${token}`, linkHash: hashToken(token) };
}

/** Whether a link has ended: with its visit, or some time after the last preferred date. */
export function hasLinkEnded(
  preferredDates: readonly string[],
  visit: Visit | undefined,
  now: Date,
): boolean {
  if (visit) return visitEnd(visit) <= now;
  const last = preferredDates.toSorted().at(-1) ?? dayInLondon(now);
  return instantInLondon(addDays(last, daysToAnswer), '00:00') <= now;
}
