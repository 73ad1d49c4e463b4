import { toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { clientFrame, serverFrame } from '#features/chat/frames.ts';
import { readFrameDocs } from './read-docstrings.ts';

type JsonSchema = Record<string, unknown>;
type FrameSchema = JsonSchema & { properties: { type: { const: string } } };

const description =
  'The WebSocket of the chat. Each frame is one JSON text. An invalid frame is answered by `error`, and the socket stays open. Close codes: 1001 the server restarts; 1008 the staff account has lost its access; 1012 connect again, events may have been missed. Nobody has to sign in: without the cookie of a visitor the upgrade sets one, and with the session of an office account the socket is that of staff. The upgrade needs an `Origin` of the website as soon as it carries cookies.';

/** The frames of one side as JSON Schema, by type. */
function convertFrames(union: $ZodType, io: 'input' | 'output') {
  const { oneOf, anyOf } = toJSONSchema(union, { io, unrepresentable: 'any' });
  return Map.groupBy((oneOf ?? anyOf) as FrameSchema[], ({ properties }) => properties.type.const);
}

const convertSides = () => [
  { side: 'client', action: 'receive', frames: convertFrames(clientFrame, 'input') },
  { side: 'server', action: 'send', frames: convertFrames(serverFrame, 'output') },
];

/** The frames by side and type, such as `client.typing`, as JSON Schema with their docstrings. */
export function listFrameSchemas(): Record<string, JsonSchema> {
  const docs = readFrameDocs();
  const schemas = convertSides().flatMap(({ side, frames }) =>
    [...frames].map(([type, variants]) => {
      const schema = variants.length === 1 ? variants[0] : { anyOf: variants };
      return [`${side}.${type}`, { description: docs.get(type), ...schema }] as const;
    }),
  );
  return Object.fromEntries(schemas);
}

/** Describes the socket as an AsyncAPI 3 document, by the schemas that read and write its frames. */
export function describeSocket(): JsonSchema {
  const messages = Object.entries(listFrameSchemas()).map(([name, payload]) => [name, { payload }]);
  const operations = convertSides().map(({ side, action, frames }) => [
    `${action}Frames`,
    {
      action,
      summary: `What the ${side} sends.`,
      channel: { $ref: '#/channels/chat' },
      messages: [...frames.keys()].map((type) => ({
        $ref: `#/channels/chat/messages/${side}.${type}`,
      })),
    },
  ]);
  return {
    asyncapi: '3.0.0',
    info: { title: 'Flooring site: chat socket', version: '1', description },
    defaultContentType: 'application/json',
    channels: { chat: { address: '/ws', messages: Object.fromEntries(messages) } },
    operations: Object.fromEntries(operations),
  };
}
