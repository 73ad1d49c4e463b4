import {
  ModelError,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  maxTokens,
  type ProviderAdapter,
  type ProviderSettings,
} from './provider-adapter.ts';

/** Limits the response, so that an endless stream cannot exhaust the memory. */
const maxAnswerBytes = 1_000_000;

export type ModelProvider = 'openai-compatible' | 'anthropic';

type LanguageModel = Awaited<ReturnType<typeof loadLanguageModel>>;
type CallOptions = Parameters<LanguageModel['doStream']>[0];
type Message = CallOptions['prompt'][number];
type StreamPart =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;
type Tool = NonNullable<CallOptions['tools']>[number];

/** Loads a provider of the AI SDK on demand, so that servers without a model load none. */
export async function loadModel(
  provider: ModelProvider,
  settings: ProviderSettings,
): Promise<ProviderAdapter> {
  const model = await loadLanguageModel(provider, settings);
  return async function* ask(request, signal) {
    const end = new AbortController();
    const options = toCallOptions(request, AbortSignal.any([signal, end.signal]));
    try {
      const { stream } = await model.doStream(options);
      yield* readEvents(stream);
    } catch (error) {
      throw hideDetails(error);
    } finally {
      // Cancels the request when the caller stops reading the stream early.
      end.abort();
    }
  };
}

async function* readEvents(stream: AsyncIterable<StreamPart>): AsyncGenerator<ModelEvent> {
  let finish: string | undefined;
  for await (const part of stream) {
    if (part.type === 'error') throw new ModelError('The model sent an error.');
    if (part.type === 'text-delta') yield { kind: 'text', text: part.delta };
    if (part.type === 'tool-call') {
      const { toolCallId: id, toolName: name, input } = part;
      yield { kind: 'call', call: { id, name, input } };
    }
    if (part.type === 'finish') finish = part.finishReason.unified;
  }
  if (finish === undefined || finish === 'interrupted' || finish === 'error')
    throw new ModelError('The model stopped in the middle.');
}

async function loadLanguageModel(provider: ModelProvider, settings: ProviderSettings) {
  const { baseUrl, model, apiKey } = settings;
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: `${baseUrl}/v1`, apiKey, fetch: fetchBounded })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'openai-compatible', baseURL: baseUrl, fetch: fetchBounded };
  return createOpenAICompatible({ ...options, ...(apiKey && { apiKey }) })(model);
}

function toCallOptions(
  { system, messages, tools }: ModelRequest,
  signal: AbortSignal,
): CallOptions {
  return {
    prompt: [{ role: 'system', content: system }, ...messages.map(toMessage)],
    tools: tools.map(
      ({ name, description, schema }): Tool => ({
        type: 'function',
        name,
        description,
        inputSchema: schema,
      }),
    ),
    maxOutputTokens: maxTokens,
    abortSignal: signal,
    // Anthropic's own extension, which other servers with its protocol reject.
    providerOptions: { anthropic: { toolStreaming: false } },
  };
}

function toMessage(message: ModelMessage): Message {
  if (message.role === 'user')
    return { role: 'user', content: [{ type: 'text', text: message.text }] };
  if (message.role === 'tools')
    return {
      role: 'tool',
      content: message.results.map(({ id, name, text, isError }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: isError ? 'error-text' : 'text', value: text },
      })),
    };
  return {
    role: 'assistant',
    content: [
      ...(message.text ? [{ type: 'text' as const, text: message.text }] : []),
      ...message.calls.map(({ id, name, input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        input: readObject(input),
      })),
    ],
  };
}

/** Tool arguments must be sent back as an object, even if the model wrote something else. */
function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const fetchBounded: typeof fetch = async (url, init) => {
  // A redirect would take the key and the conversation elsewhere.
  const response = await fetch(url, { ...init, redirect: 'error' });
  let bytes = 0;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes) throw new ModelError('The model does not stop.');
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};

/**
 * Replaces the SDK's errors: they contain customers' messages, and the provider's text may contain
 * the key.
 */
function hideDetails(error: unknown): unknown {
  if (error instanceof ModelError || error instanceof DOMException) return error;
  const { statusCode, cause } = error as { statusCode?: number; cause?: unknown };
  return statusCode !== undefined && statusCode >= 400
    ? new ModelError(`The model answered ${statusCode}.`)
    : new ModelError('The model gave no answer that can be read.', { cause });
}
