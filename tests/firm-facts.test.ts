import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFacts } from './support/firm-facts.ts';

const root = path.resolve(import.meta.dirname, '..');
const places = [
  'src/**/*.{ts,tsx,json,html,css,svg}',
  'data/**/*.json',
  'public/**/*.{svg,html,css,js,json,txt,xml,webmanifest}',
];
/** Files that may hold some facts, and why. */
const allowed: readonly [file: RegExp, facts: RegExp, why: string][] = [
  [/^data\/reference-firm\.json$/, /./, 'what a new site begins with'],
  [/^src\/features\/areas\/server\/seed\//, /./, 'its areas, which the panel edits'],
  [/^src\/app\/server\/demo\//, /./, 'the demo, which shows this firm'],
  [/\/(?:describe-firm\.ts|theme\.css)$/, /^#/, 'the colours of the built style sheet'],
  [/^public\/drawings\/|\/room-colours\.ts$/, /^#/, 'the paint of a drawing'],
  [/\/(?:product-fields|setting-kinds)\.ts$/, /^#/, 'the example of a message'],
  [/\/near-outcodes\.ts$/, /^SN15$/, 'where the postcodes of the country are'],
  [/\/assistant-knowledge\/money\.json$/, /^£/, 'a question that goes when the claim does'],
];

/** What is found in a file and is not allowed there. */
const findForeign = (file: string, text: string) =>
  findFacts(file, text)
    .filter(({ fact }) => !allowed.some(([files, which]) => files.test(file) && which.test(fact)))
    .map(({ fact, saidIn }) => `${file}: ${fact} in ${saidIn}`);

describe('facts of the firm', () => {
  it('stand in no file: they are settings', () => {
    const files = globSync(places, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join('/'));
    expect(files.length).toBeGreaterThan(400);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(files.flatMap((file) => findForeign(file, read(file)))).toEqual([]);
  });

  it.each([
    ['src/a.tsx', '<p>\n  Call us on {when}\n  01632 960 147.\n</p>'],
    ['src/a.tsx', '<a href="tel:+441632960147">Call</a>'],
    ['src/a.tsx', '<p>Fitted by Wyvern Vale, {name}</p>'],
    ['src/a.ts', "const mailTo = 'hello@wyvernvale.example';"],
    ['src/a.ts', 'text: `Hello, I’m Adam.\nAsk me.`'],
    ['src/a.ts', "'We’ll reply within 24 hours.'"],
    ['src/a.ts', "'All of Wiltshire, within 25 miles'"],
    ['src/features/business/facts.ts', "hours: 'Mon-Fri 8am-6pm'"],
    ['src/features/business/facts.ts', "claim: '1,000+ customers'"],
    ['src/features/business/facts.ts', "claim: 'Rated 4.9 out of 5'"],
    ['src/features/business/facts.ts', "claim: 'a 5-year guarantee'"],
    ['src/features/business/facts.ts', "claim: 'guaranteed for 5 years'"],
    ['src/features/business/facts.ts', "claim: '20+ years'"],
    ['src/features/business/facts.ts', "offer: 'Up to 20% off selected carpets'"],
    ['src/app/client/a.css', '.a { background: #1f4a3c; }'],
    ['src/app/client/a.css', ".a::after { content: 'Chippenham'; }"],
    ['src/app/client/a/index.html', '<title>Wyvern Vale Flooring</title>'],
    ['data/starting-texts/a.json', '{ "lead": "12 months’ warranty on repairs" }'],
    ['data/assistant-knowledge/a.json', '[{ "question": "Price?", "answer": "From £4.50/m²." }]'],
    ['public/robots.txt', 'Contact: hello@wyvernvale.example'],
    ['public/a.svg', '<svg><title>Wyvern Vale</title></svg>'],
  ])('are found in %s: %s', (file, text) => {
    expect(findForeign(file, text)).not.toEqual([]);
  });

  it.each([
    ['src/a.tsx', "import { makeAdam } from './adam.ts'; // Adam asks 01632 960 147"],
    ['src/a.ts', "['12-months', 'The last 12 months']"],
    [
      'data/assistant-knowledge/a.json',
      '[{ "question": "A sale?", "alsoAsked": ["20% off?"], "answer": "Ask {firm}." }]',
    ],
  ])('are not what stands in %s: %s', (file, text) => {
    expect(findForeign(file, text)).toEqual([]);
  });
});
