import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a mock model does when it is asked: say something, call tools, or misbehave. */
export type Step =
  | { say: string }
  | { call: { name: string; input: unknown } }
  | { raw: (response: ServerResponse) => void };

export type Format = 'openai-compatible' | 'anthropic';

const events = (parts: object[], last = '') =>
  parts
    .map((part) => {
      const type = (part as { type?: string }).type;
      return `${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(part)}\n\n`;
    })
    .join('') + last;

const openai = (step: Exclude<Step, { raw: unknown }>): string => {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });
  if ('say' in step)
    return events(
      [
        ...(step.say.match(/.{1,7}/gs) ?? []).map((content) => chunk({ content })),
        chunk({}, 'stop'),
      ],
      'data: [DONE]\n\n',
    );
  const { name, input } = step.call;
  const json = typeof input === 'string' ? input : JSON.stringify(input);
  const half = Math.ceil(json.length / 2);
  const call = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] });
  return events(
    [
      call({ id: 'call_1', type: 'function', function: { name, arguments: '' } }),
      call({ function: { arguments: json.slice(0, half) } }),
      call({ function: { arguments: json.slice(half) } }),
      chunk({}, 'tool_calls'),
    ],
    'data: [DONE]\n\n',
  );
};

const anthropic = (step: Exclude<Step, { raw: unknown }>): string => {
  const around = (start: object, deltas: object[]) =>
    events([
      { type: 'message_start', message: { id: 'msg_1', role: 'assistant', content: [] } },
      { type: 'content_block_start', index: 0, content_block: start },
      { type: 'ping' },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    ]);
  if ('say' in step)
    return around(
      { type: 'text', text: '' },
      (step.say.match(/.{1,7}/gs) ?? []).map((text) => ({ type: 'text_delta', text })),
    );
  const { name, input } = step.call;
  const json = typeof input === 'string' ? input : JSON.stringify(input);
  const half = Math.ceil(json.length / 2);
  return around({ type: 'tool_use', id: 'toolu_1', name, input: {} }, [
    { type: 'input_json_delta', partial_json: json.slice(0, half) },
    { type: 'input_json_delta', partial_json: json.slice(half) },
  ]);
};

/** A model on a free port: each request is answered by the next step, the last one again and again. */
export async function startMockModel(format: Format, steps: Step[]) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const step = steps[Math.min(asked.length, steps.length - 1)];
      asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      if (!step) throw new Error('The mock model has no step.');
      if ('raw' in step) return step.raw(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(format === 'anthropic' ? anthropic(step) : openai(step));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
