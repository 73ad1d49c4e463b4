import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  readToast,
  showToast,
  subscribeToToasts,
  toastLimits,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shownId = () => readToast()?.id ?? 0;

test('a new toast replaces the one on screen', () => {
  showToast({ title: 'First' });
  const first = shownId();
  showToast({ title: 'Second', variant: 'destructive' });
  expect(readToast()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  expect(shownId()).not.toBe(first);
  dismissToast(shownId());
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  showToast({ title: 'Sent' });
  dismissToast(shownId());
  expect(readToast()?.open).toBe(false);
  vi.advanceTimersByTime(toastLimits.removalDelayMs - 1);
  expect(readToast()?.title).toBe('Sent');
  vi.advanceTimersByTime(1);
  expect(readToast()).toBeUndefined();
});

test('the removal of an old toast leaves a newer one alone', () => {
  showToast({ title: 'Old' });
  const old = shownId();
  dismissToast(old);
  showToast({ title: 'New' });
  dismissToast(old);
  vi.advanceTimersByTime(toastLimits.removalDelayMs);
  expect(readToast()).toMatchObject({ title: 'New', open: true });
  dismissToast(shownId());
});

test('listeners are called on show and dismiss until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  showToast({ title: 'Heard' });
  dismissToast(shownId());
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast({ title: 'Not heard' });
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast(shownId());
});

test('a toast with a duration closes when it is over, and a later one stays', () => {
  showToast({ title: 'Undo?', durationMs: 10_000 });
  vi.advanceTimersByTime(9_999);
  expect(readToast()?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(readToast()?.open).toBe(false);
  showToast({ title: 'Undo?', durationMs: 10_000 });
  showToast({ title: 'Later' });
  vi.advanceTimersByTime(10_000);
  expect(readToast()).toMatchObject({ title: 'Later', open: true });
  dismissToast(shownId());
});
