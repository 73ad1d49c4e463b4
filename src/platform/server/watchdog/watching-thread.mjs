// The watching thread of watchdog.ts. JavaScript, because a thread that strips types takes twice the
// memory.
import fs from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';

const stepMs = 1_000;
const fatal = 60;

/** @type {{ shared: Int32Array, cells: { turns: number, limitMs: number, isDebugged: number } }} */
const { shared, cells } = workerData;
const nothing = new Int32Array(new SharedArrayBuffer(4));

/**
 * For how long the loop has been blocked, in milliseconds. A step that took longer than planned counts
 * once: this thread was then suspended as well, by a sleeping machine or a signal. What the watched thread
 * waited for a processor does not count: on a busy machine it is not blocked.
 */
let still = 0;
let seen = 0;
let waited = readWait();

for (;;) {
  // Sleeps for one step: the location is never notified.
  Atomics.wait(nothing, 0, 0, stepMs);
  const turns = Atomics.load(shared, cells.turns);
  const waitedBefore = waited;
  waited = readWait();
  const counted = Math.max(0, stepMs - (waited - waitedBefore));
  still = turns === seen && Atomics.load(shared, cells.isDebugged) === 0 ? still + counted : 0;
  seen = turns;
  if (still >= Atomics.load(shared, cells.limitMs)) endProcess();
}

/** For how many milliseconds the main thread has waited for a processor so far; 0 where only Linux would tell. */
function readWait() {
  try {
    const [, nanoseconds] = fs
      .readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
      .split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

function endProcess() {
  const line = {
    level: fatal,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    stillForMs: Math.round(still),
    msg: 'event loop blocked, process ended',
  };
  const text = `${JSON.stringify(line)}\n`;
  if (!tryWrite(1, text)) tryWrite(2, text);
  // A log without a reader may have blocked both threads: once it is read the loop turns again.
  if (Atomics.load(shared, cells.turns) === seen) process.kill(process.pid, 'SIGKILL');
}

/**
 * @param {number} fd
 * @param {string} text
 */
function tryWrite(fd, text) {
  try {
    return fs.writeSync(fd, text) > 0;
  } catch {
    // Without a log the process must end all the same.
    return false;
  }
}
