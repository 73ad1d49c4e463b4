import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type AdminChange, watchChanges } from '#app/admin-contract.ts';
import { channels } from '#features/business/server/channels.ts';
import { type Channel, subscribe } from '#platform/server/database/channel.ts';
import type { Database } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { HeaderCarrier } from '#platform/server/http/security/cookies.ts';
import { serveStream } from '#platform/server/http/serve-endpoint.ts';

type Watcher = { accountId: string; carrier: HeaderCarrier; events: PassThrough };

/** Proxies end what is silent for a minute, and sessions end without telling. */
const beatEveryMs = 25_000;
/** Who does not read is let go and reads everything anew when it comes back. */
const maxBufferedBytes = 16_384;

/**
 * Tells open admin panels what changed, from whichever process. A stream lasts as long as the session
 * behind it: that is asked again whenever an account changes and with every heartbeat.
 * @returns a function that ends every stream
 */
export async function addAdminChanges(
  app: FastifyInstance,
  { database, onError }: { database: Database; onError: (error: unknown) => void },
) {
  const watchers = new Set<Watcher>();
  const write = ({ events }: Watcher, text: string) => {
    events.write(text);
    if (events.writableLength > maxBufferedBytes) events.destroy();
  };
  const broadcast = (change: AdminChange) => {
    for (const watcher of watchers) write(watcher, `data: ${change}\n\n`);
  };
  const check = async (watcher: Watcher) => {
    try {
      const staff = await app.authenticate(watcher.carrier);
      if (staff?.id === watcher.accountId) return write(watcher, ': still here\n\n');
    } catch (error) {
      onError(error);
    }
    watcher.events.end();
  };
  const checkAll = (accountId?: string) => {
    for (const watcher of watchers)
      if (!accountId || watcher.accountId === accountId) check(watcher);
  };

  serveStream(app, watchChanges, ({ staff, request, reply }) => {
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new Problem(406, 'This address answers with events: ask for text/event-stream.');
    const { headers } = request;
    const watcher = { accountId: staff.id, carrier: { headers }, events: new PassThrough() };
    watchers.add(watcher);
    watcher.events.once('close', () => watchers.delete(watcher));
    // Said once it hears: what changed before may have been missed.
    write(watcher, 'data: everything\n\n');
    // An account that was closed between the question and now has not been looked at.
    check(watcher);
    return reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(watcher.events);
  });

  const timer = setInterval(checkAll, beatEveryMs);
  timer.unref();
  const onGap = () => broadcast('everything');
  const forward = <T>(channel: Channel<T>, change: AdminChange) =>
    subscribe(database, channel, { onEvent: () => broadcast(change), onGap, onError });
  const stops = [
    await forward(channels.appointments, 'appointments'),
    await forward(channels.enquiries, 'leads'),
    await forward(channels.products, 'products'),
    await forward(channels.auditLog, 'history'),
    await subscribe(database, channels.staffAccounts, {
      onEvent: checkAll,
      onGap: () => checkAll(),
      onError,
    }),
  ];
  app.addHook('preClose', (done) => {
    for (const { events } of watchers) events.end();
    done();
  });
  return async () => {
    clearInterval(timer);
    for (const stop of stops) await stop();
  };
}
