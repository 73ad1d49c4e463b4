import { expect, it } from 'vitest';
import { createLogDestination } from './log-destination.ts';

/** A log that accepts a number of bytes and then fails with the given code. */
function makeLog(room: number, code = 'ENOSPC') {
  const log = { text: '', room, code, calls: 0 };
  const destination = createLogDestination((bytes) => {
    log.calls += 1;
    if (log.room === 0) throw Object.assign(new Error(log.code), { code: log.code });
    const taken = bytes.subarray(0, log.room);
    log.room -= taken.length;
    log.text += Buffer.from(taken).toString('latin1');
    return taken.length;
  });
  return { log, destination };
}

it.each(['ENOSPC', 'EIO', 'EAGAIN'])('after %s, lines are whole and in order', (code) => {
  const { log, destination } = makeLog(10, code);
  destination.write('line 1\n');
  destination.write('line 2\n');
  destination.write('line 3\n');
  expect(log.text).toBe('line 1\nlin');
  log.room = 1_000;
  destination.write('line 4\n');
  expect(log.text).toBe('line 1\nline 2\nline 3\nline 4\n');
});

it('waiting lines are bounded, and lost lines are reported once, at their place', () => {
  const { log, destination } = makeLog(0);
  const line = `${'x'.repeat(99_999)}\n`;
  for (let i = 0; i < 15; i += 1) destination.write(line);
  log.room = 10_000_000;
  destination.write('again\n');
  destination.write('and again\n');
  const lines = log.text.trim().split('\n');
  expect(lines).toHaveLength(13);
  expect(JSON.parse(lines[10] ?? '')).toMatchObject({
    level: 40,
    pid: process.pid,
    lines: 5,
    msg: 'log lines lost',
  });
  expect(lines.slice(11)).toEqual(['again', 'and again']);
});

it('waiting lines are written without another log call', async () => {
  const { log, destination } = makeLog(0, 'EAGAIN');
  destination.write('line 1\n');
  log.room = 1_000;
  await expect.poll(() => log.text).toBe('line 1\n');
});

it('nothing is written after the reader has gone', () => {
  const { log, destination } = makeLog(0, 'EPIPE');
  destination.write('line 1\n');
  destination.write('line 2\n');
  destination.finish();
  expect(log.calls).toBe(1);
});

it('the process’s exit waits for a slow reader, but not for a full disk', () => {
  const behind = makeLog(0, 'EAGAIN');
  behind.destination.write('line 1\n');
  const full = makeLog(0);
  full.destination.write('line 1\n');
  const calls = full.log.calls;
  full.destination.finish();
  expect(full.log.calls).toBe(calls + 1);
  behind.destination.finish();
  expect(behind.log.calls).toBeGreaterThan(10);
});
