import { expect, it } from 'vitest';
import { findName } from './find-name.ts';

it.each([
  ['My name is Bob', 'Bob'],
  ['my name is dave smith, 01632 960 147', 'Dave Smith'],
  ['MY NAME IS BOB SMITH', 'Bob Smith'],
  ["my name's priya and I need a carpet", 'Priya'],
  ['My name is Bob can you help', 'Bob'],
  ["Hi, I'm Sarah Jones, sarah@example.com", 'Sarah Jones'],
  ["I'm Sarah", 'Sarah'],
  ['Hello! I am Tom from Bath. Do you do LVT?', 'Tom'],
  ["My name is Siobhán O'Brien", "Siobhán O'Brien"],
  ['my name is anne-marie mcdonald', 'Anne-Marie Mcdonald'],
  ["I'm Ewan McDonald and I want a quote", 'Ewan McDonald'],
  ['My name is Mrs. Jones', 'Mrs Jones'],
  ["I'm Dr Patel", 'Dr Patel'],
  ['Hi this is Jo', 'Jo'],
  ['Good morning, this is Jo Smith', 'Jo Smith'],
  ['name: bob smith', 'Bob Smith'],
  ['Please call me Al', 'Al'],
])('"%s" introduces %s', (text, name) => {
  expect(findName(text)).toBe(name);
});

it.each([
  "I'm looking for carpet",
  "I'm Looking For Carpet",
  "I'm in Bath",
  'im interested in vinyl',
  "I'm Interested in LVT",
  'my name is on the list',
  'my name is not on the list',
  'my name is spelt wrong',
  'my name is already down',
  'Is my name down for Tuesday?',
  'Is Mr Smith your fitter?',
  'I spoke to Mrs Jones yesterday',
  'call me tomorrow',
  'Call me Tuesday',
  'Call me back please',
  'this is ridiculous',
  'this is great',
  'This is Bradford Twist',
  'am I speaking to a human',
  'Who am I speaking to',
  'the product name is Bradford Twist',
  'I am Very Unhappy',
  "I'M NOT HAPPY",
  "I'm Welsh",
  "I'm Free Monday",
  "I'm happy with the quote",
  'is this Bradford Twist in oat?',
  'my name',
  "I'm Mr",
  "I'm",
  '',
])('"%s" introduces nobody', (text) => {
  expect(findName(text)).toBeUndefined();
});

it('reads a long message in one pass', () => {
  expect(findName('I am '.repeat(800))).toBeUndefined();
  expect(findName(`my name is ${'x'.repeat(3_900)}`)).toBeUndefined();
});
