import pg from 'pg';

type Hearing = {
  onMessage: (payload: string) => void;
  onGap: () => void;
  onError: (error: Error) => void;
};

const firstPause = 250;
const longestPause = 10_000;

/**
 * Listens on a channel with a connection of its own and connects again when it is lost.
 * @returns a function that stops listening
 * @throws the driver's error when the first connection fails
 */
export async function listenOnPostgres(url: string, channel: string, hearing: Hearing) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', hearing.onError);
    next.on('notification', (message) => hearing.onMessage(message.payload ?? ''));
    next.once('end', () => next === client && reconnect(firstPause));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    if (stopped) await next.end();
  };

  const reconnect = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(hearing.onGap, (error: Error) => {
        hearing.onError(error);
        reconnect(Math.min(pause * 2, longestPause));
      });
    }, pause);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
