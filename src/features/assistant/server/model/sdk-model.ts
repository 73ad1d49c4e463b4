import type { LanguageModel } from 'ai';
import type { ModelProvider } from '../../model-contract.ts';

/** Limits a response, so that an endless stream cannot exhaust the memory. */
const maxAnswerBytes = 1_000_000;

export type ProviderSettings = { baseUrl: string; model: string; apiKey: string };

/** The model or the connection to it failed; the message contains no secrets and nothing of the conversation. */
export class ModelError extends Error {}

/** Loads a provider of the AI SDK on demand. */
export async function loadModel(
  provider: ModelProvider,
  { baseUrl, model, apiKey }: ProviderSettings,
): Promise<LanguageModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: `${baseUrl}/v1`, apiKey, fetch: fetchBounded })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'openai-compatible', baseURL: baseUrl, fetch: fetchBounded };
  return createOpenAICompatible({ ...options, ...(apiKey && { apiKey }) })(model);
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

/** Replaces the SDK's errors: they contain customers' messages, and the provider's text may contain the key. */
export function hideDetails(error: unknown): unknown {
  if (error instanceof ModelError || error instanceof DOMException) return error;
  const { statusCode, cause } = (error ?? {}) as { statusCode?: number; cause?: unknown };
  return statusCode !== undefined && statusCode >= 400
    ? new ModelError(`The model answered ${statusCode}.`)
    : new ModelError('The model gave no answer that can be read.', { cause });
}
