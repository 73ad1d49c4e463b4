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
 * once: this thread was then suspended as well, by a sleeping machine or a signal.
 */
let still = 0;
let seen = 0;

for (;;) {
  // Sleeps for one step: the location is never notified.
  Atomics.wait(nothing, 0, 0, stepMs);
  const turns = Atomics.load(shared, cells.turns);
  still = turns === seen && Atomics.load(shared, cells.isDebugged) === 0 ? still + stepMs : 0;
  seen = turns;
  if (still >= Atomics.load(shared, cells.limitMs)) endProcess();
}

function endProcess() {
  const line = {
    level: fatal,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    stillForMs: still,
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
