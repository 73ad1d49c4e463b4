import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';
import { emptyRecord } from '../../conversation/record.ts';
import { asksFittingDay, fittingTopic, sayFittingDays, wishesFittingOn } from './fitting-days.ts';

const talk = { priced: [] };
const hours = 'we work Mon–Fri 8am–6pm and Sat 9am–4pm. The team agrees the day with you.';

it.each([
  ['can you FIT it on a monday?', 'Yes, we fit on Mondays'],
  ['do you lay floors on sundays', 'Not on Sundays'],
  ['could it be fitted at a weekend', 'Yes, we fit on Saturdays, but not on Sundays'],
  ['is the fitting mon to fri only?', 'Yes, we fit on weekdays and Saturdays'],
])('%j is answered by our hours', (question, answer) => {
  expect(asksFittingDay(question, question, talk)).toBe(true);
  expect(sayFittingDays(question)).toBe(`${answer}: ${hours}`);
});

it('a bare day after the question belongs to it', () => {
  const whole = 'can you fit it on a monday? or sundays';
  expect(asksFittingDay('or sundays', whole, talk)).toBe(true);
  expect(sayFittingDays(whole)).toContain('on Mondays, but not on Sundays:');
});

it.each([
  'can you fit me in on monday?',
  'can you come and measure on a monday',
  'can it be fitted by friday?',
  'can you fit it in on a monday?',
])('%j does not ask for the days of a fitting', (question) => {
  expect(asksFittingDay(question, question, talk)).toBe(false);
});

it.each([
  'can you fit it 15th or 16th dec',
  'could it be laid this Friday?',
  'we want it fitted on the 20th',
  'any chance of installing it next week',
  'have the fitters got anything on the 18th',
  'i mean fit it not measure',
  "it's the fitting I meant, not the visit",
])('%j wishes for a day of the fitting', (text) => {
  expect(wishesFittingOn(text)).toBe(true);
});

it.each([
  'can you fit me in on the 15th?',
  'can you come and measure on the 15th and fit it after?',
  'can it be fitted before the 20th?',
  'you fitted it on the 15th',
  'your lads fitted it on the 15th and I want it sorted',
  'it was laid this week, can someone look at it',
  'they only laid it on Friday and we have a gap already',
  'it was laid last week',
  'the fitters are coming on the 18th',
  'do you fit on Saturdays?',
])('%j wishes for none', (text) => {
  expect(wishesFittingOn(text)).toBe(false);
});

it.each([
  'can i not just give you the sizes',
  "can't we just send you the measurements?",
  'why do you need to measure when I gave you the sizes',
])('%j is asked of a job that was priced, or of a visit', (text) => {
  const record = structuredClone(emptyRecord);
  expect(fittingTopic(text, text, true, record)).toBeUndefined();
  const priced = { ...record, priced: [{}] } as typeof record;
  expect(fittingTopic(text, text, true, priced)).toBe('ownSizes');
});

const job = 'lounge 4 x 5 in Moorland Twist Sage, fitted, how much?';

it('a day for the fitting begins no visit: the team is to be asked', async () => {
  const { say, callBacks, stored } = talkAboutVisit();
  await say(job);
  const first = await say('can you fit it 25th or 26th january');
  expect(first).toContain('a fitting on Mon 25 Jan or Tue 26 Jan: it depends on the diary');
  expect(first).toContain('shall I ask them?');
  const again = await say('i mean fit it not measure. is that realistic?');
  expect(again).toContain('Whether a fitting on Mon 25 Jan or Tue 26 Jan is realistic');
  expect(again).not.toMatch(/visits? (?:are|is) free|email/);
  await say("yes please, I'm Dean Cole 07700 900222");
  expect(callBacks[0]?.summary).toContain('25');
  expect(stored).toEqual([]);
});

it('who has given the sizes is not told how to measure', async () => {
  const { say } = talkAboutVisit();
  await say(job);
  const reply = await say('can i not just give you the sizes');
  expect(reply).toContain('the estimate stands on them');
  expect(reply).not.toContain('phone');
});
