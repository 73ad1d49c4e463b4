import type { SenderType } from '../../contract.ts';
import { readNewest } from '../api.ts';
import type { MessageLog } from '../connection/message-log.ts';

/** Messages that one side wrote and the other has not read. */
export const unreadOf = (log: MessageLog, isFromOther: (sender: SenderType) => boolean) =>
  log.filter(({ senderType, isRead }) => !isRead && isFromOther(senderType));

export const isForCustomer = (sender: SenderType) => sender !== 'customer';

/** How much waits for the visitor, without a live connection; 0 when it cannot be known. */
export async function countUnread(conversationId: string): Promise<number> {
  try {
    return unreadOf(await readNewest(conversationId), isForCustomer).length;
  } catch {
    // The conversation is not this browser's any more, or there is no network: the badge stays away.
    return 0;
  }
}
