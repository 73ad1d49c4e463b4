import { expect, it } from 'vitest';
import { businessFacts } from '../../tools/business-facts.ts';
import { linesAsked } from './fact-lines.ts';

const [free, long, samples] = businessFacts.home_visit;
const [fitting, repairs, insured] = businessFacts.guarantee;

it.each([
  ['how much does it cost for someone to come', [free]],
  ['how long does the measure take', [long]],
  ['does he bring samples, and is it free', [free, samples]],
  ['am i committed to anything', [long]],
  ['tell me about the visit', [free, long, samples]],
] as const)('of the visit, only what is asked: %s', (text, lines) => {
  expect(linesAsked('home_visit', businessFacts.home_visit, text)).toEqual(lines);
});

it.each([
  ['are you insured', [insured]],
  ['is the fitting guaranteed', [fitting]],
  ['do repairs have a warranty', [fitting, repairs]],
] as const)('of the guarantees, only what is asked: %s', (text, lines) => {
  expect(linesAsked('guarantee', businessFacts.guarantee, text)).toEqual(lines);
});

it('leaves the facts whose lines belong together whole', () => {
  expect(linesAsked('contact', businessFacts.contact, 'what is your number')).toEqual([
    ...businessFacts.contact,
  ]);
});
