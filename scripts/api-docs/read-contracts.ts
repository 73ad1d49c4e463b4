import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { $ZodType } from 'zod/v4/core';
import { clone } from 'zod/v4/core';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import { documentCall, documentSource } from './document-source.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** An endpoint with what its contract says about it. */
export type DocumentedEndpoint = {
  /** Path of its contract from the root of the project. */
  file: string;
  /** The constant's name. */
  name: string;
  doc: string;
  endpoint: Endpoint;
};

/** A schema that a constant at the top level of a module holds. */
export type NamedSchema = { name: string; schema: $ZodType };

export type Contracts = {
  endpoints: DocumentedEndpoint[];
  schemas: NamedSchema[];
  /** Docstrings by schema; a schema with a docstring of its own where it is used is a copy with a parent. */
  docs: Map<$ZodType, string>;
  /** Imports a module of the project with its docstrings. */
  importModule: (file: string) => Promise<Record<string, unknown>>;
};

const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Imports every contract, with the docstrings of endpoints, schemas and fields. */
export async function readContracts(): Promise<Contracts> {
  const docs = new Map<$ZodType, string>();
  const named = new Map<$ZodType, string>();
  /** In the order of the source; exports of a module are sorted by name. */
  const endpointDocs = new Map<unknown, string>();
  Object.assign(globalThis, {
    [documentCall]: (value: unknown, doc: string | undefined, name: string | undefined) => {
      if (isEndpoint(value)) endpointDocs.set(value, doc ?? '');
      if (!isSchema(value)) return value;
      if (name) {
        if (!named.has(value)) named.set(value, name);
        if (doc) docs.set(value, doc);
        return value;
      }
      // The same schema has other docstrings elsewhere.
      const copy = clone(value, undefined, { parent: true });
      if (doc) docs.set(copy, doc);
      return copy;
    },
  });
  const importModule = makeImport();
  const files = globSync('src/**/*contract.ts', { cwd: root }).sort();
  const endpoints: DocumentedEndpoint[] = [];
  for (const file of files)
    for (const [name, value] of Object.entries(await importModule(file)))
      if (isEndpoint(value))
        endpoints.push({ file, name, doc: endpointDocs.get(value) ?? '', endpoint: value });
  const order = [...endpointDocs.keys()];
  endpoints.sort((a, b) => order.indexOf(a.endpoint) - order.indexOf(b.endpoint));
  const schemas = [...named].map(([schema, name]) => ({ name, schema }));
  return { endpoints, schemas, docs, importModule };
}

/** Modules of the project get their docstrings as they are loaded: none may have been imported before. */
function makeImport() {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith(pathToFileURL(path.join(root, 'src')).href)) return loaded;
      const file = fileURLToPath(url);
      const source = documentSource(readFileSync(file, 'utf8'), file);
      return { ...loaded, format: 'module-typescript', source, shortCircuit: true };
    },
  });
  return async (file: string) =>
    (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
}
