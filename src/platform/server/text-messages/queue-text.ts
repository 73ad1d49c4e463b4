import { randomBytes } from 'node:crypto';
import type { Tx } from '../database/database.ts';
import { insertText, type TextRow } from './queries.ts';

export type NewText = Pick<TextRow, 'eventKey' | 'about' | 'revision' | 'recipient'> & {
  body: string;
};

/** Adds a text to the outbox, in the transaction of the change that it reports. */
export function queueText(tx: Tx, message: NewText, now: Date) {
  const id = randomBytes(16).toString('hex');
  return insertText(tx, { ...message, id, dueAt: now, createdAt: now });
}
