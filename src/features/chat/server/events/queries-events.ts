import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#platform/server/database/database.ts';
import { type ChatEvent, chatChannel } from './chat-events.ts';

/** Tells every process; inside a transaction it is heard at the commit. */
export async function publish(tx: DbOrTx, ...events: ChatEvent[]) {
  const payloads = events.map((event) => JSON.stringify(event));
  await tx.execute(
    sql`select pg_notify(${chatChannel}, payload)
        from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
  );
}
