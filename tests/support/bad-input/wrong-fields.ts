import type { $ZodType } from 'zod/v4/core';
import { type JsonSchema, toJsonSchema } from './from-schema.ts';

/** A request part with one thing wrong in it. */
export type WrongValue = { what: string; value: unknown };

const tooLong = 'x'.repeat(20_000);
const missing = Symbol('missing');
/** Wrong for every field: of another type, too long, too large, no option, or missing. */
const wrongValues = {
  missing,
  null: null,
  boolean: true,
  number: 7,
  'negative number': -1.5,
  'huge number': 1e12,
  'empty text': '',
  'unknown text': 'no such option',
  'long text': tooLong,
  'empty list': [],
  'list of numbers': [7, 7],
  'long list': Array(2_000).fill('x'),
  object: { unknown: 1 },
};

/**
 * Every field of a schema, at any depth, in turn with each wrong value, in an otherwise well-formed value;
 * some may happen to be valid.
 */
export function listWrongValues(schema: $ZodType): WrongValue[] {
  return listWrong(toJsonSchema(schema), '');
}

function listWrong(schema: JsonSchema, path: string): WrongValue[] {
  const here = Object.entries(wrongValues)
    .filter(([, value]) => value !== missing)
    .map(([kind, value]) => ({ what: `${path || 'all'}: ${kind}`, value: value as unknown }));
  return [...here, ...listWrongInside(schema, path)];
}

function listWrongInside(schema: JsonSchema, path: string): WrongValue[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => listWrongInside(choice, path));
  if (schema.allOf) return schema.allOf.flatMap((part) => listWrongInside(part, path));
  if (schema.items)
    return listWrong(schema.items, `${path}[0]`).map(({ what, value }) => ({
      what,
      value: [value],
    }));
  const whole = build(schema) as Record<string, unknown>;
  const { additionalProperties: others, properties = {} } = schema;
  const named = typeof others === 'object' ? { ...properties, 'some name': others } : properties;
  return Object.entries(named).flatMap(([name, inner]) => {
    const inside = listWrong(inner, `${path}.${name}`).map(({ what, value }) => ({
      what,
      value: { ...whole, [name]: value },
    }));
    const { [name]: _, ...rest } = whole;
    return [{ what: `${path}.${name}: missing`, value: rest }, ...inside];
  });
}

/** A well-formed value; what only a schema's checks know is not sought. */
function build(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return build(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => build(part) as object));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return [build(schema.items ?? {})];
  if (type === 'number' || type === 'integer') return 3;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'string') return 'Some text 123';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, build(inner)]),
  );
}
