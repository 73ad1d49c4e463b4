import { expect, it } from 'vitest';
import { joinWithKnown, keepRefusedDays, readTimeOfCall } from './times-of-call.ts';

it.each([
  ['can they ring after 4pm im at work till then', 'after 4pm'],
  ['ring after 3 im at work', 'after 3'],
  ['i go out at 2', 'before 2'],
  ["I'm at work till 3", 'after 3'],
  ['im asleep till 1', 'after 1'],
  [
    'no dont ring me before 8am! ring me any time, its the FITTING i want before 8am',
    'any time, not before 8am',
  ],
  ['I can only do mornings, and not Thursday as I have the hospital', 'mornings, not Thursday'],
  ['not in the morning please, after 1', 'after 1, not in the morning'],
  ['can someone ring me on monday about the leak we had sunday', 'Monday'],
  ['we had a leak on sunday, can you ring after 5', 'after 5'],
  ['nobody turned up friday. ring me tomorrow', 'tomorrow'],
  ['i rang last monday, please call me tuesday morning', 'Tuesday morning'],
  ['can I be called on Monday', 'Monday'],
  ['No, I go OUT at two. Please ring in the morning.', 'in the morning'],
])('the phone may ring, by %j: %s', (said, time) => {
  expect(readTimeOfCall(said)).toBe(time);
});

it.each([
  'can the team ring me to talk about doing it before 8am',
  'it needs to be fitted by Friday, can you ring me',
  'we had a leak on sunday, laminate ruined. can you ring me please',
  'the pipe burst sunday night and its swelling',
  'it was sunday night',
  'your man came on tuesday, call me',
  'its been coming up since monday, please ring',
])('%j names a time of the work alone', (said) => {
  expect(readTimeOfCall(said)).toBeUndefined();
});

it('a day that was ruled out stays so', () => {
  expect(keepRefusedDays('in the morning', 'mornings, not Thursday')).toBe(
    'in the morning, not Thursday',
  );
});

it.each([
  ['Could someone ring me about the weekend fitting? any time after 2', 'any time after 2'],
  ['call me about the visit on Friday, mornings are best', 'mornings'],
  ['ring me about my Saturday appointment after 6', 'after 6'],
  ["ok thanks. I'll email the pics tonight", undefined],
  ["we'll send you the sizes tomorrow, ring after 5", 'after 5'],
])(
  'the time to ring, not what it is about or what the customer does then, is read in %j',
  (said, time) => {
    expect(readTimeOfCall(said)).toBe(time);
  },
);

it.each([
  ['not tomorrow', 'after 4', 'after 4, not tomorrow'],
  ['not tomorrow', 'tomorrow (Wed 2 Dec), after 4', 'after 4, not tomorrow'],
  ['not Friday', 'mornings', 'mornings, not Friday'],
  ['after 4 today', 'after 4', 'after 4 today'],
])('%j after %j: %s', (time, before, joined) => {
  expect(joinWithKnown(time, before)).toBe(joined);
});
