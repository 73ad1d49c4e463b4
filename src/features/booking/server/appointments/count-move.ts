import { countAgainstLimits, formLimits } from '#platform/server/http/submissions/rate-limit.ts';
import type { BookingDeps } from '../booking-deps.ts';

/**
 * Counts a change of a visit by its customer, by link or in the chat. Each sends two emails, so both the visit and the
 * network are limited.
 * @throws Problem 429
 */
export async function countMove(
  { db, clock, formsPerHour }: Pick<BookingDeps, 'db' | 'clock' | 'formsPerHour'>,
  { id, network }: { id: string; network: string },
) {
  const limits = formLimits('moves', formsPerHour);
  await countAgainstLimits(db, limits, `visit ${id}`, clock());
  await countAgainstLimits(db, limits, network, clock());
}
