// A process under the watchdog: `watched-process.ts <limit in ms> spin|pause`.
import { startWatchdog } from '#platform/server/watchdog/watchdog.ts';

const [limit, how] = process.argv.slice(2);
startWatchdog(Number(limit));
if (how === 'spin') for (;;);

const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
process.stdout.write('begins\n');
const pauses = setInterval(() => standStill(300), 400);
setTimeout(() => clearInterval(pauses), 6_000);
