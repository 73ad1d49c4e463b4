import { expect, it } from 'vitest';
import { readSourceFiles } from '#tests/support/source-files.ts';

const exporter = 'src/platform/server/tracing/otlp-exporter.ts';
const staticImport =
  /^import (?!type)[^;]*from '(@opentelemetry\/[^']+|[^']*\/otlp-exporter\.ts)'/m;

it('the exporter and its packages are loaded only where spans are exported', () => {
  const importers = readSourceFiles().filter(
    ({ file, text }) => !/\.test\.tsx?$/.test(file) && staticImport.test(text),
  );
  expect(importers.map(({ file }) => file)).toEqual([exporter]);
});
