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

/**
 * Heartbeat interval: proxies close connections that are silent for a minute, and sessions expire without
 * an event.
 */
const heartbeatMs = 25_000;
/** A client that does not read is disconnected; it reloads everything when it reconnects. */
const maxBufferedBytes = 16_384;

/**
 * Streams the kinds of changes from all processes to open admin panels, as server-sent events. A stream
 * lasts as long as its session, which is checked whenever an account changes and with every heartbeat.
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
    // Sent once the stream is subscribed: earlier changes may have been missed.
    write(watcher, 'data: everything\n\n');
    // Catches an account that was closed between the authentication and the subscription.
    check(watcher);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(watcher.events);
  });

  const timer = setInterval(checkAll, heartbeatMs);
  timer.unref();
  const onGap = () => broadcast('everything');
  const forward = <T>(
    channel: Channel<T>,
    change: AdminChange,
    isOne: (event: T) => boolean = () => true,
  ) =>
    subscribe(database, channel, {
      onEvent: (event) => isOne(event) && broadcast(change),
      onGap,
      onError,
    });
  const stops = [
    await forward(channels.appointments, 'appointments'),
    await forward(channels.diary, 'diary'),
    await forward(channels.enquiries, 'leads'),
    await forward(channels.chat, 'chats', ({ kind }) => kind === 'changed'),
    await forward(channels.customers, 'customers'),
    await forward(channels.products, 'products'),
    await forward(channels.reviews, 'reviews'),
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
