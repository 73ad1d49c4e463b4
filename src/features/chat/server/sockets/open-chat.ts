import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ChatEvent, channels } from '#features/business/server/channels.ts';
import { createBatcher } from '#platform/server/batcher.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import type { Database, Db } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/errors/problem.ts';
import type { Authenticate } from '#platform/server/http/security/access.ts';
import type { HeaderCarrier } from '#platform/server/http/security/cookies.ts';
import { isCrossSite } from '#platform/server/http/security/cross-site.ts';
import {
  countAgainstLimit,
  countAllAgainstLimits,
  type RateLimit,
} from '#platform/server/http/submissions/rate-limit.ts';
import type { NetworkQueue } from '#platform/server/limits/network-queue.ts';
import { Peer } from '#platform/server/realtime/peer.ts';
import { startHeartbeat } from '#platform/server/realtime/start-heartbeat.ts';
import type { SocketService } from '#platform/server/sockets.ts';
import type { FilledCard } from '../../cards.ts';
import { limits } from '../../limits.ts';
import { kindOf, openSockets } from '../chat-metrics.ts';
import { nameVisitor } from '../conversations/name-customer.ts';
import { createMessageStore } from '../conversations/store-messages.ts';
import { Presence } from '../events/presence.ts';
import { accountHolder, customerHolder } from '../events/presence-holders.ts';
import { addChatRoutes, type SendCard } from '../routes.ts';
import { type Assistant, AssistantTurns } from '../turns/assistant-turns.ts';
import { Broadcaster } from './broadcaster.ts';
import { handleFrame } from './handle-frame.ts';
import { type Caller, LiveClient } from './live-client.ts';
import { SocketRevoker } from './revoke-sockets.ts';
import { makeVisitor, readVisitor, visitorCookie } from './visitor-cookie.ts';

/** A network's message limit as a multiple of a visitor's, since several people may share a network. */
const networkFactor = 5;
/** Send buffer limit for staff sockets, which receive every conversation. */
const maxStaffBufferedBytes = 4 * 1024 * 1024;

export type ChatDeps = {
  database: Database;
  clock: () => Date;
  publicUrl: string;
  readNetwork: (request: IncomingMessage) => string;
  /** The queue for lookups by visitors. */
  queue: NetworkQueue;
  authenticate: Authenticate;
  onError: (error: unknown) => void;
  /** Called with an upgrade that another website's page asked for, besides its refusal. */
  onCrossSite?: (request: IncomingMessage) => void;
  /** A card as it may be kept: its sums are those of stored estimates. Default: as it is. */
  checkCard?: ((card: FilledCard) => Promise<FilledCard>) | undefined;
  /** Stores the request that a card was filled in for, with its messages; omitted, none can be sent. */
  sendCard?: SendCard | undefined;
  /** Answers while no team member has taken a conversation; optional. */
  assistant?: Assistant | undefined;
  assistantTimeoutMs?: number | undefined;
  messagesPerMinute?: number | undefined;
  heartbeatMs?: number | undefined;
  /** Send buffer limit for visitors' sockets; a client beyond it is disconnected. */
  maxBufferedBytes?: number | undefined;
};

export type Chat = {
  socket: SocketService;
  addRoutes: (app: FastifyInstance) => void;
  /** Stores the name and email a visitor gave in a form; ignored for visitors without a chat. */
  nameVisitor: (carrier: HeaderCarrier, told: { name: string; email: string }) => Promise<void>;
  /** Takes up turns of the assistant that were left; called once the server listens. */
  start: () => void;
  stop: () => Promise<void>;
};

/** Starts the chat of one process: sockets, routes, and subscriptions to database notifications. */
export async function openChat(deps: ChatDeps): Promise<Chat> {
  const { database, clock, publicUrl, authenticate, onError } = deps;
  const { db } = database;
  const cookie = visitorCookie(publicUrl.startsWith('https:'));
  const clients = new Set<LiveClient>();
  const broadcaster = new Broadcaster(db, onError);
  const presence = new Presence(db, onError);
  const staffWatch = new SocketRevoker({ clients, authenticate, onError });
  const store = createMessageStore(db, clock);
  const messageLimit = {
    name: 'chat message',
    limit: deps.messagesPerMinute ?? limits.messagesPerMinute,
    windowSeconds: 60,
  };
  const networkLimit = {
    name: 'chat message of a network',
    limit: messageLimit.limit * networkFactor,
    windowSeconds: 60,
  };
  // New conversations are limited by network, since deleting the cookie makes a new visitor.
  const beginLimit = {
    name: 'chat conversation',
    limit: messageLimit.limit * limits.conversationsPerHourFactor,
    windowSeconds: 3_600,
  };
  const { readNetwork, queue } = deps;
  const countMessage = createBatcher((callers: Caller[]) =>
    countMessages(db, callers, { messageLimit, networkLimit, now: clock() }),
  );
  const turns =
    deps.assistant &&
    new AssistantTurns({
      db,
      clock,
      assistant: deps.assistant,
      store,
      process: randomUUID(),
      onError,
      timeoutMs: deps.assistantTimeoutMs ?? 60_000,
    });

  const join = (client: LiveClient, conversationId: string, after: number) => {
    if (!clients.has(client) || client.caller.staff) return;
    if (broadcaster.messages.isSubscribed(conversationId, client)) return;
    broadcaster.messages.subscribe(conversationId, client, after);
    presence.arrive(customerHolder(conversationId));
  };
  const frameDeps = {
    db,
    clock,
    countMessage,
    countBeginning: (network: string) => countAgainstLimit(db, beginLimit, network, clock()),
    authenticate,
    store,
    subscribe: join,
    isSubscribed: (client: LiveClient, conversationId: string) =>
      broadcaster.messages.isSubscribed(conversationId, client),
    checkCard: deps.checkCard ?? ((card: FilledCard) => Promise.resolve(card)),
    turns,
    queue,
    onError,
  };
  const handle = (event: ChatEvent) => {
    if (event.kind === 'turns') turns?.takeWaiting().catch(onError);
    else broadcaster.handle(event);
  };

  const enter = (client: LiveClient) => {
    const { peer, caller } = client;
    clients.add(client);
    openSockets.inc(kindOf(caller));
    peer.onClose(() => {
      openSockets.dec(kindOf(caller));
      clients.delete(client);
      for (const id of broadcaster.messages.leave(client)) presence.depart(customerHolder(id));
      if (caller.staff) presence.depart(accountHolder(caller.staff.id));
    });
    peer.onFrame((data, isBinary) => handleFrame(frameDeps, client, data, isBinary));
    if (caller.staff) {
      broadcaster.messages.watch(client);
      presence.arrive(accountHolder(caller.staff.id));
    }
    client.sendFrame({ type: 'connected', teamMemberId: caller.staff?.id ?? null });
  };

  const stops = [
    startHeartbeat({ [Symbol.iterator]: () => peersOf(clients) }, deps.heartbeatMs ?? 25_000),
    await subscribe(database, channels.chat, {
      onEvent: handle,
      onGap: () => {
        // Visitors' messages are loaded again here; the inbox has to reconnect and refetch.
        broadcaster.messages.refresh();
        staffWatch.sendAway();
      },
      onError,
    }),
    await subscribe(database, channels.staffAccounts, {
      onEvent: (accountId) => staffWatch.check(accountId),
      onGap: () => staffWatch.check(),
      onError,
    }),
    staffWatch.checkNowAndThen(),
    () => broadcaster.messages.stop(),
    () => turns?.stop(),
    () => presence.stop(),
  ];

  return {
    socket: {
      admit: async (request) => {
        const { headers } = request;
        if (isCrossSite(headers, { host: headers.host ?? '', publicUrl })) {
          deps.onCrossSite?.(request);
          throw new Problem(403, 'This chat can be used from our own website only.');
        }
        // Every browser sends one with its cookies.
        if (headers.cookie !== undefined && headers.origin === undefined)
          throw new Problem(403, 'A socket with cookies must name its Origin.');
        const turn = staffWatch.turn;
        const staff = await authenticate({ headers });
        const known = readVisitor(request, cookie);
        const { visitor, setCookie } = known
          ? { visitor: known, setCookie: undefined }
          : makeVisitor(cookie);
        return {
          setCookie,
          open: (socket) => {
            const peer = new Peer(socket, {
              maxBufferedBytes: staff ? maxStaffBufferedBytes : deps.maxBufferedBytes,
              frameRate: {
                capacity: Math.max(100, 5 * messageLimit.limit),
                perSecond: Math.max(20, messageLimit.limit),
              },
              onError,
            });
            enter(new LiveClient(peer, { visitor, staff, network: readNetwork(request) }, headers));
            // Checks again if accounts changed between authentication and registration of the socket.
            if (staff && staffWatch.turn !== turn) staffWatch.check(staff.id);
          },
        };
      },
    },
    nameVisitor: async (carrier, told) => {
      const visitor = readVisitor(carrier, cookie);
      if (visitor) await db.transaction((tx) => nameVisitor(tx, visitor, told));
    },
    addRoutes: (app) =>
      addChatRoutes(app, { db, clock, cookie, authenticate, sendCard: deps.sendCard }),
    start: () => turns?.start(),
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

/** Messages over a visitor's own limit do not count against the network, which others share. */
async function countMessages(
  db: Db,
  callers: Caller[],
  {
    messageLimit,
    networkLimit,
    now,
  }: { messageLimit: RateLimit; networkLimit: RateLimit; now: Date },
): Promise<(Problem | undefined)[]> {
  const visitors = callers.map(({ visitor }) => visitor);
  const errors = await countAllAgainstLimits(db, [messageLimit], visitors, now);
  const passed = callers.filter((_, i) => !errors[i]);
  const networks = passed.map(({ network }) => network);
  const counted = (await countAllAgainstLimits(db, [networkLimit], networks, now)).values();
  return errors.map((error) => error ?? counted.next().value);
}

function* peersOf(clients: Set<LiveClient>) {
  for (const { peer } of clients) yield peer;
}
