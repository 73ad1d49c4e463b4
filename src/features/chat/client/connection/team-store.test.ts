import { afterEach, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { teamStore } from './team-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the unsent messages of an account for that account only', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  const message = {
    clientMessageId: 'm1',
    content: 'From Ann',
    conversationId: null,
    state: 'waiting' as const,
    createdAt: '2026-03-02T08:10:00.000Z',
  };
  new Outbox(teamStore('ann')).add(message);
  expect(new Outbox(teamStore('bo')).list()).toEqual([]);
  expect(new Outbox(teamStore('ann')).list()).toEqual([message]);
});
