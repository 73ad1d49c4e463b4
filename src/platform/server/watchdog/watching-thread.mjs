// The watching side of watchdog.ts. Not TypeScript: a thread that strips types takes twice the memory.
import fs from 'node:fs';
import { hostname } from 'node:os';
import { workerData } from 'node:worker_threads';

const stepMs = 1_000;
const fatal = 60;

/** @type {{ shared: Int32Array, cells: { turns: number, limitMs: number, isDebugged: number } }} */
const { shared, cells } = workerData;
const nothing = new Int32Array(new SharedArrayBuffer(4));

/**
 * For how long the loop has stood still. A step that took longer than it should counts once: then this
 * thread was suspended as well, by the machine's sleep or a signal.
 */
let still = 0;
let seen = 0;

for (;;) {
  // A sleep: nobody ever wakes it.
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
    msg: 'the event loop does not turn, so the process is ended',
  };
  const text = `${JSON.stringify(line)}\n`;
  if (!tryWrite(1, text)) tryWrite(2, text);
  // A log that nobody read may have held both threads: once it is read the loop turns again.
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
    // Where nobody can be told, the process must end all the same.
    return false;
  }
}
