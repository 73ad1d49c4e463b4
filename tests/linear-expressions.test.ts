import { stripTypeScriptTypes } from 'node:module';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { inLongRun } from './support/long-run.ts';
import { readSourceFiles } from './support/source-files.ts';

const maxLength = 120;
type Node = {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

/** The regular expressions of a file, and whether it makes any from text. */
function readExpressions(text: string) {
  const code = stripTypeScriptTypes(text);
  const expressions: { pattern: string; flags: string }[] = [];
  let isMade = false;
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee } = node as Node;
    if (type === 'Literal' && regex) expressions.push(regex);
    if (type === 'NewExpression' && callee?.name === 'RegExp') isMade = true;
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(code));
  return { expressions, isMade };
}

const files = readSourceFiles().filter(
  ({ file }) =>
    file.startsWith('src/features/assistant/') && file.endsWith('.ts') && !file.includes('.test.'),
);

it('finds the files of the assistant', () => expect(files.length).toBeGreaterThan(20));

it.each(files)('$file has short expressions, and makes none from text', ({ text }) => {
  const { expressions, isMade } = readExpressions(text);
  expect(isMade).toBe(false);
  for (const { pattern } of expressions)
    expect(pattern.length, pattern).toBeLessThanOrEqual(maxLength);
});

// Messages that pump an expression are tried in every run: `pumped-messages.db.test.ts`.
inLongRun(() =>
  it.each(files)('$file has expressions that match in linear time', ({ text }) => {
    for (const { pattern, flags } of readExpressions(text).expressions) {
      const { status } = checkSync(pattern, flags, { checker: 'automaton', timeout: 120_000 });
      expect({ pattern, status }).toEqual({ pattern, status: 'safe' });
    }
  }),
);
