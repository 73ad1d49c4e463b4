import type { $ZodType } from 'zod/v4/core';
import type { JsonSchema, JsonSchemas, Root } from './json-schemas.ts';
import type { Contracts } from './read-contracts.ts';
import { schemes } from './responses.ts';

/** One kind of frame: by its `type`, with the schemas of its variants. */
export type Frame = { type: string; doc: string; side: 'client' | 'server'; schemas: $ZodType[] };

export type AsyncApi = {
  components: {
    messages: Record<string, Message>;
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, unknown>;
  };
  [key: string]: unknown;
};
export type Message = {
  name: string;
  summary: string;
  payload: JsonSchema;
  examples?: { payload: unknown }[];
};

type Union = { _zod: { def: { options: ($ZodType & { shape: { type: Literal } })[] } } };
type Literal = { _zod: { def: { values: [string] } } };

/** The kinds of frames of a union that frames are declared by. */
export function listFrames(union: unknown, side: Frame['side'], docs: Contracts['docs']): Frame[] {
  const frames = new Map<string, Frame>();
  for (const schema of (union as Union)._zod.def.options) {
    const [type] = schema.shape.type._zod.def.values;
    const frame = frames.get(type) ?? { type, doc: '', side, schemas: [] };
    frame.schemas.push(schema);
    frame.doc = [frame.doc, docs.get(schema)].filter(Boolean).join(' ');
    frames.set(type, frame);
  }
  return [...frames.values()];
}

const keyOf = ({ side, type }: Frame, index: number) => `${side}.${type}.${index}`;

/** The schemas that an AsyncAPI document of these frames needs. */
export const listFrameRoots = (frames: Frame[]): Root[] =>
  frames.flatMap((frame) =>
    frame.schemas.map((schema, index) => ({
      key: keyOf(frame, index),
      schema,
      side: frame.side === 'client' ? ('input' as const) : ('output' as const),
    })),
  );

/** Examples of frames, by side and type. */
export type FrameExamples = Record<string, unknown>;

/** Builds the AsyncAPI 3 document of the socket, as the site's server runs it. */
export function buildAsyncApi(
  frames: Frame[],
  { roots, components }: JsonSchemas,
  { version, examples }: { version: string; examples: FrameExamples },
): AsyncApi {
  const nameOf = ({ side, type }: Frame) => `${side}.${type}`;
  const messages = Object.fromEntries(
    frames.map((frame) => {
      const variants = frame.schemas.map((_, index) => roots.get(keyOf(frame, index)) ?? {});
      const example = examples[nameOf(frame)];
      const message: Message = {
        name: frame.type,
        summary: frame.doc,
        payload: variants.length === 1 ? (variants[0] as JsonSchema) : { anyOf: variants },
        ...(example !== undefined && { examples: [{ payload: example }] }),
      };
      return [nameOf(frame), message];
    }),
  );
  const refs = (side: Frame['side']) =>
    frames
      .filter((frame) => frame.side === side)
      .map((frame) => ({ $ref: `#/channels/chat/messages/${nameOf(frame)}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Wyvern Vale Flooring: chat socket',
      version,
      description:
        'The WebSocket of the chat. Each frame is one JSON text. An invalid frame is answered by `error`, and the socket stays open. Close codes: 1001 the server restarts; 1008 the staff account has lost its access; 1012 connect again, events may have been missed. Nobody has to sign in: without the cookie of a visitor the upgrade sets one, and with the session of an office account the socket is that of staff. The upgrade needs an `Origin` of the website as soon as it carries cookies.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{host}',
        protocol: 'wss',
        description: 'The website; `ws` where it has no TLS.',
        variables: { host: { description: 'The host of the website.' } },
      },
    },
    channels: {
      chat: {
        address: '/ws',
        messages: Object.fromEntries(
          frames.map((frame) => [
            nameOf(frame),
            { $ref: `#/components/messages/${nameOf(frame)}` },
          ]),
        ),
      },
    },
    operations: {
      receiveFrames: {
        action: 'receive',
        summary: 'What clients send.',
        channel: { $ref: '#/channels/chat' },
        messages: refs('client'),
      },
      sendFrames: {
        action: 'send',
        summary: 'What the server sends.',
        channel: { $ref: '#/channels/chat' },
        messages: refs('server'),
      },
    },
    components: {
      messages,
      schemas: components,
      securitySchemes: Object.fromEntries(
        ['visitor', 'staffSession'].map((name) => {
          const { cookie = '', description = '' } = schemes[name] ?? {};
          const text = `${description} Behind TLS its name is \`__Host-${cookie}\`.`;
          return [name, { type: 'httpApiKey', in: 'cookie', name: cookie, description: text }];
        }),
      ),
    },
  };
}
