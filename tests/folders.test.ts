import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from './support/source-files.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const sources = readSourceFiles();
const production = sources.filter(({ file }) => !isTest(file));
const known = new Set(sources.map(({ file }) => file));

const maxFiles = 30;

function countByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const above = (counts: Map<string, number>, max: number) =>
  [...counts].filter(([, count]) => count > max).map(([folder, count]) => `${folder}: ${count}`);

/** Groups of files that import each other, directly or not (strongly connected components). */
function findCycles(files: readonly SourceFile[]): string[][] {
  const importsOf = new Map(files.map(({ file, imports }) => [file, imports]));
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let low = index;
    for (const next of importsOf.get(file) ?? []) {
      if (!importsOf.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? index);
    }
    if (low < index) return low;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
    return low;
  };
  for (const { file } of files) if (!order.has(file)) visit(file);
  return cycles;
}

/** Pairs of sub-folders of one folder that import from each other. */
function findTwoWayFolders(files: readonly SourceFile[]): string[] {
  const edges = new Set<string>();
  for (const { file, imports } of files)
    for (const to of imports) {
      const [from, target] = [path.dirname(file).split('/'), path.dirname(to).split('/')];
      const fork = from.findIndex((name, index) => name !== target[index]);
      // Features among each other have rules of their own, in architecture.test.ts.
      if (fork < 3 || fork >= target.length) continue;
      const upTo = (parts: string[]) => parts.slice(0, fork + 1).join('/');
      edges.add(`${upTo(from)} and ${upTo(target)}`);
    }
  return [...edges].filter((edge) => {
    const [from, target] = edge.split(' and ');
    return edges.has(`${target} and ${from}`);
  });
}

describe('folders', () => {
  it('hold at most 30 files, tests included', () => {
    const files = globSync('{src,tests,data,bench,scripts}/**/*.*', {
      cwd: path.resolve(import.meta.dirname, '..'),
    });
    expect(files.length).toBeGreaterThan(500);
    expect(above(countByFolder(files), maxFiles)).toEqual([]);
  });

  it('depend on each other one way', () => {
    expect(findTwoWayFolders(production)).toEqual([]);
  });

  it('would be caught depending on each other both ways', () => {
    const [a, b] = ['src/features/x/server/mails/a.ts', 'src/features/x/server/routes/b.ts'];
    const twoWay = [
      { file: a, text: '', imports: [b] },
      { file: b, text: '', imports: [a] },
    ];
    expect(findTwoWayFolders(twoWay)).toHaveLength(2);
  });
});

describe('imports', () => {
  it('name files that exist', () => {
    const missing = sources.flatMap(({ file, imports }) =>
      imports
        .filter((to) => to.startsWith('src/') && /\.tsx?$/.test(to) && !known.has(to))
        .map((to) => `${file} imports ${to}`),
    );
    expect(missing).toEqual([]);
  });

  it('form no cycle, type imports included', () => {
    expect(findCycles(production)).toEqual([]);
  });

  it('would be caught in a cycle of three', () => {
    const list = ['a.ts', 'b.ts', 'c.ts'].map((file, index, all) => ({
      file,
      text: '',
      imports: [all[(index + 1) % 3] ?? ''],
    }));
    expect(findCycles(list)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });
});
