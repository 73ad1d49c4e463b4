import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '#features/business/server/channels.ts';
import { subscribe } from '#platform/server/database/channel.ts';
import { createLogger } from '#platform/server/logger.ts';
import { exportSpans } from '#platform/server/tracing/otlp-exporter.ts';
import {
  currentTrace,
  formatTraceparent,
  newTrace,
} from '#platform/server/tracing/trace-context.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { buildBooking } from '#tests/support/fixtures/bookings.ts';
import { twoPages } from '#tests/support/servers/metered-site.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { attributeOf, openOtlpCollector } from '#tests/support/traces/otlp-collector.ts';

type Line = { reqId?: string; traceId?: string; msg: string; path?: string };

let lines: Line[] = [];
const logger = createLogger('debug', { write: (line: string) => lines.push(JSON.parse(line)) });
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    logger,
    adam: {},
    renderer: twoPages,
  });
});
afterAll(() => site.close());

/** Sends a request as a caller with a trace. @returns the lines that it caused in the log */
async function linesOf(path: string, traceparent?: string, options: RequestInit = {}) {
  lines = [];
  const headers = new Headers(options.headers);
  if (traceparent !== undefined) headers.set('traceparent', traceparent);
  const answer = await fetch(site.origin + path, { ...options, headers });
  await answer.text();
  const id = answer.headers.get('x-request-id');
  await expect.poll(() => lines.filter(({ reqId }) => reqId === id).length).toBeGreaterThan(0);
  return lines.filter(({ reqId }) => reqId === id);
}

const book = (traceparent: string) =>
  linesOf('/api/appointments', traceparent, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(buildBooking()),
  });

it('a caller’s trace is in every line of its request, beside the request’s id', async () => {
  const caller = newTrace();
  for (const path of ['/api/products', '/api/nothing', '/api/appointments']) {
    const found = await linesOf(path, formatTraceparent(caller));
    expect(found.map(({ traceId }) => traceId)).toEqual(found.map(() => caller.traceId));
  }
});

it.each(['nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, '', undefined])(
  'a request with the traceparent %j has a new trace',
  async (traceparent) => {
    const [first] = await linesOf('/api/products', traceparent);
    const [second] = await linesOf('/api/products', traceparent);
    for (const line of [first, second]) expect(line?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    expect(first?.traceId).not.toBe(second?.traceId);
  },
);

it('the requests that a page makes to the server itself are in the page’s trace', async () => {
  const caller = newTrace();
  await linesOf('/', formatTraceparent(caller));
  const inside = lines.filter(({ path }) => path === '/api/products');
  expect(inside.map(({ traceId }) => traceId)).toEqual([caller.traceId]);
});

it('a notification is handled in the trace of the request that caused it', async () => {
  const received: (string | undefined)[] = [];
  const stop = await subscribe(site.database, channels.appointments, {
    onEvent: () => received.push(currentTrace()?.traceId),
    onGap: () => {},
    onError: () => {},
  });
  const [one, other] = [newTrace(), newTrace()];
  await book(formatTraceparent(one));
  await book(formatTraceparent(other));
  await expect.poll(() => received).toEqual([one.traceId, other.traceId]);
  await stop();
});

it('spans go to a collector: requests by their pattern, and what they are made of', async () => {
  const collector = await openOtlpCollector();
  const stop = exportSpans(`${collector.endpoint}/`, logger);
  const [ofPage, ofBooking, ofFailure] = [newTrace(), newTrace(), newTrace()];
  await site.database.db.transaction(async () => {});
  await linesOf('/estimate/one', formatTraceparent(ofPage));
  await book(formatTraceparent(ofBooking));
  await linesOf('/api/estimates/nobody-elses', formatTraceparent(ofFailure));
  await fetch(`${site.origin}/healthz`);
  const { say, close } = await talkWithAdam(site);
  await say('What are your opening hours?');
  close();
  await stop();
  await collector.close();

  expect(new Set(collector.requests.map((request) => JSON.stringify(request)))).toEqual(
    new Set([
      JSON.stringify({ path: '/v1/traces', type: 'application/json', service: 'wyvern-vale' }),
    ]),
  );
  const { spans } = collector;
  const namesIn = (traceId: string) =>
    spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
  const serverSpan = (trace: { traceId: string; spanId: string }) =>
    spans.find(({ parentSpanId }) => parentSpanId === trace.spanId);

  expect(namesIn(ofPage.traceId).sort()).toEqual(['GET /*', 'GET /api/products', 'render page']);
  const booking = serverSpan(ofBooking);
  if (!booking) throw new Error('There is no span of the booking.');
  expect(booking).toMatchObject({ name: 'POST /api/appointments', kind: 2, status: { code: 0 } });
  expect(attributeOf(booking, 'http.route')).toBe('/api/appointments');
  expect(attributeOf(booking, 'http.request.method')).toBe('POST');
  expect(attributeOf(booking, 'http.response.status_code')).toBe(201);
  const transaction = spans.find(({ parentSpanId }) => parentSpanId === booking.spanId);
  expect(transaction).toMatchObject({ name: 'database transaction', kind: 1 });
  expect(Number(booking.endTimeUnixNano)).toBeGreaterThan(Number(booking.startTimeUnixNano));
  const failure = serverSpan(ofFailure);
  expect(failure?.name).toBe('GET /api/estimates/:id');

  const message = spans.find(({ name }) => name === 'chat message');
  const answer = spans.find(({ name }) => name === 'answer of the assistant');
  expect(answer?.traceId).toBe(message?.traceId);
  expect(JSON.stringify(spans)).not.toMatch(/nobody-elses|healthz|opening hours/);
});

it('a collector that does not answer stops nothing', async () => {
  const collector = await openOtlpCollector();
  await collector.close();
  const stop = exportSpans(collector.endpoint, logger);
  expect((await fetch(`${site.origin}/api/products`)).status).toBe(200);
  await stop();
  expect((await fetch(`${site.origin}/api/products`)).status).toBe(200);
});
