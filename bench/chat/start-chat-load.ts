import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Figures, Order } from './chat-load.ts';

/** Starts the chat's load in a process of its own. */
export function startChatLoad() {
  const child = fork(path.join(import.meta.dirname, 'chat-load.ts'));
  const answer = async (order: Order) => {
    child.send(order);
    return (await once(child, 'message'))[0];
  };
  return {
    send: async (order: Order) => void (await answer(order)),
    measure: async (order: Order) => (await answer(order)) as Figures,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
