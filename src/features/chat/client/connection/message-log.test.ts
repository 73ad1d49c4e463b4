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

describe('the message log', () => {
  it('starts with the first messages and appends the next', () => {
    const { log } = addMessages([], range(11, 13));
    expect(numbers(addMessages(log, [message(14)]).log)).toEqual([11, 12, 13, 14]);
  });

  it('reports missing messages instead of leaving a gap', () => {
    const { log, missing } = addMessages(range(1, 2), [message(3), message(5)]);
    expect(numbers(log)).toEqual([1, 2, 3]);
    expect(missing).toBe(true);
  });

  it('accepts history that arrives after a newer message', () => {
    expect(numbers(addMessages([message(60)], range(11, 60)).log)[0]).toBe(11);
  });

  it('is the same object when nothing is new, so that nothing is rendered again', () => {
    const log = range(1, 3);
    expect(addMessages(log, [message(2)]).log).toBe(log);
  });

  it('prepends an older page', () => {
    expect(numbers(addMessages(range(4, 5), range(2, 4)).log)).toEqual([2, 3, 4, 5]);
  });

  it('marks messages addressed to the reader as read, up to the given one', () => {
    const log = [message(1), message(2, { senderType: 'assistant' }), message(3)];
    expect(markRead(log, 'team', 2).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect(markRead(log, 'customer', 3).map(({ isRead }) => isRead)).toEqual([false, true, false]);
  });

  it('has no gaps, duplicates or disorder in any order of arrival, and is complete in the end', () => {
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
