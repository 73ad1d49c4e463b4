// An attacker in a process of its own: every anonymous call, as fast as it goes, from one network.
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { imageWidths } from '#platform/image-widths.ts';
import { buildBadCall, endpoints } from '#tests/support/bad-input/calls.ts';
import { Random } from '#tests/support/bad-input/random.ts';

const [origin = '', address = ''] = process.argv.slice(2);
const connections = 100;
const sockets = 60;
const from = { 'x-forwarded-for': address };
// The visitor's clock is in another process on the same machine: that one goes first.
setPriority(10);

const counts = new Map<string, number>();
const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
process.on('message', () => process.send?.([...counts]));
process.on('disconnect', () => process.exit(0));

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const random = new Random(1);
const open = endpoints.filter(({ access }) => access === 'anyone');
const json = { 'content-type': 'application/json' };
const word = () => Math.floor(random.next() * 1e9).toString(36);
const estimate = () => ({
  rooms: Array.from({ length: 30 }, (_, i) => ({
    name: `Room ${i}`,
    length: 2 + 5 * random.next(),
    width: 2 + 5 * random.next(),
  })),
  flooringType: 'carpet',
});
const contact = () => ({
  firstName: 'Ann',
  lastName: word(),
  email: `${word()}@example.com`,
  phone: '01632 960147',
  source: 'contact_form',
});

type Sent = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
const post = (url: string, body: object): Sent => ({
  method: 'POST',
  url,
  headers: json,
  body: JSON.stringify(body),
});
const get = (url: string): Sent => ({ method: 'GET', url });
const images = await listImages();
const calls: (() => Sent)[] = [
  () => get('/'),
  () => get(`/carpets?search=${word()}`),
  () => get(`/${word()}`),
  () => get(`/api/products?search=${word()}`),
  () => get('/api/products?category=carpets&per_page=100'),
  () => get('/api/service-areas'),
  () => get(`/api/coverage?postcode=SN15%203HR`),
  () => get('/api/appointments/slots?from=2027-01-04&to=2027-02-04'),
  () => get(images[Math.floor(random.next() * images.length)] ?? '/'),
  () => get(`/api/estimates/${word()}`),
  () => post('/api/calculator/estimate', estimate()),
  () => post('/api/contact-submissions', contact()),
  () => post('/api/team/login', { email: `${word()}@example.com`, password: 'password1' }),
  () => post('/api/team/password/forgot', { email: `${word()}@example.com` }),
  () => buildBadCall(random.pick(open), random),
];

/** Addresses of pictures, in widths that may have to be made. */
async function listImages(): Promise<string[]> {
  const answer = await fetch(`${origin}/api/products`);
  const products = (await answer.json()) as { imageUrl: string | null }[];
  return products.flatMap(({ imageUrl }) =>
    imageUrl
      ? imageWidths.flatMap((width) =>
          ['avif', 'webp'].map((format) => imageUrl.replace('.webp', `-${width}.${format}`)),
        )
      : [],
  );
}

function send({ method, url, headers, body }: Sent): Promise<void> {
  return new Promise((resolve) => {
    const call = request(
      origin + url,
      {
        method,
        agent,
        headers: {
          ...from,
          ...headers,
          ...(body && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => {
          note(String(answer.statusCode));
          resolve();
        });
      },
    );
    call.once('error', () => {
      note('connection lost');
      resolve();
    });
    call.end(body);
  });
}

async function call() {
  for (;;) await send(random.pick(calls)());
}

/** Joins and writes without a pause; opens the next socket as soon as one ends. */
async function chat() {
  for (;;) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: from });
    let conversationId: string | null = null;
    const ended = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.once('error', () => resolve());
    });
    const say = () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      const frame =
        conversationId && random.chance(0.8)
          ? { type: 'join_conversation', conversationId, afterSequence: 0 }
          : {
              type: 'send_message',
              senderType: 'customer',
              content: '12 by 10 carpet '.repeat(200),
              conversationId,
              useAdam: true,
              clientMessageId: word(),
            };
      socket.send(JSON.stringify(frame));
    };
    socket.on('open', () => {
      note('socket');
      for (let i = 0; i < 20; i += 1) say();
    });
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      note(frame.type === 'error' ? `frame ${frame.code}` : 'frame');
      if (frame.type === 'conversation_created') conversationId = frame.conversation.id;
      say();
    });
    await ended;
    note('socket ended');
    await delay(10);
  }
}

for (let i = 0; i < connections; i += 1) call();
for (let i = 0; i < sockets; i += 1) chat();
process.send?.('begun');
