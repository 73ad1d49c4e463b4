import { eq, inArray, sql } from 'drizzle-orm';
import { channels } from '#features/business/server/channels.ts';
import { notifyOfId } from '#platform/server/database/channel.ts';
import type { DbOrTx, Tx } from '#platform/server/database/database.ts';
import type { EnquiryRow } from './queries.ts';
import { enquiries } from './schema.ts';

const isOf = (email: string) => eq(sql`lower(${enquiries.email})`, email.toLowerCase());

/** The enquiries sent with an email address, or those of some ids. */
export function findEnquiriesOf(
  db: DbOrTx,
  whose: string | readonly string[],
): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(typeof whose === 'string' ? isOf(whose) : inArray(enquiries.id, [...whose]));
}

/** Deletes a customer's enquiries, by email address or by ids, and notifies every process. @returns their ids */
export async function eraseEnquiriesOf(
  tx: Tx,
  whose: string | readonly string[],
): Promise<string[]> {
  const erased = await tx
    .delete(enquiries)
    .where(typeof whose === 'string' ? isOf(whose) : inArray(enquiries.id, [...whose]))
    .returning({ id: enquiries.id, notified: notifyOfId(channels.enquiries, enquiries.id) });
  return erased.map(({ id }) => id);
}
