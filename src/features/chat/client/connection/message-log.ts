import type { Message } from '../../contract.ts';

/** The loaded messages of a conversation: consecutive, oldest first. */
export type MessageLog = readonly Message[];

/**
 * Merges messages into a log, in any order and with repetitions, as far as they join either end.
 * @returns the log (the same object when nothing is new), and whether there are newer messages that cannot
 * be added because earlier ones are missing
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

/** Marks messages addressed to the reader as read, up to a sequence number. */
export function markRead(log: MessageLog, reader: 'customer' | 'team', upTo: number): MessageLog {
  const isNews = (message: Message) =>
    !message.isRead &&
    message.sequence <= upTo &&
    (message.senderType === 'customer') === (reader === 'team');
  if (!log.some(isNews)) return log;
  return log.map((message) => (isNews(message) ? { ...message, isRead: true } : message));
}
