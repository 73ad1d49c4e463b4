import { execFile } from 'node:child_process';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltDocuments, buildApiDocs } from '#tests/support/api-docs/built-documents.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const run = promisify(execFile);
const support = path.resolve('tests/support/api-docs/client');
const inPackages = (...steps: string[]) => path.resolve('node_modules', ...steps);

let documents: BuiltDocuments;
let site: TestApp;
beforeAll(async () => {
  documents = await buildApiDocs();
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
  await documents.remove();
});

it('a client in TypeScript is generated from the document, compiles, and calls the site', async () => {
  const { folder } = documents;
  await run(process.execPath, [
    '--import',
    pathToFileURL(path.join(support, 'resolve-typescript.mjs')).href,
    inPackages('openapi-typescript/bin/cli.js'),
    path.join(folder, 'openapi.json'),
    '--output',
    path.join(folder, 'api.ts'),
  ]);
  await copyFile(path.join(support, 'sample-client.txt'), path.join(folder, 'client.ts'));
  await symlink(inPackages(), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['client.ts'] }),
  );
  const compiled = await run(inPackages('.bin/tsc'), ['--project', folder]).catch((error) => error);
  expect(compiled.stdout).toBe('');
  const { stdout } = await run(process.execPath, [path.join(folder, 'client.ts'), site.origin]);
  expect(JSON.parse(stdout)).toEqual({
    covered: true,
    detail: expect.stringContaining('product'),
    id: expect.any(String),
    status: 201,
  });
});
