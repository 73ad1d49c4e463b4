import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Random } from './random.ts';

/** The part of JSON Schema that the contracts use. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  format?: string;
};

const described = new WeakMap<$ZodType, JsonSchema>();

/** The JSON Schema of what a schema takes; what only its checks know is left out. */
export function toJsonSchema(schema: $ZodType): JsonSchema {
  let found = described.get(schema);
  if (!found) {
    found = z.toJSONSchema(schema as z.ZodMiniType, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema;
    described.set(schema, found);
  }
  return found;
}

/** A value in the form that a schema describes; what only its checks know (a postcode, a future date) is not sought. */
export function buildFromSchema(schema: $ZodType, random: Random): unknown {
  return build(toJsonSchema(schema), random);
}

function build(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return build(random.pick(choices), random);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => build(part, random) as object));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') return buildObject(schema, random);
  if (type === 'array') {
    const length = 1 + random.below(3);
    return Array.from({ length }, () => build(schema.items ?? {}, random));
  }
  if (type === 'number' || type === 'integer') {
    const { minimum = 0, maximum = 50 } = schema;
    return Math.round(minimum + random.next() * (Math.min(maximum, minimum + 1_000) - minimum));
  }
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return schema.format === 'email' ? 'ann@example.com' : 'Some text 123';
}

function buildObject({ properties = {}, additionalProperties }: JsonSchema, random: Random) {
  const entries = Object.entries(properties).map(([name, inner]) => [name, build(inner, random)]);
  if (typeof additionalProperties === 'object')
    entries.push(['Some name', build(additionalProperties, random)]);
  return Object.fromEntries(entries);
}
