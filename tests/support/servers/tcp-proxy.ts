import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Something between a client and a server that can do what networks do. */
export type TcpProxy = {
  port: number;
  /** Resets every connection. */
  cut: () => void;
  /** Carries nothing more on the connections there are, and ends none of them; `lasting`: nor on new ones. */
  silence: (options?: { lasting?: boolean }) => void;
  /** Refuses new connections, or takes them again. */
  refuse: (refusing: boolean) => void;
  /** New connections work again; those that fell silent stay so. */
  resume: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy on a free port. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let refusing = false;
  let silent = false;
  // A client's half is kept open when the server's ends: a silent network does not pass that on.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (refusing) return client.resetAndDestroy();
    const upstream = connect({ ...target, allowHalfOpen: true });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!from.isPaused()) to.destroy();
      });
      from.on('end', () => to.end());
      from.on('data', (data) => to.write(data));
    }
    if (silent) for (const socket of [client, upstream]) fallSilent(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    silence: ({ lasting = false } = {}) => {
      silent = lasting;
      for (const socket of sockets) fallSilent(socket);
    },
    refuse: (now) => {
      refusing = now;
    },
    resume: () => {
      silent = false;
    },
    close: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

/** Reads nothing more, not even that the other side has gone. */
function fallSilent(socket: Socket) {
  socket.removeAllListeners('data');
  socket.pause();
}
