import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import type { Message } from '../../contract.ts';
import { addMessages, type MessageLog, markRead } from './message-log.ts';

const message = (sequence: number, more: Partial<Message> = {}): Message => ({
  id: `m${sequence}`,
  conversationId: 'c',
  sequence,
  content: `message ${sequence}`,
  senderType: 'customer',
  senderId: null,
  senderName: null,
  clientMessageId: null,
  isRead: false,
  createdAt: '2026-06-01T10:00:00.000Z',
  ...more,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => message(from + i));
const numbers = (log: MessageLog) => log.map(({ sequence }) => sequence);

describe('what a client has of a conversation', () => {
  it('begins with what it is given first, and grows by the next', () => {
    const { log } = addMessages([], range(11, 13));
    expect(numbers(addMessages(log, [message(14)]).log)).toEqual([11, 12, 13, 14]);
  });

  it('tells that something is missing instead of jumping over it', () => {
    const { log, missing } = addMessages(range(1, 2), [message(3), message(5)]);
    expect(numbers(log)).toEqual([1, 2, 3]);
    expect(missing).toBe(true);
  });

  it('takes the history that comes after a message that was faster', () => {
    expect(numbers(addMessages([message(60)], range(11, 60)).log)[0]).toBe(11);
  });

  it('is the same list when nothing new came, so that nothing is drawn again', () => {
    const log = range(1, 3);
    expect(addMessages(log, [message(2)]).log).toBe(log);
  });

  it('grows in front by an older page', () => {
    expect(numbers(addMessages(range(4, 5), range(2, 4)).log)).toEqual([2, 3, 4, 5]);
  });

  it('marks as read what was written to the reader, up to the message', () => {
    const log = [message(1), message(2, { senderType: 'assistant' }), message(3)];
    expect(markRead(log, 'team', 2).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect(markRead(log, 'customer', 3).map(({ isRead }) => isRead)).toEqual([false, true, false]);
  });

  it('is without gap, double or disorder whatever comes, and whole once all has come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }), { maxLength: 20 }),
        (last, batches) => {
          let log: MessageLog = [message(1)];
          for (const batch of batches) {
            log = addMessages(
              log,
              batch.map((n) => message(Math.min(n, last))),
            ).log;
            expect(numbers(log)).toEqual(numbers(log).map((_, i) => i + 1));
          }
          expect(numbers(addMessages(log, range(1, last)).log)).toHaveLength(last);
        },
      ),
    );
  });
});
