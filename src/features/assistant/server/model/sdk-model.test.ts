import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type Format, type Step, startMockModel } from '#tests/support/assistant/mock-model.ts';
import { readSourceFiles } from '#tests/support/source-files.ts';
import { ModelError, type ModelEvent, type ModelRequest } from './provider-adapter.ts';
import { loadModel } from './sdk-model.ts';

const request: ModelRequest = {
  system: 'Answer briefly.',
  messages: [
    { role: 'user', text: 'how much is carpet' },
    {
      role: 'assistant',
      text: 'One moment.',
      calls: [
        { id: 'call_1', name: 'price_list', input: '{"kind":"carpet"}' },
        { id: 'call_2', name: 'estimate', input: '{"rooms":' },
      ],
    },
    {
      role: 'tools',
      results: [
        { id: 'call_1', name: 'price_list', text: '£25.99', isError: false },
        { id: 'call_2', name: 'estimate', text: 'not JSON', isError: true },
      ],
    },
  ],
  tools: [{ name: 'price_list', description: 'Prices', schema: { type: 'object' } }],
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function connect(format: Format, step: Step) {
  const mock = await startMockModel(format, [step]);
  closers.push(mock.close);
  const settings = { baseUrl: mock.baseUrl, model: 'mock', apiKey: 'secret' };
  return { mock, ask: await loadModel(format, settings) };
}

async function collect(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const all: ModelEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

it('the SDK is imported only dynamically, so that a server without a model does not load it', () => {
  const users = readSourceFiles().filter(({ text }) => text.includes("'@ai-sdk/"));
  expect(users.map(({ file }) => file.split('/').at(-1)).sort()).toEqual([
    'sdk-model.test.ts',
    'sdk-model.ts',
  ]);
  for (const { text } of users) expect(text).not.toMatch(/^import .*@ai-sdk/m);
});

const signal = () => AbortSignal.timeout(20_000);

describe.each(['openai-compatible', 'anthropic'] as const)('a model of %s', (format) => {
  it('receives the conversation with its tool calls and their results', async () => {
    const { mock, ask } = await connect(format, { say: 'From £25.99.' });
    const text = (await collect(ask(request, signal()))).map((event) =>
      event.kind === 'text' ? event.text : '',
    );
    expect(text.join('')).toBe('From £25.99.');
    const body = JSON.stringify(mock.asked[0]?.body);
    for (const part of ['Answer briefly.', 'how much is carpet', 'One moment.', 'call_1', '£25.99'])
      expect(body).toContain(part);
    expect(mock.asked[0]?.body).toMatchObject({ model: 'mock', stream: true, max_tokens: 800 });
  });

  it('calls a tool with its arguments unparsed', async () => {
    const call = { name: 'price_list', input: '{"kind":' };
    const { ask } = await connect(format, { call });
    const events = await collect(ask(request, signal()));
    expect(events).toEqual([{ kind: 'call', call: { id: expect.stringMatching(/_1$/), ...call } }]);
  });

  it('that returns an error leaves neither the key nor the response body in ours', async () => {
    const { ask } = await connect(format, {
      raw: (response) =>
        response
          .writeHead(401, { 'content-type': 'application/json' })
          .end('{"type":"error","error":{"type":"x","message":"Wrong API key: secret"}}'),
    });
    const refused = collect(ask(request, signal()));
    await expect(refused).rejects.toEqual(new ModelError('The model answered 401.'));
  });

  it('that redirects gets neither the key nor the conversation sent elsewhere', async () => {
    const elsewhere = await startMockModel(format, [{ say: 'Got it.' }]);
    closers.push(elsewhere.close);
    const { mock, ask } = await connect(format, {
      raw: (response) => response.writeHead(307, { location: elsewhere.baseUrl }).end(),
    });
    await expect(collect(ask(request, signal()))).rejects.toBeInstanceOf(ModelError);
    expect(mock.asked).toHaveLength(1);
    expect(elsewhere.asked).toEqual([]);
  });

  it('that never ends its response is cut off', async () => {
    const { ask } = await connect(format, {
      raw: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const write = () => {
          while (!response.destroyed && response.write(`: ${'x'.repeat(10_000)}\n\n`));
        };
        response.on('drain', write);
        write();
      },
    });
    await expect(collect(ask(request, signal()))).rejects.toBeInstanceOf(ModelError);
  });

  it('that is unreachable gives an error with its cause, and a late answer a timeout', async () => {
    const { mock, ask } = await connect(format, { raw: () => undefined });
    const late = collect(ask(request, AbortSignal.timeout(50)));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    await mock.close();
    const gone = collect(ask(request, signal()));
    await expect(gone).rejects.toMatchObject({
      message: 'The model gave no answer that can be read.',
      cause: expect.anything(),
    });
  });

  it('is disconnected when the caller stops reading', async () => {
    let answer: ServerResponse | undefined;
    const { ask } = await connect(format, {
      raw: (response) => {
        answer = response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(
          format === 'anthropic'
            ? `event: message_start\ndata: ${JSON.stringify({ type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'mock', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } } })}\n\nevent: content_block_start\ndata: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}\n\nevent: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"}}\n\n`
            : 'data: {"choices":[{"index":0,"delta":{"content":"Hi"}}]}\n\n',
        );
      },
    });
    for await (const event of ask(request, signal())) {
      expect(event).toEqual({ kind: 'text', text: 'Hi' });
      break;
    }
    if (!answer?.destroyed) await once(answer as ServerResponse, 'close');
  });
});
