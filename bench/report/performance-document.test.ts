import { expect, it } from 'vitest';
import { updateDocument } from './performance-document.ts';

const measuredOn = '2026-11-23, 2 cores';

it('has ratios first, and keeps sections that were not measured', () => {
  const first = updateDocument('', [
    { name: 'pages', measuredOn, lines: ['100 requests/s', 'ours ÷ bare: 0.9'] },
    { name: 'chat', measuredOn, lines: ['PGlite: idle: 2 MB'] },
  ]);
  const second = updateDocument(first, [{ name: 'pages', measuredOn, lines: ['ours ÷ bare: 1'] }]);
  expect(first).toContain(
    '## pages\n\n2026-11-23, 2 cores\n\n| measured | figure |\n|---|---|\n| ours ÷ bare | 0.9 |\n| 100 requests/s |  |\n',
  );
  expect(second.split(/^## /m).slice(1)).toEqual([
    `chat\n\n${measuredOn}\n\n| measured | figure |\n|---|---|\n| PGlite: idle | 2 MB |\n\n`,
    `pages\n\n${measuredOn}\n\n| measured | figure |\n|---|---|\n| ours ÷ bare | 1 |\n`,
  ]);
  expect(updateDocument(second, [])).toBe(second);
});
