import type { FastifyBaseLogger } from 'fastify';

const graceMs = 15_000;

/**
 * Calls `stop` once at SIGTERM or SIGINT; a second signal, or a stop that takes too long, ends the
 * process.
 */
export function onShutdownSignal(log: FastifyBaseLogger, stop: () => Promise<void>) {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('shutdown timed out');
      process.exit(1);
    }, graceMs).unref();
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
