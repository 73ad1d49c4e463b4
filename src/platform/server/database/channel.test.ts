import { expect, it } from 'vitest';
import { currentTrace, formatTraceparent, newTrace } from '../tracing/trace-context.ts';
import { type Channel, idChannel, jsonChannel, signalChannel, subscribe } from './channel.ts';
import type { Database } from './database.ts';

const sender = newTrace();
const trace = formatTraceparent(sender);

/** What a subscriber is given of a notification, with the trace in which it runs. */
async function receive<T>(channel: Channel<T>, text: string) {
  const got: { payload?: T; traceId?: string | undefined; error?: unknown } = {};
  const listen: Database['listen'] = async (_name, onMessage) => {
    onMessage(text);
    return async () => {};
  };
  await subscribe({ listen }, channel, {
    onEvent: (payload) => Object.assign(got, { payload, traceId: currentTrace()?.traceId }),
    onGap: () => {},
    onError: (error) => Object.assign(got, { error }),
  });
  return got;
}

const channels: [string, Channel<unknown>, unknown][] = [
  ['an id', idChannel('ids') as unknown as Channel<unknown>, 'AbC-1_2'],
  ['a signal', signalChannel('signals') as unknown as Channel<unknown>, undefined],
  ['JSON', jsonChannel<{ kind: string }>('events') as unknown as Channel<unknown>, { kind: 'a b' }],
];

it.each(channels)('of %s arrives with the trace of its cause', async (_name, channel, payload) => {
  const { traceId } = sender;
  const text = channel.encode({ payload, trace });
  expect(await receive(channel, text)).toEqual({ payload, traceId });
});

it.each(channels)('of %s without a trace is handled in none', async (_name, channel, payload) => {
  const text = channel.encode({ payload, trace: undefined });
  expect(text).not.toContain('trace');
  expect(await receive(channel, text)).toEqual({ payload, traceId: undefined });
});

it.each(channels)(
  'of %s with an invalid trace is handled all the same',
  async (_name, channel, payload) => {
    const text = channel.encode({ payload, trace: '00-nonsense' });
    expect(await receive(channel, text)).toEqual({ payload, traceId: undefined });
  },
);

it('that cannot be read is an error', async () => {
  expect(await receive(jsonChannel('events'), 'no JSON')).toEqual({
    error: expect.any(SyntaxError),
  });
});

it('an error of a subscriber is passed on, in the trace of its cause', async () => {
  const failed = new Error('failed');
  let seen: unknown[] = [];
  await subscribe(
    {
      listen: async (_name, onMessage) => {
        onMessage(`one ${trace}`);
        return async () => {};
      },
    },
    idChannel('ids'),
    {
      onEvent: () => {
        throw failed;
      },
      onGap: () => {},
      onError: (error) => {
        seen = [error, currentTrace()?.traceId];
      },
    },
  );
  expect(seen).toEqual([failed, sender.traceId]);
});
