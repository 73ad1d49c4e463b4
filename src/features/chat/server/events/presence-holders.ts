/** How long a presence stands without being renewed by its process. */
export const presenceSeconds = 75;

/** Whose presence is kept: a member of the team, or the customer of a conversation. */
export const accountHolder = (accountId: string) => `member:${accountId}`;
export const customerHolder = (conversationId: string) => `conversation:${conversationId}`;

/** The parts of a holder. */
export function readHolder(holder: string): { teamMemberId: string } | { conversationId: string } {
  const split = holder.indexOf(':');
  const id = holder.slice(split + 1);
  return holder.startsWith('member:') ? { teamMemberId: id } : { conversationId: id };
}
