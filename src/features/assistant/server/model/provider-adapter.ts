/** The conversation with a model, independent of any provider's format. */
export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tools'; results: { id: string; name: string; text: string; isError: boolean }[] };

/** `input` is JSON as the model wrote it and may be malformed. */
export type ToolCall = { id: string; name: string; input: string };

export type ModelTool = { name: string; description: string; schema: object };

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
};

/** An item of a model's output stream. */
export type ModelEvent = { kind: 'text'; text: string } | { kind: 'call'; call: ToolCall };

/** Calls the model of one provider. @throws ModelError, or the error of an aborted fetch */
export type ProviderAdapter = (
  request: ModelRequest,
  signal: AbortSignal,
) => AsyncIterable<ModelEvent>;

export type ProviderSettings = { baseUrl: string; model: string; apiKey: string };

/** The model or the connection to it failed; the message contains no secrets. */
export class ModelError extends Error {}

/** Output limit, enough for a chat answer. */
export const maxTokens = 800;
