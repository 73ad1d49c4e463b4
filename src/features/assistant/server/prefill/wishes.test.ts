import { expect, it } from 'vitest';
import { fillAfter, read } from '#tests/support/assistant/prefill.ts';

it.each([
  ['ring me on 07700 900123', true],
  ['can someone phone', true],
  ['call me back', true],
  ['give me a bell', true],
  ['Could I have a callback', true],
  ['can someone call me about a job', true],
  ['please call Mr Patel on 07700 900456', true],
  ['can you give my wife a ring', true],
  ['call me Steve', false],
  ['ring me when outside', false],
  ['can you ring me when youre outside as bell is broken', false],
  ["don't ring", false],
  ['who do i call', false],
  ['can I call you', false],
  ['lounge 4x3', false],
])('"%s" wants to be rung: %j', (text, wants) => expect(read(text).wantsRing).toBe(wants));

it.each([
  'can someone come and measure up',
  'Id like to book a free measure',
  'need measuring up',
  'can u come tomorrow aft to measure my flat',
  'would like someone out to measure',
  "I'd like to arrange a visit",
  'just the free measure then please',
  'can you measure tomorrow',
  'measure on the 10th pls',
  'could you visit next tues',
  'visit weds 2nd morning',
  'can someone measure thursday after 2?',
])('"%s" wants a visit', (text) => expect(read(text).wantsVisit).toBe(true));

it.each([
  'ive got a measure booked for weds and need to move it',
  'I already have a visit with you on Monday',
  'do you come out as far as Reading',
  'how long does the visit take',
  'how do i get to see my appointment?',
  'dont want a visit just the price',
  'do i have to book',
])('"%s" wants none', (text) => expect(read(text).wantsVisit).toBe(false));

it.each([
  ["don't want a visit yet", true],
  ['just a price, i dont want anyone coming to the house', true],
  ['no visit please just the price', true],
  ['no need to come', true],
  ['stop asking me about a measure', true],
  ['dont come on friday', false],
  ["don't want anyone here before 10", false],
  ['do i have to have a visit', false],
  ['no, book the visit', false],
])('"%s" refuses a visit: %j', (text, refuses) => expect(read(text).refusesVisit).toBe(refuses));

it.each([
  ['yes', true],
  ['yes please go ahead', true],
  ['ok book it', true],
  ['send it', true],
  ['that’s right', true],
  ['ok thanks', false],
  ['perfect', false],
  ['no', false],
  ['no thanks', false],
  ['not yet', false],
  ["don't", false],
  ['yes but not that day', false],
  ['ok what about friday', false],
  ['yes?', false],
  ['when can you come', false],
  ['', false],
])('"%s" says yes: %j', (text, yes) => {
  expect(read(text)).toMatchObject({ saysYes: yes });
});

it.each([
  ["book a measure. key at the agent's", "key at the agent's"],
  ['book a measure friday. ring me when outside', 'ring me when outside'],
  ['book a measure friday. parking at the back', 'parking at the back'],
  ['book a measure, we have a dog', 'we have a dog'],
])('"%s" is noted for the visit', (text, note) => {
  expect(fillAfter([text]).visit?.notes).toContain(note);
});

it.each([
  'book a measure for friday',
  'measure for a dog proof carpet',
  'can you come and measure my stairs',
])('"%s" leaves no note', (text) => expect(fillAfter([text]).visit?.notes).toBe(''));

it('leaves for the search of knowledge what was not read', () => {
  expect(read('lounge 4x3, do you take up the old carpet').rest).toBe(
    'lounge , do you take up the old carpet',
  );
  expect(read('ring me on 07700 900123, Dave').rest).toBe('ring me on ,');
});
