import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const noticeLimitMs = 5_000;

/**
 * Tells systemd the state of a service of `Type=notify`: ready, alive (as often as its `WatchdogSec` asks for), stopping.
 * By its own program, as Node has no datagram sockets of that kind. Does nothing where systemd does not ask.
 * @param onError called when a notice could not be given; the next one is tried all the same
 */
export function openServiceManager(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv,
  onError: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  const notify = async (...states: string[]) => {
    if (NOTIFY_SOCKET === undefined) return;
    await run('systemd-notify', states, { timeout: noticeLimitMs }).catch(onError);
  };
  return {
    /** The service is open. From now on a blocked event loop is noticed. */
    notifyReady: async () => {
      await notify('--ready');
      const limitMs = Number(WATCHDOG_USEC) / 1_000;
      if (limitMs > 0) timer = setInterval(notify, limitMs / 3, 'WATCHDOG=1').unref();
    },
    notifyStopping: async () => {
      clearInterval(timer);
      await notify('STOPPING=1');
    },
  };
}
