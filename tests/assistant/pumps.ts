import fc from 'fast-check';
import { readSourceFiles } from '#tests/support/source-files.ts';

/** The words and phrases of the guide's own lists, with what numbers, units and signs it reads. */
function readPhrases(): string[] {
  const files = readSourceFiles().filter(({ file }) =>
    /assistant\/server\/(?:guide|prefill|taught-answers)\/(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(file),
  );
  const literals = files.flatMap(({ text }) => text.match(/'[^'\n]{2,}'/g) ?? []);
  const phrases = literals.flatMap((literal) => literal.slice(1, -1).split(/[|]| {2}/));
  const signs = [
    '4',
    '12',
    '3.5',
    'x',
    ',',
    '.',
    ' ',
    "'",
    '"',
    'm',
    'ft',
    '£',
    '-',
    '/',
    ':',
    '@',
    '?',
    '!',
    '0',
    'a',
    '\n',
    '\u00a0',
    '½',
    'é',
  ];
  return [...new Set([...phrases, ...phrases.flatMap((phrase) => phrase.split(' ')), ...signs])];
}

const lengths = [200, 1_000, 4_000] as const;

/** Messages that repeat a phrase, or two of them, up to what a message may be long; the same ones each time. */
export function makePumps(count: number): string[] {
  const phrases = readPhrases();
  const phrase = fc.constantFrom(...phrases);
  const joint = fc.constantFrom(' ', '', ', ', '. ', '\n', ' and ');
  const pump = fc
    .record({
      lead: phrase,
      one: phrase,
      other: fc.option(phrase),
      joint,
      end: phrase,
      length: fc.constantFrom(...lengths),
    })
    .map(({ lead, one, other, joint, end, length }) => {
      const unit = `${one}${joint}${other === null ? '' : `${other}${joint}`}`;
      const body = unit.repeat(Math.ceil(length / Math.max(1, unit.length)));
      return `${lead} ${body}`.slice(0, length - end.length - 1).concat(' ', end);
    })
    .filter((text) => text.trim() !== '');
  return fc.sample(pump, { numRuns: count, seed: 20_261_128 });
}
