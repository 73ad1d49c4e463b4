import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCopy } from './support/firm-facts.ts';
import { findRetiredPhrases } from './support/retired-phrases.ts';

const root = path.resolve(import.meta.dirname, '..');

const findRetired = (text: string) => readCopy(text).flatMap(findRetiredPhrases);

describe('copy', () => {
  it('has no phrase that a British shop would not write', () => {
    const files = globSync(['{src,scripts}/**/*.{ts,tsx,mjs}', 'data/assistant-knowledge/*.json'], {
      cwd: root,
    })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/\.test\.|\/nlu\//.test(file));
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      findRetired(readFileSync(path.join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "title: 'Every carpet on one list'",
    '<p>\n  Please see to\n  it that we can get in.\n</p>',
    "['E-mail', email]",
    'text: `Ann gets a mail that says so.`',
    '<p>No appointment fits.</p>',
  ])('is refused: %s', (text) => {
    expect(findRetired(text)).not.toEqual([]);
  });

  it.each(["import { queueMail } from './mail.ts';", '// gets a mail', '<p>We’ll email you.</p>'])(
    'is accepted: %s',
    (text) => {
      expect(findRetired(text)).toEqual([]);
    },
  );
});
