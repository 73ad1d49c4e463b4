import { appendFileSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const seen = new Set<string>();

/** Appends a statement to this process's file in the folder `RECORD_STATEMENTS`, once. */
export function recordStatement(text: string) {
  if (seen.has(text)) return;
  seen.add(text);
  const file = path.join(String(process.env.RECORD_STATEMENTS), `${process.pid}.jsonl`);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

/** The different statements that all processes recorded in a folder. */
export function readStatements(folder: string): string[] {
  const lines = globSync('*.jsonl', { cwd: folder }).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n'),
  );
  return [...new Set(lines)].map((line) => JSON.parse(line));
}
