import { referenceSettings } from '#features/business/reference-firm.ts';

const { firm, promises, area, visits, chat, look, hours } = referenceSettings;
const words = (...texts: (string | number)[]) =>
  texts.map((text) => `(?<![\\w£-])${String(text).replace(/[.+#]/g, '\\$&')}(?!\\w)`);
const promised = (count: number, unit: string) => [
  `(?<!\\w)${count}-${unit}(?!s)`,
  `(?<!\\w)${count} ${unit}s?[’']? (?:warranty|guarantee)`,
  `(?:warranty|guaranteed?)[^.]{0,40} ${count} ${unit}s`,
];
const digits = firm.phone.replace(/\D/g, '');

/** What an owner changes in the panel, in the ways in which a text could say it. */
const facts = new RegExp(
  [
    ...words(firm.name, firm.shortName, firm.email.split('@')[1] ?? '', firm.town, firm.county),
    ...words(firm.region, firm.postcode, chat.assistantName, look.brand, look.action),
    // With or without spaces, and abroad.
    digits.slice(1).split('').join('[ -]?'),
    `since ${firm.since}`,
    `© ?${firm.copyrightYear}`,
    ...promised(promises.guaranteeYears, 'year'),
    ...promised(promises.repairWarrantyMonths, 'month'),
    `(?<!\\w)${promises.experienceYears}(?:\\+ years|[ -]years?[’']? experience)`,
    `(?<![\\w.])${area.radiusMiles}[ -]miles?(?!\\w)`,
    `(?:within|in) ${visits.responseHours} hours`,
    `(?<![\\w.])${promises.customersServed.toLocaleString('en-GB').replace(',', ',?')}\\+? customers`,
    `£${(promises.fromPence / 100).toFixed(2)}(?=/m²| per m²| a m²)`,
    ...[promises.mainRating, promises.areaRating].flatMap((rating) =>
      rating
        ? [
            `(?<![\\w.])${rating.value}(?: out of 5|/5| stars| from)`,
            `(?<!\\w)${rating.reviews}\\+? reviews`,
          ]
        : [],
    ),
    ...hours.weekly.flatMap((day) =>
      day
        ? [
            `${Number(day.opens.slice(0, 2))}am ?(?:-|–|to) ?${Number(day.closes.slice(0, 2)) - 12}pm`,
          ]
        : [],
    ),
    '\\d+% off',
  ].join('|'),
  'g',
);

const dropComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!\S)\/\/ .*$/gm, '');

/** Text between quotes or tags; comments and names of code are not copy. */
export function readCopy(text: string): string[] {
  const withoutComments = dropComments(text);
  return [
    ...Array.from(
      withoutComments.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g),
      ([, , words]) => words,
    ),
    ...Array.from(withoutComments.matchAll(/>([^<>]*)</g), ([, words]) => words),
  ].map((words = '') => words.replace(/\s+/g, ' '));
}

/** What the assistant says; what customers may ask is theirs. */
const readAnswers = (text: string): string[] =>
  JSON.parse(text).flatMap(({ question, answer }: Record<string, string>) => [question, answer]);

/** The facts in a file, each with the text that says it: a line, or in code also what is between quotes and tags. */
export function findFacts(file: string, text: string): { fact: string; saidIn: string }[] {
  const texts = /\.tsx?$/.test(file)
    ? [...readCopy(text), ...dropComments(text).split('\n')]
    : file.startsWith('data/assistant-knowledge/')
      ? readAnswers(text)
      : text.split('\n');
  return texts.flatMap((saidIn) =>
    Array.from(saidIn.matchAll(facts), ([fact]) => ({ fact, saidIn: saidIn.trim().slice(0, 200) })),
  );
}
