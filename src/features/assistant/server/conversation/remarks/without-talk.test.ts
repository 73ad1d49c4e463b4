import { expect, it } from 'vitest';
import { withoutTalk } from './without-talk.ts';

it.each([
  ['NO. The gate sticks. fix that', 'The gate sticks.'],
  ['this is hopeless. the bell is broken', 'the bell is broken'],
  ['tell them theres a dog', 'theres a dog'],
  ['oh and can you let them know the bell is broken', 'the bell is broken'],
  ['I told you that I cannot manage the stairs', 'I cannot manage the stairs'],
  ['carpet rippled by the door. not happy', 'carpet rippled by the door.'],
  ['park behind the shop, then send it', 'park behind the shop'],
  ['what?', ''],
])('of %j the team reads %j', (said, note) => {
  expect(withoutTalk(said)).toBe(note);
});

it.each([
  'please ring the bell twice',
  'no parking on the street',
  'tell them to let it ring',
  'the carpet was useless after the flood and we had it taken up, so the boards are bare there',
])('%j stays as it is', (said) => {
  expect(withoutTalk(said)).toBe(said);
});

it.each([
  ['put in the note its a leak and insurance', 'It’s a leak and insurance'],
  ['can you put in the note that the dog bites', 'The dog bites'],
  ['in the note please: gate code 4471', 'Gate code 4471'],
  ['it should say take up the old carpet too, you said 969.18', 'Take up the old carpet too'],
])('of %j the note says %j', (said, note) => {
  expect(withoutTalk(said)).toBe(note);
});

it.each([
  [
    'hi just need a rough price for carpeting my lounge, its L shaped. main bit 5m x 3.6 and the other bit 2.4 x 2. on shift in a min so quick as you can x',
    'its L shaped. main bit 5m x 3.6 and the other bit 2.4 x 2.',
  ],
  ['hello, how much for the hall? there is a bay window', 'there is a bay window'],
  ['please tell them not to ring the bell, knock quietly', 'Don’t ring the bell, knock quietly'],
  ['can you ask your fitter not to park on the grass', 'Don’t park on the grass'],
  ['send it but can you put the dog on it', 'the dog'],
  ['could you add the broken bell to the booking too', 'the broken bell'],
  ['parking is round the back x', 'parking is round the back'],
])('of %j the note holds the fact: %j', (said, note) => {
  expect(withoutTalk(said)).toBe(note);
});
