import type { SenderType } from '../../contract.ts';
import { readNewest } from '../api.ts';
import type { MessageLog } from '../connection/message-log.ts';

/** Unread messages of the other side. */
export const unreadOf = (log: MessageLog, isFromOther: (sender: SenderType) => boolean) =>
  log.filter(({ senderType, isRead }) => !isRead && isFromOther(senderType));

export const isForCustomer = (sender: SenderType) => sender !== 'customer';

/** Counts the visitor's unread messages over HTTP; 0 when that fails. */
export async function countUnread(conversationId: string): Promise<number> {
  try {
    return unreadOf(await readNewest(conversationId), isForCustomer).length;
  } catch {
    // The conversation belongs to another browser, or there is no network: no badge.
    return 0;
  }
}
