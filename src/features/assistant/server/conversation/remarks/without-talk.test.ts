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
