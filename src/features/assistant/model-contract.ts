import * as z from 'zod/mini';
import { type Answer, defineEndpoint } from '#platform/endpoint.ts';

export const modelProviders = ['openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof modelProviders)[number];

const provider = z.nullable(
  z.enum(modelProviders, `must be one of ${modelProviders.join(', ')}, or null for none.`),
);
const line = (max: number) =>
  z.string('must be text.').check(z.trim(), z.maxLength(max, `must be at most ${max} characters.`));

const shownModel = z.object({
  provider,
  baseUrl: z.string(),
  model: z.string(),
  /** What may be known of the API key; null without one. `end` is empty for a short one. */
  key: z.nullable(
    z.object({
      end: z.string(),
      setAt: z.string(),
      /** Whether this server can decrypt it. */
      isReadable: z.boolean(),
    }),
  ),
});

/** The model behind the assistant, without its API key. */
export const readModel = defineEndpoint({
  method: 'GET',
  path: '/api/admin/model',
  access: 'admin',
  answer: shownModel,
});
export type ShownModel = Answer<typeof readModel>;

/**
 * Sets the model; null lets the guide answer alone. An API key that is not sent stays, unless the model is at another
 * server now. 400 for an address that is not encrypted, or where a key is missing.
 */
export const editModel = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/model',
  access: 'admin',
  needsConfirmation: true,
  body: z.object({
    provider,
    /** The URL up to `/chat/completions` or `/v1/messages`. */
    baseUrl: line(300),
    model: line(100),
    /** Omitted, the stored one stays; empty, it is removed. */
    apiKey: z.optional(line(500)),
  }),
  answer: shownModel,
});
