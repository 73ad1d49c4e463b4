import type { EarlierRecord } from '#features/assistant/server/schema.ts';
import type { Card } from '#features/chat/contract.ts';

/** What a conversation knows of its customer: name, phone, email, address and postcode. */
export type ChatContact = NonNullable<EarlierRecord['contact']> & { estimateId?: string };

/** The contact details of a conversation's newest cards, else of what an earlier release had noted. */
export function contactOf(cards: readonly Card[], earlier: EarlierRecord | null): ChatContact {
  const filled = cards.filter(
    (card) =>
      card.kind === 'visit' ||
      card.kind === 'callBack' ||
      card.kind === 'problem' ||
      card.kind === 'ownVisit',
  );
  const first = (field: 'name' | 'phone' | 'email' | 'address' | 'postcode') =>
    filled
      .map((card) => (field in card ? (card as Record<string, unknown>)[field] : ''))
      .find(Boolean) as string | undefined;
  const price = cards.find((card) => card.kind === 'price');
  const estimateId = price?.estimates?.[0]?.id ?? earlier?.estimateId;
  const told = { ...earlier?.contact };
  for (const field of ['name', 'phone', 'email', 'address', 'postcode'] as const) {
    const value = first(field);
    if (value) told[field] = value;
  }
  return { ...told, ...(estimateId && { estimateId }) };
}
