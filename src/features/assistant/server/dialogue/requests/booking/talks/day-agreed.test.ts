import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';

const opening =
  "Can someone come and measure on Thursday 21 January, 9 to 11, for vinyl in the bathroom. I'm Priya Nair, 07700 900158, priya.nair@example.com";
const address = '27 Hungerdown Lane Chippenham SN14 0JP';

it.each([
  "Oh actually Thursday is my son's nativity. Could it be Friday instead, first thing",
  "Thursday is my mum's operation. Could it be Friday, first thing?",
  "Sorry, can't do Thursday. Can you do Friday instead, first thing?",
])('%j is answered with the day that is wanted', async (text) => {
  const { say, record } = talkAboutVisit();
  await say(opening);
  const reply = await say(`${address}. ${text}`);
  expect(reply).not.toContain('21 Jan');
  expect(record().visit.dates).toEqual(['2027-01-22']);
});

it.each([
  'Thursday 9-11 is great. Easter is fine, no rush.',
  'Thursday is great, no rush, end of March would do',
  'No rush, after the new year is fine',
])('%j says how soon, and moves no day', async (text) => {
  const { say, record } = talkAboutVisit();
  await say(opening);
  await say(address);
  expect(record().asked).toBe('urgency');
  await say(text);
  expect(record().visit.dates).toEqual(['2027-01-21']);
});
