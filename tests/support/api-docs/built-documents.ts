import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const root = path.resolve(import.meta.dirname, '../../..');

type Content = { schema?: object; example?: unknown };
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<
    string,
    { $ref?: string; headers?: Record<string, unknown>; content?: Record<string, Content> }
  >;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
};
export type AsyncApi = {
  components: {
    messages: Record<string, { payload: object; examples?: { payload: unknown }[] }>;
    schemas: Record<string, object>;
  };
};
export type BuiltDocuments = {
  folder: string;
  openApi: OpenApi;
  asyncApi: AsyncApi;
  remove: () => Promise<void>;
};

/** Builds the documents as the build does, into a folder of their own. */
export async function buildApiDocs(): Promise<BuiltDocuments> {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-docs-'));
  await promisify(execFile)(process.execPath, ['scripts/api-docs/write-api-docs.ts', folder], {
    cwd: root,
  });
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  return {
    folder,
    openApi: await read('openapi.json'),
    asyncApi: await read('asyncapi.json'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** An operation by its id, with its method and the template of its path. */
export function findOperation({ paths }: OpenApi, operationId: string) {
  for (const [template, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === operationId)
        return { template, method: method.toUpperCase(), operation };
  throw new Error(`The document has no operation ${operationId}.`);
}

type Described = Pick<OpenApi | AsyncApi, 'components'>;
const compilers = new WeakMap<Described, Ajv2020>();

/** Compiles the schemas of a document, whose components are compiled once. */
function makeCompiler({ components }: Described): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addSchema({ components: { schemas: components.schemas } }, 'document');
}

/**
 * Compares a value with a schema of a document.
 * @returns what is wrong with it; empty if nothing is
 */
export function findMistakes(document: Described, schema: object, value: unknown): string {
  const ajv = compilers.get(document) ?? makeCompiler(document);
  compilers.set(document, ajv);
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
  const validate = ajv.compile(JSON.parse(text));
  if (validate(value)) return '';
  return (validate.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    .join('; ');
}

/** Every operation of a document. */
export const listOperations = ({ paths }: OpenApi): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));
