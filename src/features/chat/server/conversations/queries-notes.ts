import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { notes } from '../schema.ts';

export type NoteRow = typeof notes.$inferSelect;

const mostNotes = 200;

/** The notes on a conversation, oldest first. */
export function findNotes(db: Db, conversationId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(eq(notes.conversationId, conversationId))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(mostNotes);
}

export async function insertNote(tx: Db, row: NoteRow) {
  await tx.insert(notes).values(row);
}
