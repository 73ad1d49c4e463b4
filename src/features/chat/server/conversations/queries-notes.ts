import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { notes } from '../schema.ts';

export type NoteRow = typeof notes.$inferSelect;

const maxNotes = 200;

/** The notes on a conversation, oldest first. */
export function findNotes(db: Db, conversationId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(notes)
    .where(eq(notes.conversationId, conversationId))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(maxNotes);
}

export async function insertNote(tx: Tx, row: NoteRow) {
  await tx.insert(notes).values(row);
}
