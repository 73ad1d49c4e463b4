import * as z from 'zod/mini';
import { readStream } from './read-stream.ts';
import {
  ModelError,
  type ModelMessage,
  maxTokens,
  type ToolCall,
  type Wire,
  type WireSettings,
} from './wire.ts';

const version = '2023-06-01';

const started = z.object({
  type: z.literal('content_block_start'),
  index: z.int(),
  content_block: z.object({
    type: z.string(),
    id: z.optional(z.string()),
    name: z.optional(z.string()),
  }),
});
const added = z.object({
  type: z.literal('content_block_delta'),
  index: z.int(),
  delta: z.object({ text: z.optional(z.string()), partial_json: z.optional(z.string()) }),
});
const named = z.object({ type: z.string() });

/** The messages of Anthropic; `baseUrl` ends where `/v1/messages` begins. */
export function anthropicWire({ baseUrl, model, apiKey }: WireSettings): Wire {
  return async function* ask({ system, messages, tools }, signal) {
    const stream = readStream(`${baseUrl}/v1/messages`, {
      headers: { 'x-api-key': apiKey, 'anthropic-version': version },
      body: {
        model,
        stream: true,
        max_tokens: maxTokens,
        system,
        messages: messages.map(toMessage),
        tools: tools.map(({ name, description, schema }) => ({
          name,
          description,
          input_schema: schema,
        })),
      },
      signal,
    });
    const calls = new Map<number, ToolCall>();
    let isWhole = false;
    for await (const event of stream) {
      const type = z.safeParse(named, event).data?.type;
      if (type === undefined || type === 'error') throw new ModelError('The model sent an error.');
      if (type === 'message_stop') isWhole = true;
      const start = z.safeParse(started, event).data;
      if (start?.content_block.type === 'tool_use') {
        const { id = `call ${start.index}`, name = '' } = start.content_block;
        calls.set(start.index, { id, name, input: '' });
      }
      const more = z.safeParse(added, event).data;
      if (!more) continue;
      if (more.delta.text) yield { kind: 'text', text: more.delta.text };
      const call = calls.get(more.index);
      if (call) call.input += more.delta.partial_json ?? '';
    }
    if (!isWhole) throw new ModelError('The model stopped in the middle.');
    for (const call of calls.values()) yield { kind: 'call', call };
  };
}

function toMessage(message: ModelMessage): object {
  if (message.role === 'user') return { role: 'user', content: message.text };
  if (message.role === 'tools')
    return {
      role: 'user',
      content: message.results.map(({ id, text, isError }) => ({
        type: 'tool_result',
        tool_use_id: id,
        content: text,
        is_error: isError,
      })),
    };
  return {
    role: 'assistant',
    content: [
      ...(message.text ? [{ type: 'text', text: message.text }] : []),
      ...message.calls.map(({ id, name, input }) => ({
        type: 'tool_use',
        id,
        name,
        input: readObject(input),
      })),
    ],
  };
}

/** What the model wrote as an argument has to go back as an object, even where it was none. */
function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
