type Turn = {
  /** This tab has become the leader. @returns the cleanup for when it stops being it */
  onTurn: () => () => void;
  /** Another tab is the leader. */
  onWait: () => void;
};

const lockName = 'chat';

/**
 * Elects one tab per browser to hold the chat's socket, by a Web Lock. The first response on a socket
 * sets the visitor cookie, so two tabs that connect at once would become two visitors. A waiting tab
 * becomes leader when the leader closes, or by `takeOver`. Web Locks need a secure context; without it
 * every tab is a leader.
 */
export function electLeader({ onTurn, onWait }: Turn) {
  if (!navigator.locks) return { takeOver: () => {}, stop: onTurn() };
  let waiting: AbortController | undefined;
  let leave: (() => void) | undefined;
  let isOver = false;
  let isTakingOver = false;

  const hold = (lock: Lock | null) => {
    if (isOver) return;
    if (!lock) return onWait();
    return new Promise<void>((resolve) => {
      const end = onTurn();
      leave = () => {
        leave = undefined;
        end();
        resolve();
      };
    });
  };
  const ask = async (options: LockOptions) => {
    try {
      await navigator.locks.request(lockName, options, hold);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      // Stolen by another tab, or aborted by `stop`: only a leader has something to clean up.
      if (leave) {
        leave();
        onWait();
      }
    }
  };
  const run = async () => {
    let options: LockOptions = { ifAvailable: true };
    while (!isOver) {
      await ask(options);
      waiting = new AbortController();
      options = isTakingOver ? { steal: true } : { signal: waiting.signal };
      isTakingOver = false;
    }
  };
  run();
  return {
    takeOver: () => {
      isTakingOver = true;
      waiting?.abort();
    },
    stop: () => {
      isOver = true;
      waiting?.abort();
      leave?.();
    },
  };
}
