import { expect, it } from 'vitest';
import { checkGrounding } from './check-grounding.ts';

const jobs = checkGrounding({
  evidence: [
    '13 stairs, 0.85 m wide, 2.8 × 1.1 m (7.83 m²) in carpet, supplied and fitted: £461.27 including VAT.',
    'That is materials £274.45, underlay £35.24, accessories £45.38 and installation £106.20.',
    'Cut from a 4 m roll: 2.64 m, without a join.',
    'From a 5 m roll it would be £489.89.',
    'Levelling is £18.00 per m², confirmed at the visit.',
    'Plywood is £14.00 per m², confirmed at the visit.',
    'Moving furniture is £25.00 a room.',
    'Taking up the old floor and disposing of it is £1.50 per m², at least £30.00.',
    '5-year workmanship guarantee on carpet fitting.',
    '12-month repair warranty.',
    'The measure at your home is free: free measuring and quotes.',
    'Confirmation within 24 hours, by email.',
    'GL1 1AA is 28.1 miles from us, outside our area of 25 miles. It’s still worth asking: it depends on the job.',
    'Yes, we come to Lacock: it is near Corsham, within our area. /area/corsham',
    'Yes, we come to Box: it is near Bath, within our area. /area/bath',
    'Wyvern Vale Flooring has traded since 2004: 20+ years of experience, 1000+ customers.',
    '5-star rated in online reviews: 4.9/5 from 200+ reviews.',
    'I’ve asked the team to take over: someone will answer you here.',
  ],
  customer: 'thirteen stairs and a landing, and do you guarantee laminate?',
  today: '2026-11-22',
});
const details = checkGrounding({
  evidence: [
    'Ashdown Plank in Natural Oak: £18.50 per m² including VAT, on sale, was £19.50, in stock. /products/ashdown-plank-natural-oak',
    'Comes 2 m and 3 m wide.',
    'Wear layer: 0.3 mm.',
    'Fibre: 80% wool, 20% nylon.',
    'Pile weight: 40 oz/yd² (1,356 g/m²).',
    'The sheen is the nature of velvet and not a fault.',
    'A mild bleach solution will not take it out. A pulled loop has to be trimmed rather than tugged.',
    'Water resistance: Splashes, if wiped up within the hour.',
    'Ashdown Herringbone in Smoked Oak: £32.90 per m² including VAT, in stock. /products/ashdown-herringbone-smoked-oak',
    'Wear layer: 0.55 mm.',
  ],
  customer: 'is it 4 m wide?',
});

it.each([
  ['The 5 m roll has no join either.', 'joins of another roll'],
  ['The join will be on the landing.', 'where it is joined'],
  ['It is about £490 for both.', 'price of another roll'],
  ['That is £461.27, for stairs of any width.', 'promise'],
  ['It is £461.27 for the stairs; the landing adds a bit.', 'price of more rooms'],
  ['It is £461.27 with rods.', 'not in the price'],
  ['£35.24 of that is the gripper.', 'money of something else'],
  ['Levelling is £18.00 per m², and that includes the plywood.', 'included'],
  ['Taking up the old floor is £30.00 at most.', 'another bound'],
  ['We take up the old floor for £30.00.', 'another bound'],
  ['There is a small charge for the travel.', 'promise'],
  ['Our fitting has a five-year workmanship guarantee.', 'promise'],
  ['Repairs have a 12-month warranty, and so does all our fitting.', 'months of something else'],
  ['The measure is free if you go ahead.', 'condition'],
  ['The measure is free the first time.', 'promise'],
  ['You get a confirmation within 24 hours, by text.', 'promise'],
  ['You get a quote within 24 hours.', 'other word'],
  ['You can move it up to the day before.', 'day'],
  ['It is 28.1 miles away, but we would come out for it.', 'promise'],
  ['Box is near Corsham.', 'place of another'],
  ['We have 4.9 out of 5, from over 1,000 reviews.', 'another number of review'],
  ['I’ve asked the team, and someone will answer you tonight.', 'day'],
  ['It is £461.27, and underlay is £35.24 more.', 'part of the price'],
  ['We are rated by 200 happy customers.', 'another number of custom'],
  ['Laminate takes a bit longer.', 'floor of which nothing is told'],
])('what is said of more than the evidence covers is refused: %s', (text, kind) => {
  expect(jobs(text).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  'There is no join from the 4 m roll, and the stairs are 85 cm wide.',
  'The stairs and landing are £461.27, including £106.20 of labour.',
  'Moving furniture is £25.00 for the room.',
  'It is £1.50 per m² to take up the old floor, and never less than £30.00.',
  'There is a charge for moving furniture.',
  'If you need plywood, that is £14.00 per m².',
  'You’ll get an email confirming it inside 24 hours.',
  'The measure is free if you would like one.',
  'Lacock is near Corsham.',
])('what the evidence covers passes: %s', (text) => {
  expect(jobs(text)).toEqual([]);
});

it.each([
  ['It comes 2 m and 4 m wide.', 'measure of goods'],
  ['It comes 3 m wide only.', 'only one of several'],
  ['The Plank has the thicker wear layer.', 'compared otherwise'],
  ['That is Smoked Oak, at £18.50 per m².', 'price of another product'],
  ['It was £18.50 and is now £19.50.', 'price of another time'],
  ['It is mostly nylon.', 'largest part'],
  ['It has 1,356 oz.', 'oz'],
  ['The sheen is a fault.', 'opposite'],
  ['You can use neat bleach.', 'other word'],
  ['A pulled loop can be tugged back.', 'opposite'],
  ['Standing water is no bother.', 'strain'],
  ['It can go straight over your tiles.', 'base'],
])('a detail that is turned round is refused: %s', (text, kind) => {
  expect(details(text).map((claim) => claim.kind)).toContain(kind);
});

it('an L is one room', () => {
  const ofLounge = checkGrounding({
    evidence: [
      '6 × 3.5 m and 2.5 × 2 m, an L (26 m²) in laminate, supplied and fitted: £896.97 including VAT.',
    ],
    customer: 'an L-shaped lounge in laminate',
  });
  expect(ofLounge('Your lounge is £896.97.')).toEqual([]);
});

const lounge = checkGrounding({
  evidence: [
    '4.7 × 4.4 m (20.68 m²) in carpet, supplied and fitted: £1,019.38 including VAT.',
    'That is materials £584.78, underlay £93.06, accessories £31.34 and installation £310.20.',
    'Cut from a 5 m roll: 4.5 m, without a join.',
    'From a 4 m roll it would be £1,146.33.',
    'The 5 m roll is £126.95 cheaper; the 4 m roll is £126.95 dearer.',
  ],
  customer: 'lounge 4.7 by 4.4 in our box room sized flat',
  today: '2026-11-22',
});

it.each([
  'It’s £1,019.38 from the 5 m roll and £1,146.33 from the 4 m one, so it’s nearly £127 cheaper.',
  'It’s £1,019.38 from the 5 m roll, which works out £126.95 cheaper than the four-metre one.',
  'That’s £1,019.38, fitting included, and the underlay is in the price too.',
  'Your lounge of 4.7 metres by four point four comes to £1,019.38.',
])('takes a job as it was priced: %s', (answer) => {
  expect(lounge(answer)).toEqual([]);
});

it.each([
  'It’s £1,019.38 from the 5 m roll and £1,146.33 from the 4 m one, so it’s £126.95 dearer.',
  'It’s £1,019.38, and we’re cheaper than any shop in town.',
  'From the 4 m roll it’s £1,146.33, which is £126.95 cheaper than the 5 m roll.',
  'It’s £1,019.38, and £126.95 dearer than the 4 m roll.',
  'It’s £1,019.38, cheaper than the other firms round here.',
  'It’s £1,019.38. Do come to our mobile showroom.',
  'It’s £1,019.38 from the 5 m roll and £1,146.33 from the 4 m one, with no join in it.',
  'It’s £1,019.38. If the floor needs levelling first, that’s in the price too.',
  'It’s £1,019.38, delivery included.',
  'It’s £1,019.38, and you’d have to add the VAT.',
  'It’s £1,019.38. I’ve had a piece put aside for you.',
  'It’s £1,019.38, and nobody is going to slip on it.',
])('refuses what no job says: %s', (answer) => {
  expect(lounge(answer)).not.toEqual([]);
});

const firm = checkGrounding({
  evidence: [
    'Mon-Fri 8am-6pm, Sat 9am-4pm. Closed on Sundays.',
    'It takes 45-60 minutes, and there’s no obligation to go ahead.',
    'Our mobile showroom brings the samples to your door.',
    'Fri 27 Nov 2026: any time.',
    'Sat 28 Nov 2026: 9:00 AM - 11:00 AM.',
  ],
  customer: 'can you come and measure?',
  today: '2026-11-22',
});

it.each([
  'Saturday afternoon is free too.',
  'Someone can be with you inside the hour.',
  'We’ve three vans in the area.',
  'You’ll need to clear the room first.',
  'Both of you should be there.',
  'We only need to see one room.',
])('refuses what is said of the firm and its days: %s', (answer) => {
  expect(firm(answer)).not.toEqual([]);
});

it.each(['Saturday morning is free.', 'Friday afternoon is free, and so is the morning.'])(
  'takes a part of a day that is free: %s',
  (answer) => {
    expect(firm(answer)).toEqual([]);
  },
);

const plank = checkGrounding({
  evidence: [
    'Ashdown Plank in Natural Oak: £18.50 per m² including VAT, in stock. /products/ashdown-plank-natural-oak',
    'Thickness: 5.5 mm with its backing.',
    'Plank size: 1220 × 180 mm.',
    'Slip rating: R9.',
    'Professional installation is £15.00 per m².',
  ],
  customer: 'tell me about the ashdown plank natural oak for a kitchen',
  today: '2026-11-22',
});

it.each([
  'The planks are a metre and a half long.',
  'You can lay it in a bathroom.',
  'It’s £18.50 fitted.',
  'It has an R10 rating.',
  'It’s being discontinued.',
  'It’s real oak on top.',
  'It’s the same plank as the dear brands.',
  'It adds value to your home.',
  'It’s what I have at home.',
  'We do a day rate as well.',
  'There’s no fitting charge.',
  'We price per room, not per metre.',
])('refuses what no product or price list says: %s', (answer) => {
  expect(plank(answer)).not.toEqual([]);
});

it.each(['It’s £18.50 per m², and fitting is £15.00 per m².', 'It has an R9 slip rating.'])(
  'takes what they say: %s',
  (answer) => {
    expect(plank(answer)).toEqual([]);
  },
);
