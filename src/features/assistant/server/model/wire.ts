/** What a model is told and asked, in no provider's own shape. */
export type ModelMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tools'; results: { id: string; text: string; isError: boolean }[] };

/** `input` is the JSON as the model wrote it: it may be malformed. */
export type ToolCall = { id: string; name: string; input: string };

export type ModelTool = { name: string; description: string; schema: object };

export type ModelRequest = {
  system: string;
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
};

/** What comes out of a model while it speaks. */
export type ModelEvent = { kind: 'text'; text: string } | { kind: 'call'; call: ToolCall };

/** One provider's way to be asked. @throws ModelError, or what an aborted fetch throws */
export type Wire = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;

export type WireSettings = { baseUrl: string; model: string; apiKey: string };

/** The model, or the way to it, failed; the message holds nothing secret. */
export class ModelError extends Error {}

/** No provider needs more for a chat answer. */
export const maxTokens = 800;
