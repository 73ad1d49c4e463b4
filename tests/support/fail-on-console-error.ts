import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error on the console that no test expects is a defect nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
