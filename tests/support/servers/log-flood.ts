import { createStdoutDestination } from '#platform/server/log-destination.ts';
import { createLogger } from '#platform/server/logger.ts';

/** Logs as many lines as its argument says without a pause, tells stderr, and ends once its parent says so. */
const lines = Number(process.argv[2]);
const log = createLogger('info', await createStdoutDestination());
for (let number = 0; number < lines; number += 1)
  log.info({ number, filling: 'x'.repeat(200) }, 'a line');
process.stderr.write('logged');
process.stdin.resume();
