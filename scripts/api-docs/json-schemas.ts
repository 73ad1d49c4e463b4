import { registry, toJSONSchema } from 'zod/mini';
import { type $ZodType, clone } from 'zod/v4/core';
import type { Contracts } from './read-contracts.ts';

export type JsonSchema = { [key: string]: unknown } & {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/** Which side of a schema is described: what is taken, or what is sent. */
export type Side = 'input' | 'output';
/** A schema that a document uses, under a key of its own; `isInline` where no reference can stand. */
export type Root = { key: string; schema: $ZodType; side: Side; isInline?: boolean };

export type JsonSchemas = {
  /** By the keys of the roots: a reference for a schema with a name, else the schema itself. */
  roots: Map<string, JsonSchema>;
  /** Named schemas that the roots refer to, directly or not. */
  components: Record<string, JsonSchema>;
};

const refPrefix = '#/components/schemas/';
const rootPrefix = 'root:';

/**
 * Converts schemas to JSON Schema 2020-12. Objects and unions that a constant holds become components, called after
 * it; one that takes something else than it sends becomes two.
 */
export function writeJsonSchemas({ schemas, docs }: Contracts, roots: Root[]): JsonSchemas {
  const names = nameSchemas(schemas);
  const [taken, sent] = (['input', 'output'] as const).map((side) => {
    const ofSide = roots.filter((root) => root.side === side);
    const all = convert(names, docs, ofSide, side);
    const from = ofSide.map((root) => nameOf(root, names));
    return { all, used: findUsed(all, from) };
  }) as [Converted, Converted];
  const renamed = findDifferent(taken, sent);
  const rename = (schema: JsonSchema) =>
    mapRefs(schema, (name) => (renamed.has(name) ? `${name}Input` : name));
  const components: Record<string, JsonSchema> = {};
  for (const name of sent.used) components[name] = sent.all[name] as JsonSchema;
  for (const name of taken.used)
    if (renamed.has(name)) components[`${name}Input`] = rename(taken.all[name] as JsonSchema);
    else components[name] ??= rename(taken.all[name] as JsonSchema);
  const found = roots.map((root): [string, JsonSchema] => {
    const name = nameOf(root, names);
    const from = root.side === 'input' ? taken : sent;
    const isNamed = !name.startsWith(rootPrefix);
    const schema = isNamed ? { $ref: refPrefix + name } : (from.all[name] as JsonSchema);
    return [root.key, root.side === 'input' ? rename(schema) : schema];
  });
  const sorted = Object.entries(components).filter(([name]) => !name.startsWith(rootPrefix));
  sorted.sort(([a], [b]) => (a < b ? -1 : 1));
  return { roots: new Map(found), components: Object.fromEntries(sorted) };
}

type Converted = { all: Record<string, JsonSchema>; used: Set<string> };

/** The name of the component that a root is, or one that is no component's. */
const nameOf = ({ key, schema, isInline }: Root, names: Map<$ZodType, string>) =>
  (isInline ? undefined : names.get(schema)) ?? rootPrefix + key;

/** Names of components, in Pascal case. */
function nameSchemas(schemas: Contracts['schemas']): Map<$ZodType, string> {
  const names = new Map<$ZodType, string>();
  const taken = new Set<string>();
  for (const { name, schema } of schemas) {
    if (!['object', 'union'].includes(schema._zod.def.type)) continue;
    const pascal = name.charAt(0).toUpperCase() + name.slice(1);
    // Where a name is used twice, the schemas are written out: no number says which is which.
    if (taken.has(pascal))
      for (const [other, known] of names) if (known === pascal) names.delete(other);
    if (!taken.has(pascal)) names.set(schema, pascal);
    taken.add(pascal);
  }
  return names;
}

function convert(
  names: Map<$ZodType, string>,
  docs: Contracts['docs'],
  roots: Root[],
  side: Side,
): Record<string, JsonSchema> {
  const ids = registry<{ id: string }>();
  const descriptions = registry<{ description: string }>();
  for (const [schema, id] of names) ids.add(schema as never, { id });
  // Copies: where others use such a schema too, they must not refer to this use of it.
  for (const root of roots) {
    const id = nameOf(root, names);
    const copy = clone(root.schema, root.schema._zod.def, { parent: !root.isInline });
    if (id.startsWith(rootPrefix)) ids.add(copy as never, { id });
  }
  for (const [schema, description] of docs) descriptions.add(schema as never, { description });
  const { schemas } = toJSONSchema(ids, {
    uri: (id) => refPrefix + id,
    metadata: descriptions,
    io: side,
    unrepresentable: 'any',
  }) as unknown as { schemas: Record<string, JsonSchema> };
  const entries = Object.entries(schemas).map(([name, schema]) => [name, tidy(schema, side)]);
  return Object.fromEntries(entries);
}

/** Drops what says nothing to a reader: the bounds of safe integers, patterns beside a format, the dialect; names integers. */
function tidy(schema: JsonSchema, side: Side): JsonSchema {
  const { $schema: _, $id: __, id: ___, ...kept } = mapValues(schema, (inner) => tidy(inner, side));
  if (kept.minimum === Number.MIN_SAFE_INTEGER) delete kept.minimum;
  if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum;
  if (kept.type === 'number' && kept.multipleOf === 1) {
    kept.type = 'integer';
    delete kept.multipleOf;
  }
  if (kept.format && kept.format !== 'uri') delete kept.pattern;
  // A later version may add fields: clients ignore those that they do not know.
  if (side === 'output' && kept.additionalProperties === false) delete kept.additionalProperties;
  return kept;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to the schemas within a schema; names of properties are not keywords. */
function mapValues(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (['default', 'enum', 'const', 'examples', 'required'].includes(key)) return [key, value];
    if (['properties', 'patternProperties', '$defs'].includes(key))
      return [
        key,
        Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, change(v)])),
      ];
    if (Array.isArray(value)) return [key, value.map((one) => (isObject(one) ? change(one) : one))];
    return [key, isObject(value) ? change(value) : value];
  });
  return Object.fromEntries(entries);
}

function mapRefs(schema: JsonSchema, change: (name: string) => string): JsonSchema {
  const inner = mapValues(schema, (one) => mapRefs(one, change));
  if (inner.$ref) inner.$ref = refPrefix + change(inner.$ref.slice(refPrefix.length));
  return inner;
}

function refsOf(schema: JsonSchema): string[] {
  const refs: string[] = [];
  mapRefs(schema, (name) => {
    refs.push(name);
    return name;
  });
  return refs;
}

function findUsed(all: Record<string, JsonSchema>, from: string[]): Set<string> {
  const used = new Set<string>();
  const visit = (name: string) => {
    const schema = all[name];
    if (!schema || used.has(name)) return;
    used.add(name);
    for (const next of refsOf(schema)) visit(next);
  };
  for (const name of from) visit(name);
  return used;
}

/** The names whose schemas, or schemas that they refer to, differ between the sides. */
function findDifferent(taken: Converted, sent: Converted): Set<string> {
  const shared = [...taken.used].filter((name) => sent.used.has(name));
  const different = new Set(
    shared.filter((name) => JSON.stringify(taken.all[name]) !== JSON.stringify(sent.all[name])),
  );
  for (let size = -1; size !== different.size; ) {
    size = different.size;
    for (const name of shared)
      if (refsOf(taken.all[name] as JsonSchema).some((ref) => different.has(ref)))
        different.add(name);
  }
  return different;
}
