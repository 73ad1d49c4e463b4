// The chat's load, in a process of its own: told what to do by messages, it answers with figures.
import type { Message } from '#features/chat/contract.ts';
import type { ServerFrame } from '#features/chat/frames.ts';
import { type Client, openWebSocket } from './chat-clients.ts';

export type Order =
  | { do: 'connect'; origin: string; visitors: number; staff: number }
  | { do: 'begin' }
  | { do: 'steady'; perSecond: number; seconds: number }
  | { do: 'saturate'; writers: number; seconds: number };
export type Figures = {
  sent: number;
  acknowledged: number;
  /** Messages that somebody should have heard and did not, heard twice, or heard before an earlier one. */
  lost: number;
  doubled: number;
  disordered: number;
  perSecond: number;
  /** From sending to delivery, in milliseconds, over the sender and every team member. */
  p50: number;
  p99: number;
  most: number;
};

const visitors: Client[] = [];
const staff: Client[] = [];
const sentAt = new Map<string, number>();
let delays: number[] = [];
let acknowledged = 0;
const stored = new Map<string, number>();
let serial = 0;

process.on('message', async (order: Order) => {
  process.send?.(await carryOut(order));
});

async function carryOut(order: Order): Promise<Figures | 'done'> {
  if (order.do === 'connect') {
    const { origin } = order;
    const connect = (headers: Record<string, string> = {}) =>
      openWebSocket(origin, headers, receiveFrame);
    for (let i = 0; i < order.staff; i += 1)
      staff.push(await connect({ 'x-bench-staff': `member-${i}` }));
    while (visitors.length < order.visitors)
      visitors.push(...(await Promise.all(Array.from({ length: 50 }, () => connect()))));
    return 'done';
  }
  if (order.do === 'begin') {
    for (let at = 0; at < visitors.length; at += 50) {
      for (const visitor of visitors.slice(at, at + 50)) write(visitor);
      await until(() => acknowledged === Math.min(at + 50, visitors.length));
    }
    await until(() => staff.every((member) => count(member) === acknowledged));
    return 'done';
  }
  const before = acknowledged;
  const sentBefore = serial;
  delays = [];
  if (order.do === 'steady') await writeSteadily(order);
  else await writeWithoutPause(order);
  const seconds = order.seconds;
  const perSecond = (acknowledged - before) / seconds;
  await until(() => acknowledged - before === serial - sentBefore);
  await until(isAllHeard, 10_000);
  return {
    sent: serial - sentBefore,
    acknowledged: acknowledged - before,
    ...audit(),
    perSecond,
    ...describe(delays),
  };
}

function receiveFrame(client: Client, frame: ServerFrame) {
  if (frame.type === 'conversation_created') client.conversation = frame.conversation.id;
  else if (frame.type === 'new_message') receive(client, frame.message);
  else if (frame.type === 'error') throw new Error(frame.message);
  else if (frame.type === 'message_ack') {
    acknowledged += 1;
    const { conversationId, sequence } = frame.message;
    stored.set(conversationId, Math.max(sequence, stored.get(conversationId) ?? 0));
    client.onAck();
  }
}

function receive(client: Client, { conversationId, sequence, clientMessageId }: Message) {
  const sent = sentAt.get(clientMessageId ?? '');
  if (sent !== undefined) delays.push(performance.now() - sent);
  const numbers = client.heard.get(conversationId);
  if (numbers) numbers.push(sequence);
  else client.heard.set(conversationId, [sequence]);
}

function write(visitor: Client) {
  serial += 1;
  const clientMessageId = `bench-${serial}`;
  sentAt.set(clientMessageId, performance.now());
  visitor.send({
    type: 'send_message',
    senderType: 'customer',
    content: `Message ${serial}: do you fit stairs with a turn in them, and what does it cost?`,
    conversationId: visitor.conversation,
    customerName: 'Customer',
    useAdam: true,
    clientMessageId,
  });
}

async function writeSteadily({ perSecond, seconds }: { perSecond: number; seconds: number }) {
  const begun = performance.now();
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const due = begun + (i * 1000) / perSecond;
    if (performance.now() < due) await pause(Math.max(1, due - performance.now()));
    const visitor = visitors[(i * 7) % visitors.length];
    if (visitor) write(visitor);
  }
}

/** Each writer sends its next message as soon as the last one is acknowledged. */
async function writeWithoutPause({ writers, seconds }: { writers: number; seconds: number }) {
  const until = performance.now() + seconds * 1000;
  const writing = visitors.slice(0, writers);
  for (const visitor of writing) {
    visitor.onAck = () => {
      if (performance.now() < until) write(visitor);
    };
    write(visitor);
  }
  await pause(seconds * 1000);
  for (const visitor of writing) visitor.onAck = () => {};
}

const count = (client: Client) =>
  [...client.heard.values()].reduce((sum, numbers) => sum + numbers.length, 0);

const listeners = () => [
  ...staff.map((member) => ({ client: member, conversations: [...stored.keys()] })),
  ...visitors.map((visitor) => ({ client: visitor, conversations: [visitor.conversation ?? ''] })),
];

const isAllHeard = () =>
  listeners().every(({ client, conversations }) =>
    conversations.every((id) => client.heard.get(id)?.length === stored.get(id)),
  );

function audit() {
  const faults = { lost: 0, doubled: 0, disordered: 0 };
  for (const { client, conversations } of listeners())
    for (const id of conversations) {
      const numbers = client.heard.get(id) ?? [];
      const different = new Set(numbers).size;
      faults.lost += (stored.get(id) ?? 0) - different;
      faults.doubled += numbers.length - different;
      faults.disordered += numbers.filter((n, i) => i > 0 && n < (numbers[i - 1] ?? 0)).length;
    }
  return faults;
}

function describe(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(check: () => boolean, most = 60_000) {
  const end = performance.now() + most;
  while (!check() && performance.now() < end) await pause(10);
}
