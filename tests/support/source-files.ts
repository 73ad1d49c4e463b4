import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export type SourceFile = { file: string; text: string; imports: string[] };

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every source file with the files of this project that it imports, as paths from the root. */
export function readSourceFiles(): SourceFile[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const imports = [...text.matchAll(importPattern)].flatMap(([, name = '']) =>
        resolveImport(file, name),
      );
      return { file, text, imports };
    });
}

function resolveImport(file: string, name: string): string[] {
  if (name.startsWith('#')) return [name.replace('#', name.startsWith('#tests/') ? '' : 'src/')];
  if (name.startsWith('.')) return [path.join(path.dirname(file), name)];
  return [];
}
