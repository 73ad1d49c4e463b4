import { expect, it } from 'vitest';
import { checkGrounding } from './check-grounding.ts';

const findUnsupported = checkGrounding({
  evidence: ['Call us on 01632 960 147.'],
  customer: 'ring me on 07700 900123',
});

it.each([
  'Call 01632 960147.',
  'Call +44 1632 960 147 or (01632) 960-147.',
  'We will ring you on 07700 900 123.',
])('a phone number is supported in every spelling: %s', (text) => {
  expect(findUnsupported(text)).toEqual([]);
});

it.each([
  ['Call 01632 960 148.', '+441632960148'],
  ['Call 01632 960 147, 01249 650 123.', '+441249650123'],
  ['Call +33 1 23 45 67 89.', '+33123456789'],
])('an unknown phone number is not supported: %s', (text, value) => {
  expect(findUnsupported(text)).toEqual([{ kind: 'phone', value }]);
});

it.each([
  ['We open at half seven most mornings.', 'time'],
  ['A quarter up front and the rest on the day is how it works.', 'promise'],
  ['Mention this chat and the team will see you right on the price.', 'promise'],
  ['Landlords get a better rate for three rooms.', 'promise'],
])('what nothing supports is found in words of the trade: %s', (text, kind) => {
  expect(findUnsupported(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'Give us a shout if anything else pops into your head.',
  'Of course, consider it scrapped. Is it the same room?',
  'Don’t be scared of the tape measure, rough figures are fine.',
])('small talk needs no evidence: %s', (text) => {
  expect(findUnsupported(text)).toEqual([]);
});
