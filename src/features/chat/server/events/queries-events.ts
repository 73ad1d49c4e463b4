import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { chatChannel, type Notice } from './chat-events.ts';

/** Tells every process; inside a transaction it is heard at the commit. */
export async function announce(tx: Db, ...notices: Notice[]) {
  const payloads = notices.map((notice) => JSON.stringify(notice));
  await tx.execute(
    sql`select pg_notify(${chatChannel}, payload)
        from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
  );
}
