import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '#platform/server/database/database.ts';
import { isAnyOf } from '#platform/server/database/ids/is-any-of.ts';
import { type Card, card, type FilledCard, type SentCard } from '../../cards.ts';
import { conversations, messages, notes } from '../schema.ts';

/**
 * The newest card of each kind in some conversations: all that a conversation knows of its customer's wishes. Cards of
 * an earlier release that cannot be read any more are left out.
 */
export async function findNewestCards(
  db: DbOrTx,
  conversationIds: readonly string[],
): Promise<Map<string, Card[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.conversationId, card: sql<unknown>`newest.card` })
    .from(messages)
    .innerJoin(
      sql`lateral jsonb_array_elements(coalesce(${messages.attachments} -> 'cards', '[]')) with ordinality as newest(card, place)`,
      sql`newest.card ? 'kind'`,
    )
    .where(isAnyOf(messages.conversationId, [...conversationIds]))
    .orderBy(messages.conversationId, desc(messages.sequence), sql`newest.place desc`);
  const found = new Map<string, Card[]>();
  for (const row of rows) {
    const parsed = card.safeParse(row.card);
    const known = found.get(row.id) ?? [];
    if (!parsed.success || known.some(({ kind }) => kind === parsed.data.kind)) continue;
    found.set(row.id, [...known, parsed.data]);
  }
  return found;
}

/** The newest card of each kind in one conversation. */
export const findCards = async (db: Db, conversationId: string): Promise<Card[]> =>
  (await findNewestCards(db, [conversationId])).get(conversationId) ?? [];

const maxUnfinished = 50;

/**
 * Visit, call-back and problem cards with a phone number that were not sent, in conversations that nobody of the team has and
 * that were last active within a time.
 */
export async function findUnfinishedCards(
  db: Db,
  { before, after }: { before: Date; after: Date },
): Promise<{ conversationId: string; card: SentCard }[]> {
  const { id, takenById, handedOverAt, status, updatedAt } = conversations;
  const quiet = await db
    .select({ id })
    .from(conversations)
    .where(
      and(
        isNull(takenById),
        isNull(handedOverAt),
        eq(status, 'active'),
        lt(updatedAt, before),
        gt(updatedAt, after),
        sql`not exists (select 1 from ${notes} n where n.conversation_id = ${id} and n.content like 'Not sent:%')`,
        sql`exists (select 1 from ${messages} m where m.conversation_id = ${id} and m.attachments -> 'cards' is not null)`,
      ),
    )
    .limit(maxUnfinished);
  const cards = await findNewestCards(
    db,
    quiet.map((row) => row.id),
  );
  return [...cards].flatMap(([conversationId, newest]) => {
    const unsent = newest.find(
      (one): one is SentCard =>
        (one.kind === 'visit' || one.kind === 'callBack' || one.kind === 'problem') &&
        !one.sent &&
        one.phone !== '',
    );
    return unsent ? [{ conversationId, card: unsent }] : [];
  });
}

/**
 * Replaces the newest card of its kind in a locked conversation by what the customer has entered since. A card that was
 * sent, or that another one has followed, stays as it is.
 * @returns the card that stands now, or undefined where the conversation has none of the kind
 */
export async function replaceCard(
  tx: Tx,
  conversationId: string,
  given: FilledCard,
): Promise<FilledCard | undefined> {
  const [row] = await tx
    .select({ id: messages.id, attachments: messages.attachments })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        sql`${messages.attachments} -> 'cards' @> ${JSON.stringify([{ kind: given.kind }])}::jsonb`,
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(1)
    .for('update');
  const kept = row?.attachments?.cards ?? [];
  const at = kept.findLastIndex(({ kind }) => kind === given.kind);
  const stored = kept[at];
  if (!row || !stored || !('id' in stored)) return undefined;
  if (stored.id !== given.id || ('sent' in stored && stored.sent)) return stored;
  const changes = 'changes' in stored && stored.changes ? { changes: stored.changes } : {};
  const next = { ...given, ...changes, ...('sent' in given && { sent: undefined }) } as FilledCard;
  const attachments = { ...row.attachments, cards: kept.with(at, next) };
  await tx.update(messages).set({ attachments }).where(eq(messages.id, row.id));
  return next;
}
