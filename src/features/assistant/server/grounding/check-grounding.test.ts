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

const told = [
  'Levelling is £18.00 per m², confirmed at the visit.',
  'Plywood is £14.00 per m², confirmed at the visit.',
  '5-year workmanship guarantee on carpet fitting.',
  '12-month repair warranty.',
  'Bradford Twist in Oat: £25.99 per m² including VAT, in stock. /products/bradford-twist-oat',
  'Bradford Twist in Slate: £26.99 per m² including VAT, out of stock. /products/bradford-twist-slate',
  'The long pile shows footprints. Too soft for stairs.',
  'We are open Mon-Fri 8am-6pm, Sat 9am-4pm. We are closed on Sundays.',
  'That is materials £639.35, underlay £90.00, accessories £41.10 and installation £300.00.',
  'Cut from a 4 m roll: 6.15 m, 2 joins.',
  'Bath: it is 11.8 miles from us.',
];
const check = checkGrounding({
  evidence: told,
  customer: 'My budget is £800, we move on 14 December.',
  today: '2026-11-22',
});

it.each([
  ['Levelling is £14.00 per m².', 'money of something else'],
  ['Plywood is £14.00 and levelling is £14.00.', 'money of something else'],
  ['Carpet fitting is guaranteed for 12 months.', 'months of something else'],
  ['The guarantee passes to the next owner.', 'promise'],
  ['Slate is in stock at £26.99.', 'promise'],
  ['Both of them are in stock.', 'promise'],
  ['Slate is cheaper than Oat.', 'promise'],
  ['It hides footprints really well.', 'opposite'],
  ['It is ideal for stairs.', 'opposite'],
  ['It would be fine in a bathroom.', 'use'],
  ['We open today at 8am.', 'day on which we are closed'],
  ['We are open until eight on Thursdays.', 'spoken time'],
  ['Most of it is the fitting.', 'largest part'],
  ['It is cut with three joins.', 'another number of join'],
  ['We would get it to you.', 'deed'],
  ['I have asked Dave to ring.', 'name'],
  ['The stair rods are included.', 'included'],
  ['Yes, £800 is fine.', 'money'],
  ['We can fit before 14 December.', 'date'],
])('what the evidence says of something else is found: %s', (text, kind) => {
  expect(check(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'Levelling is £18.00 and plywood £14.00 per m².',
  'Our carpet fitting has a five-year warranty.',
  'Repairs carry a 12-month guarantee.',
  'Oat is the cheaper of the two, and it is in stock.',
  'Slate is out of stock, so it isn’t one for a tight spot.',
  'We’re open tomorrow from eight until six.',
  'On Wednesday we open at 8am.',
  'The biggest part is the carpet at £639.35.',
  'Bath is about 12 miles from us.',
  'To see how far your £800 goes, I’d need the size.',
  'Got it, before the 14th of December.',
  'It’s a trade-off, and a home measure would firm it up.',
  'I’d lean towards that one, though it may not be quite the ticket.',
])('other words for what the evidence says need none: %s', (text) => {
  expect(check(text)).toEqual([]);
});
