import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AsyncApi,
  buildAsyncApi,
  type FrameExamples,
  listFrameRoots,
  listFrames,
} from './asyncapi.ts';
import { writeJsonSchemas } from './json-schemas.ts';
import { buildOpenApi, type Examples, listRoots, type OpenApi, problemSchema } from './openapi.ts';
import { otherRoutes } from './other-routes.ts';
import { readContracts } from './read-contracts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Requests, answers and frames that `api-examples.db.test.ts` recorded. */
type Recorded = { operations: Examples; frames: FrameExamples };

const readJson = async (file: string) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

/** Builds both documents from the contracts and the recorded examples. */
export async function buildDocuments(): Promise<{ openApi: OpenApi; asyncApi: AsyncApi }> {
  const { version } = await readJson('package.json');
  const { operations, frames: frameExamples }: Recorded = await readJson('data/api-examples.json');
  const contracts = await readContracts();
  const schemas = [...contracts.schemas, { name: 'problem', schema: problemSchema }];
  const endpoints = [...contracts.endpoints, ...otherRoutes];
  const problem = { key: 'problem', schema: problemSchema, side: 'output' as const };
  const openApi = buildOpenApi(
    endpoints,
    writeJsonSchemas({ ...contracts, schemas }, [...listRoots(endpoints), problem]),
    { version, examples: operations },
  );
  const { clientFrame, serverFrame } = await contracts.importModule('src/features/chat/frames.ts');
  const frames = [
    ...listFrames(clientFrame, 'client', contracts.docs),
    ...listFrames(serverFrame, 'server', contracts.docs),
  ];
  const asyncApi = buildAsyncApi(frames, writeJsonSchemas(contracts, listFrameRoots(frames)), {
    version,
    examples: frameExamples,
  });
  return { openApi, asyncApi };
}
