import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const benches = 'pages estimates bookings chat planner plans transfer growth faults'.split(' ');

it.each(benches)('the bench of %s runs', async (name) => {
  const before = await readFile('docs/performance.md', 'utf8');
  const child = spawn(process.execPath, ['bench/main.ts', name], {
    env: { ...process.env, BENCH_SHORT: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(new RegExp(`^\\n?${name}\\n  \\S`));
  expect(await readFile('docs/performance.md', 'utf8')).toBe(before);
});

it('every bench is among them', async () => {
  const main = await readFile('bench/main.ts', 'utf8');
  const [, listed = ''] = /const benches = \{([^}]*)\}/.exec(main) ?? [];
  expect([...listed.matchAll(/(\w+):/g)].map(([, name]) => name)).toEqual(benches);
});
