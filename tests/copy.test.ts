import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { referenceFirm, referenceSettings } from '#features/business/reference-firm.ts';
import { findRetiredPhrases } from './support/retired-phrases.ts';

const root = path.resolve(import.meta.dirname, '..');

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

const findRetired = (text: string) => readCopy(text).flatMap(findRetiredPhrases);

const { firm, promises, area, visits } = referenceSettings;
/** What an owner changes in the panel, as words that a text could hold. */
const facts = [
  ...[firm.name, firm.shortName, firm.phone, firm.email, firm.town, firm.county, firm.region],
  ...[referenceFirm.base.postcodeDistrict, referenceFirm.assistant.name],
  ...[`${promises.experienceYears}+ years`, `${promises.customersServed}+ customers`, '£4.50/m²'],
  ...[`${promises.guaranteeYears}-year`, `${promises.repairWarrantyMonths}-month`],
  ...[`${area.radiusMiles} miles`, `within ${visits.responseHours} hours`],
].map((fact) => RegExp(`(?<![\\w£-])${fact.replace(/[+.]/g, '\\$&')}(?![\\w])`));

describe('copy', () => {
  it('holds no fact of the firm: those are settings', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/seed\/|\/demo\//.test(file.split(path.sep).join('/')),
    );
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      readCopy(readFileSync(path.join(root, file), 'utf8'))
        .filter((text) => facts.some((fact) => fact.test(text)))
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

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
