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

const chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(
          z.object({
            content: z.nullish(z.string()),
            tool_calls: z.nullish(
              z.array(
                z.object({
                  index: z._default(z.int(), 0),
                  id: z.nullish(z.string()),
                  function: z.nullish(
                    z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) }),
                  ),
                }),
              ),
            ),
          }),
        ),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  error: z.nullish(z.unknown()),
});

/** The chat completions of OpenAI and of all who speak like it; `baseUrl` ends where `/chat/completions` begins. */
export function openaiWire({ baseUrl, model, apiKey }: WireSettings): Wire {
  return async function* ask({ system, messages, tools }, signal) {
    const stream = readStream(`${baseUrl}/chat/completions`, {
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: {
        model,
        stream: true,
        max_tokens: maxTokens,
        messages: [{ role: 'system', content: system }, ...messages.flatMap(toMessages)],
        tools: tools.map(({ name, description, schema }) => ({
          type: 'function',
          function: { name, description, parameters: schema },
        })),
      },
      signal,
    });
    const calls = new Map<number, ToolCall>();
    let isWhole = false;
    for await (const event of stream) {
      const parsed = z.safeParse(chunk, event);
      if (!parsed.success || parsed.data.error) throw new ModelError('The model sent an error.');
      const [choice] = parsed.data.choices ?? [];
      if (choice?.finish_reason) isWhole = true;
      if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content };
      for (const part of choice?.delta?.tool_calls ?? []) {
        const call = calls.get(part.index) ?? { id: `call ${part.index}`, name: '', input: '' };
        if (part.id) call.id = part.id;
        call.name += part.function?.name ?? '';
        call.input += part.function?.arguments ?? '';
        calls.set(part.index, call);
      }
    }
    if (!isWhole) throw new ModelError('The model stopped in the middle.');
    for (const call of calls.values()) yield { kind: 'call', call };
  };
}

function toMessages(message: ModelMessage): object[] {
  if (message.role === 'user') return [{ role: 'user', content: message.text }];
  if (message.role === 'tools')
    return message.results.map(({ id, text }) => ({
      role: 'tool',
      tool_call_id: id,
      content: text,
    }));
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input || '{}' },
  }));
  return [
    {
      role: 'assistant',
      content: message.text || null,
      ...(calls.length > 0 && { tool_calls: calls }),
    },
  ];
}
