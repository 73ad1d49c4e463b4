import type { Message } from '../../contract.ts';

/** What a client has of a conversation: consecutive messages, oldest first. */
export type MessageLog = readonly Message[];

/**
 * Adds messages that came, in whatever order and however often, as far as they join what is there
 * at either end.
 * @returns the log (the same one when nothing new came), and whether something newer came that
 * cannot be added because messages before it are missing
 */
export function addMessages(
  log: MessageLog,
  came: readonly Message[],
): { log: MessageLog; missing: boolean } {
  const bySequence = new Map(came.map((message) => [message.sequence, message]));
  const newest = Math.max(0, ...bySequence.keys());
  const next = log.length > 0 ? [...log] : takeOne(bySequence, Math.min(...bySequence.keys()));
  extend(next, bySequence);
  const earlier = takeEarlier(next, bySequence);
  const grown = earlier.length + next.length > log.length;
  return {
    log: grown ? [...earlier, ...next] : log,
    missing: newest > (next.at(-1)?.sequence ?? 0),
  };
}

function takeOne(bySequence: ReadonlyMap<number, Message>, sequence: number): Message[] {
  const message = bySequence.get(sequence);
  return message ? [message] : [];
}

function extend(log: Message[], bySequence: ReadonlyMap<number, Message>) {
  for (;;) {
    const message = bySequence.get((log.at(-1)?.sequence ?? 0) + 1);
    if (!message) return;
    log.push(message);
  }
}

function takeEarlier(log: MessageLog, bySequence: ReadonlyMap<number, Message>): Message[] {
  const earlier: Message[] = [];
  for (let sequence = (log[0]?.sequence ?? 0) - 1; ; sequence -= 1) {
    const message = bySequence.get(sequence);
    if (!message) return earlier.reverse();
    earlier.push(message);
  }
}

/** Marks what was written to the reader as read, up to a message. */
export function markRead(log: MessageLog, reader: 'customer' | 'team', upTo: number): MessageLog {
  const isNews = (message: Message) =>
    !message.isRead &&
    message.sequence <= upTo &&
    (message.senderType === 'customer') === (reader === 'team');
  if (!log.some(isNews)) return log;
  return log.map((message) => (isNews(message) ? { ...message, isRead: true } : message));
}
