/** How long presence lasts without renewal by its process, in seconds. */
export const presenceSeconds = 75;

/** Keys under which presence is stored: a staff account, or the customer of a conversation. */
export const accountHolder = (accountId: string) => `member:${accountId}`;
export const customerHolder = (conversationId: string) => `conversation:${conversationId}`;

/** Parses such a key. */
export function readHolder(holder: string): { teamMemberId: string } | { conversationId: string } {
  const split = holder.indexOf(':');
  const id = holder.slice(split + 1);
  return holder.startsWith('member:') ? { teamMemberId: id } : { conversationId: id };
}
