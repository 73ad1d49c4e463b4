type Turn = {
  /** This tab has its turn. @returns what ends it */
  onTurn: () => () => void;
  /** Another tab has its turn. */
  onWait: () => void;
};

const lockName = 'chat';

/**
 * Lets one tab of a browser at a time have the chat. A socket without a cookie is given one by the
 * answer: two that open at once would be two visitors. A tab that waits has its turn when the other
 * one closes, or takes it over. Browsers know locks in secure pages only; elsewhere every tab has its turn.
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
      // Taken over by another tab, unless it was this one that stopped waiting.
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
