import fs from 'node:fs';
import { hostname } from 'node:os';
import type { DestinationStream } from 'pino';
import { chooseLogFormat, type FormatLogLine } from './log-format.ts';

/** Maximum bytes of lines that wait while the log cannot be written. */
const maxWaitingBytes = 1_048_576;
const retryMs = 100;
/** How long the process's exit may wait for a slow reader. */
const exitLimitMs = 1_000;
const exitStepMs = 10;
const warn = 40;

/** Writes a prefix of the bytes. @returns how many were written @throws what fs.writeSync throws */
export type WriteSome = (bytes: Uint8Array) => number;

export type LogDestination = DestinationStream & {
  /** Writes the waiting lines, briefly waiting for a slow reader. */
  finish(): void;
};

/** Standard output as a log destination: see createLogDestination and chooseLogFormat. */
export async function createStdoutDestination(): Promise<DestinationStream> {
  // Accessing process.stdout makes a pipe or socket non-blocking, so that one without a reader blocks
  // nothing.
  const { fd } = process.stdout;
  const format = await chooseLogFormat(process.stdout);
  const destination = createLogDestination((bytes) => fs.writeSync(fd, bytes), format);
  process.once('exit', () => destination.finish());
  return destination;
}

/**
 * A log destination that never blocks the process. While the log cannot be written, because its disk is
 * full or its reader is slow, a megabyte of lines waits and later lines are lost; a line then reports at
 * that place how many are missing. Lines are written whole. After EPIPE nothing more is written.
 */
export function createLogDestination(
  writeSome: WriteSome,
  format: FormatLogLine = (line) => line,
): LogDestination {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let lost = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const keep = (line: string) => {
    const bytes = Buffer.from(line);
    waiting.push(bytes);
    waitingBytes += bytes.length;
  };

  /** @returns the error code why lines still wait, or undefined when none do */
  function flush(): string | undefined {
    for (;;) {
      const [next] = waiting;
      if (!next) {
        if (lost === 0) return undefined;
        keep(format(lostLine(lost)));
        lost = 0;
        continue;
      }
      const written = tryWrite(next);
      if (typeof written === 'string') return written;
      waitingBytes -= written;
      if (written < next.length) waiting[0] = next.subarray(written);
      else waiting.shift();
    }
  }

  function tryWrite(bytes: Uint8Array): number | string {
    try {
      return writeSome(bytes) || 'EAGAIN';
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') {
        isClosed = true;
        waiting = [];
        waitingBytes = 0;
      }
      return code;
    }
  }

  function retryLater() {
    if (retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      if (flush() !== undefined && !isClosed) retryLater();
    }, retryMs).unref();
  }

  return {
    write(json) {
      if (isClosed) return;
      const line = format(json);
      const isStuck = flush() !== undefined;
      if (isStuck && (lost > 0 || waitingBytes + Buffer.byteLength(line) > maxWaitingBytes)) {
        lost += 1;
      } else {
        keep(line);
      }
      if ((isStuck || flush() !== undefined) && !isClosed) retryLater();
    },
    finish() {
      const sleeper = new Int32Array(new SharedArrayBuffer(4));
      for (let waited = 0; !isClosed && waited < exitLimitMs; waited += exitStepMs) {
        // Only a slow reader recovers within a moment; a full disk does not.
        if (flush() !== 'EAGAIN') return;
        Atomics.wait(sleeper, 0, 0, exitStepMs);
      }
    },
  };
}

/** The line that reports lost lines, in pino's format. */
function lostLine(lines: number): string {
  const line = {
    level: warn,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    lines,
    msg: 'log lines lost',
  };
  return `${JSON.stringify(line)}\n`;
}
