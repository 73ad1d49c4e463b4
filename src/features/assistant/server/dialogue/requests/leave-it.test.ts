import { expect, it } from 'vitest';
import { leavesIt } from './leave-it.ts';

it.each([
  'leave it for now',
  'ok let me ask my partner first, dont book nothing',
  'Actually hang on, leave it please',
  "please don't send anything yet",
  "I'll have a think and come back to you",
  'need to check with the landlord',
  'we want to shop around first',
  'il ask him tmrw',
  'hold off for now',
  'never mind',
  'ok leave it with me',
  'leave that with us for a bit',
  'stop there please',
  'no need, thanks',
  'no need to book now',
  "we'll come back to you in january",
  'will book when my wife agrees',
])('"%s" leaves the request', (text) => {
  expect(leavesIt(text)).toBe(true);
});

it.each([
  'do i pull it up or leave it',
  'leave it till friday',
  'you will need to speak to the agent first for the keys',
  'put down that you must ask the neighbour for the key',
  'i want to talk to a person',
  'can i ask about underlay',
  'hello full stop I would like somebody to measure my lounge',
  'thursday morning',
  "sorry got to go, baby's woken up",
  'yep thats it my stop now bye',
  'this is our stop, yes send it',
  'i will leave it with you',
  'the back door code is 4471 so no need to ring',
])('"%s" leaves nothing', (text) => {
  expect(leavesIt(text)).toBe(false);
});

it('is no leaving if something was changed', () => {
  expect(leavesIt('changed my mind, put vinyl', true)).toBe(false);
  expect(leavesIt('leave that for now, carry on with the booking', true)).toBe(false);
});
