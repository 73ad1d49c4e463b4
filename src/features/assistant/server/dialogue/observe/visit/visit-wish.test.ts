import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';
import { readMessage } from '../../../conversation/message.ts';
import { isVisitWish } from './visit-wish.ts';

const wishes = (text: string) =>
  readMessage(text, { today: '2026-12-01', knownPlaces: [] }).clauses.some(isVisitWish);

it.each([
  'can someone come n stretch it',
  'How would I go about having it measured?',
  'how do we go about getting someone out to measure',
  "can someone come and measure, I don't want anyone here before 10",
  'Need a measure. New build in Corsham',
  'can we get someone round to look at the box room',
  'Could you put me down anyway',
  'want to book',
  'yes book someone pls',
  'I should be grateful if you would send someone to measure my drawing room',
  'when could you come and have a look',
  'my landlord said i can get someone to look at the bedroom carpet',
  'yeah do the measure for laminate pls',
  "I'd like to arrange a visit",
  'could your bloke pop round to quote',
  'right. visit. get on with it',
  'ok visit please. Saturday the 12th of Dec, between 11 and 1',
  'just the free measure then please',
  'a home visit, thanks',
  'Friday between 1 and 3 would suit if you have it.',
  'Tuesday morning works best for us',
  'the 14th of December would be ideal',
  'could someone come and look, bring samples',
  'can somebody pop round and bring a few wool samples',
])('"%s" asks for a visit', (text) => {
  expect(wishes(text)).toBe(true);
});

it.each([
  'please can u cancel my visit tomorrow, the kids are poorly',
  "tenants won't want anyone round before the 14th",
  "mum wouldn't like people in here on Friday",
  'could you move my appointment to Friday',
  'does it need to be measured or will they just fix it',
  'if i book a measure am i committed to anything',
  'ok thx will measure it properly',
  'i booked a visit for thursday and need to change it',
  'nothings been booked has it',
  'do i have to book',
  'dont book anything',
  'how long does the visit take btw',
  'who comes out to measure',
  'can i come to your shop',
  'can the fitter bring the grey one to look at',
  'ill measure it tonight',
  'can you work round tenants being in',
  'could you sort out the doors as well',
  'do you come out as far as Reading',
  'is she in your patch?',
  'would Friday suit you?',
  'is the visit free',
  'is the fitting done on one visit',
])('"%s" asks for none', (text) => {
  expect(wishes(text)).toBe(false);
});

it.each([
  [
    ['do i have to be in when you measure? i work mon to fri 9-5', 'do you do saturdays then?'],
    /Yes, we measure on Saturdays\. The first free visits are Sat/,
  ],
  [['can i book a measure', 'do you do weekends?'], /Sat/],
  [['do you measure on saturdays?'], /Yes, we measure on Saturdays/],
  [['is the measure free?', 'do you do tuesdays'], /Yes, we measure on Tuesdays/],
])('%j: the visits of that weekday', async (texts, said) => {
  const { say } = talkAboutVisit();
  let reply = '';
  for (const text of texts) reply = await say(text);
  expect(reply).toMatch(said);
});

it('of opening hours, where no visit is spoken of', async () => {
  const { say } = talkAboutVisit();
  expect(await say('do you do saturdays?')).not.toContain('we measure on');
});
