import { Gauge, Histogram } from 'prom-client';
import { registry } from '#platform/server/metrics/metrics.ts';

export const openSockets = new Gauge({
  name: 'wyvern_sockets_open',
  help: 'Open chat sockets, by who has them: visitor or staff.',
  labelNames: ['kind'],
  registers: [registry],
});

export const messageSeconds = new Histogram({
  name: 'wyvern_chat_message_duration_seconds',
  help: 'Time from the frame of a chat message to its acknowledgement, by who sent it: visitor or staff.',
  labelNames: ['kind'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** The label of who has a socket. */
export const kindOf = (caller: { staff: unknown }) => ({
  kind: caller.staff ? 'staff' : 'visitor',
});
