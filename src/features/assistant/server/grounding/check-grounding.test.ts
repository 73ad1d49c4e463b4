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

const carpet = '6 × 3.8 m (22.8 m²) in carpet, supplied and fitted: £1,111.78 including VAT.';
const parts =
  'That is materials £634.16, underlay £102.60, accessories £33.02 and installation £342.00.';
const twins = checkGrounding({
  evidence: [
    'Bradford Twist in Oat: £25.99 per m² including VAT, in stock. /products/bradford-twist-oat',
    'Pile weight: 40 oz/yd². Pile height: 9 mm. Fibre: 80% wool. Fire rating: Cfl-s1. Heavy domestic.',
    'Moorland Twist in Sage: £11.99 per m² including VAT, on sale, was £13.99, on back order. /products/moorland-twist-sage',
    'Pile weight: 36 oz/yd². Pile height: 8 mm. Fibre: polypropylene. Medium domestic.',
  ],
  customer: 'I have £12',
});

it.each([
  ['Sage is the heavier of the two at 40 oz.', 'of another product'],
  ['Sage is wool.', 'of another product'],
  ['Both are 9 mm deep.', 'of another product'],
  ['Sage is rated for heavy use.', 'promise'],
  ['Oat isn’t in stock.', 'promise'],
])('a detail of another product is refused: %s', (text, kind) => {
  expect(twins(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'Oat is the heavier of the two at 40 oz, and Sage is 36 oz.',
  'Sage isn’t wool like the Oat.',
  'Oat is rated for heavy use.',
  'Sage isn’t in stock, but it has come down from £13.99.',
  'With it being a twist, there are no loops to catch.',
])('a product’s own details pass: %s', (text) => {
  expect(twins(text)).toEqual([]);
});

const estimates = checkGrounding({
  evidence: [
    carpet,
    parts,
    'Cut from a 4 m roll: 6.1 m, without a join.',
    'From a 5 m roll it would be £1,270.32.',
    'The 4 m roll is £158.54 cheaper; the 5 m roll is £158.54 dearer.',
    'All of it, with the drawing: /estimate/one',
    '6 × 3.8 m (22.8 m²) in Bradford Twist in Silver Birch, supplied and fitted: £1,014.18 including VAT.',
    'That is materials £536.56, underlay £102.60, accessories £33.02 and installation £342.00.',
    'All of it, with the drawing: /estimate/two',
    'The stairs aren’t in it: a hard floor on stairs is priced at the free measure.',
  ],
  customer: 'lounge and stairs, I have £1,000',
});
const goods = checkGrounding({
  evidence: [
    'We are open Mon-Fri 8am-6pm, Sat 9am-4pm. We are closed on Sundays.',
    'Fitting a carpet typically takes 4-6 hours.',
    'Trimming doors is £20.00 each.',
    'Laminate underlay £2.95 per m².',
    'Kennet Level Loop: £4.50 per m² including VAT, fitting included, on back order. /products/kennet',
    'It comes supplied and fitted.',
    'Set for 13 stairs. Coverage: About 14 m². Too soft for a cellar.',
    'Choose a thinner one over heated floors. Use a heat-resistant one in a conservatory instead.',
    'It has the look without the sealing or the grouting.',
    'The satin finish does not show fingerprints or small scratches the way a polished bar does.',
    'Taking up the old floor and disposing of it is £1.50 per m², at least £30.00.',
    'Suitability: Rentals.',
    'Bleach-cleanable. A mild bleach solution will not take the colour out.',
    'The riven texture gives wet shoes something to hold. A warm colour.',
    'Sorry, Oxford is about 42 miles from us, and we work within 25 miles of Chippenham.',
  ],
  customer: 'I have 28 m² and 15 stairs',
});

it.each([
  ['It is cut with one join.', 'another number of join'],
  ['The standard carpet is £1,014.18.', 'price of another product'],
  ['The standard carpet is the cheaper of the two.', 'promise'],
  [
    'The fitting is dearer in carpet, which is why it is £1,111.78 rather than £1,014.18.',
    'promise',
  ],
  ['Silver Birch saves you £100.', 'money'],
  ['The carpet and the underlay come to £705.00.', 'money'],
  ['The lounge and the stairs come to £1,111.78.', 'left out of the price'],
  ['The 5 m one is £158.54 less.', 'promise'],
  ['It is £1,111.78 for the lounge and the hall.', 'room that was not priced'],
  ['From a 5 m roll it would be £1,270.32, which is £158.54 less.', 'promise'],
  ['The fitting is about half of the £1,111.78.', 'percent'],
  ['It is £1,111.78, of which £342.00 is the carpet.', 'money of something else'],
])('what is made of sums of estimates is checked: %s', (text, kind) => {
  expect(estimates(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'In Silver Birch it is £1,014.18, which saves you £97.60 on the standard carpet at £1,111.78.',
  'The carpet and the underlay come to £736.76.',
  'It comes out in a single piece.',
  'It is £1,111.78 and £1,014.18, so £2,125.96 for both.',
  'It’s £1,111.78, so about £112 over your £1,000.',
  'That is about £634 for the carpet, £103 for underlay and £342 for the fitting.',
  'It is £33.02 for the gripper and door bars.',
  'Carpet is softer and warmer.',
  'The fitting is £342.00 of the £1,111.78, so just under a third of the total.',
  'The 4 m roll is the better buy; from a 5 m roll it would be £158.54 more.',
  'The £1,111.78 is for the lounge only; the stairs we price when we measure, which is free.',
])('sums may be rounded, compared and added up: %s', (text) => {
  expect(estimates(text)).toEqual([]);
});

it.each([
  ['It is £4.50 per m² plus fitting.', 'promise'],
  ['Laminate needs no underlay.', 'promise'],
  ['It is the only one Which? recommends.', 'promise'],
  ['One tub would do your 28 m².', 'too few'],
  ['The set has enough for fifteen stairs.', 'another number of stair'],
  ['It is what we use in a cellar as well.', 'opposite'],
  ['Three doors would be £50.00.', 'money'],
  ['It is on the house.', 'promise'],
  ['Fitting is a bit less for laminate.', 'promise'],
  ['A pack of it is £4.50.', 'price of another unit'],
  ['It is ideal over heated floors.', 'opposite'],
  ['It is out of stock until the middle of January.', 'month'],
  ['On Saturdays we are open nine to five.', 'spoken time'],
  ['A squeak takes an hour or so.', 'time'],
  ['There is no need to level it.', 'not needed'],
  ['You don’t need gripper with it.', 'not needed'],
  ['It is rated for heavy domestic use.', 'promise'],
  ['The price has gone up to £4.50.', 'promise'],
  ['It has been tested with pets.', 'promise'],
  ['It keeps its colour even in full sun.', 'word'],
  ['It is too soft for rentals.', 'opposite'],
  ['Taking up the floor is £30.00 per m².', 'price of another unit'],
  ['It is £4.50, fitting extra.', 'promise'],
  ['It is quieter than laminate.', 'promise'],
  ['I can put you first on the waiting list.', 'promise'],
  ['It is suitable for shops.', 'use'],
  ['You will need plywood under any vinyl.', 'promise'],
  ['The colour settles after the first few weeks.', 'time'],
  ['Fitting takes 4-6 hours a room.', 'time'],
  ['We could start fitting that same week.', 'deed'],
  ['Half seven is fine to ring us on a Tuesday.', 'time'],
  ['We are open until five on Tuesdays.', 'spoken time'],
])('what goods do and cost is checked: %s', (text, kind) => {
  expect(goods(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'Trimming doors is £20.00 each, so three would be £60.00.',
  'Kennet isn’t in stock at the moment.',
  'You can clean it with a mild bleach solution.',
  'It gives wet shoes some grip.',
  'It’s cosier.',
  'Whether a fitter would be free is one for the team.',
  'There’s nothing to seal, and no grouting.',
  'It isn’t the one to use in a conservatory.',
  'The satin hides fingerprints and small scratches better than a polished bar.',
  'I’d never promise that about red wine.',
  'A twist would suit you better.',
  'We are open till 6 on Tuesdays, so half five is fine to ring us.',
  'Shall I see whether there’s a cheaper one on sale?',
  'Old cottages do like to keep us guessing!',
  'It makes the carpet feel more expensive than it was.',
  'Oxford is a bit too far for us, I’m afraid.',
  'The measure is free.',
  'Congratulations on the house!',
  'A good place to start is something soft for bedrooms and something easy to wipe for the kitchen.',
  'If you’d rather we fitted it, I can price that.',
  'It may be worth it before you think of replacing the lot.',
])('the same in other words needs no evidence of its own: %s', (text) => {
  expect(goods(text)).toEqual([]);
});

it('the first free day is the earliest that is listed, not the one that was asked about', () => {
  const ofDays = checkGrounding({
    evidence: ['Fri 25 Dec 2026: 9am-11am', 'Mon 30 Nov 2026: 9am-11am', 'Tue 1 Dec 2026: 1pm-3pm'],
    customer: 'can you come on 25 December?',
    today: '2026-11-27',
  });
  expect(ofDays('The next free day is Mon 30 Nov 2026.')).toEqual([]);
  expect(ofDays('The next free day is Tue 1 Dec 2026.')).not.toEqual([]);
});
