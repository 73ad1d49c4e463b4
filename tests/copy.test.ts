import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Phrases that a British shop would not write, each with what it would write. */
const retired: [phrase: RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/\b(?:get|gets|answer this|our|a) mails?\b(?! (?:server|program|kind|that was))/i, 'email'],
  [/board that speaks/i, 'a creaking board'],
  [/price that counts/i, 'your written quote is the price you pay'],
  [/see to it that/i, 'make sure'],
  [/bind you to nothing/i, 'with no obligation'],
  [/put in your rooms/i, 'Enter your rooms'],
  [/loops that take a hall/i, 'loops tough enough for a hall'],
  [/every carpet on one list/i, 'All our carpets at a glance'],
  [/before it is one\b/i, 'Before the new floor goes down'],
  [/nobody will come/i, 'Your visit is cancelled.'],
  [/no \w+ fits\b/i, 'No appointments match'],
  [/wait to be confirmed/i, 'awaiting confirmation'],
  [/the underlay under it/i, 'The right underlay'],
  [/do we come to you/i, 'Do we cover your area?'],
  [/trim what is over/i, 'trim the excess'],
  [/price struck through/i, 'price crossed out'],
  [/did not find it in what/i, 'the question again, shorter'],
];

/** Text between quotes or tags; comments and names of code are not copy. */
function readCopy(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [
    ...Array.from(
      withoutComments.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g),
      ([, , words]) => words,
    ),
    ...Array.from(withoutComments.matchAll(/>([^<>]*)</g), ([, words]) => words),
  ].map((words = '') => words.replace(/\s+/g, ' '));
}

const findRetired = (text: string) =>
  readCopy(text).flatMap((words) =>
    retired
      .filter(([phrase]) => phrase.test(words))
      .map(([phrase, instead]) => `${phrase.exec(words)?.[0]}: say ${instead}`),
  );

describe('copy', () => {
  it('has no phrase that a British shop would not write', () => {
    const files = globSync('{src,scripts}/**/*.{ts,tsx,mjs}', { cwd: root })
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
