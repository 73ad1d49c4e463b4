import { expect, it } from 'vitest';
import { readCallTime } from './call-time.ts';

it.each([
  ['just call after 5.30, Jo Lee 07700 900731', 'after 5.30'],
  ['ring me Monday between 2 and 4 about tiles for 60 square metres', 'Monday between 2 and 4'],
  ['Mrs Ida Stone, 01249 445 207. Mornings, and no e-mail.', 'mornings'],
  ['anytime before 3. email jo@lee.example', 'anytime before 3'],
  ['07700 900231, after 5. four houses, carpet up', 'after 5'],
  ['call me back weds or thurs afternoon', 'Wednesday or Thursday afternoon'],
  ['ring after work, not before 6', 'after work, not before 6'],
  ['Good morning. can you phone me at about 3ish', 'at about 3ish'],
  ['I start at 8 so about half 7', 'about half 7'],
  ['no not at 8, thats when i start work. half 7 please', 'half 7'],
  ['not at 8', 'not at 8'],
  ['can you ring me tomorrow 10ish', 'tomorrow 10ish'],
  ['ring me 3pm', '3pm'],
  ['NO not about 8!! ring me AFTER 10', 'after 10'],
  ['make it tomorrow, say half 4', 'tomorrow half 4'],
  ['i have my carer till 10. after 11 is better', 'after 11'],
  ['we close at 5 so after quarter past 5', 'after quarter past 5'],
])('the phone may ring, by %j: %s', (said, time) => {
  expect(readCallTime(said)).toBe(time);
});

it.each([
  'can someone ring me',
  'half a room',
  'the underlay is about 8 yrs old',
  'it took about 2 hours',
  'the room is about 12 foot by 11',
  'ring me about 38 m2 of lvt',
  'a lounge 5 by 4',
  'Good morning',
])('%j names no time', (said) => {
  expect(readCallTime(said)).toBeUndefined();
});
