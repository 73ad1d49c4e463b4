import { expect, it } from 'vitest';
import { talkAboutVisit, visitOpening } from '#tests/support/assistant/talk-about-visit.ts';

const asksForDetails = /\b(?:name|phone number|email|address|postcode)\b[^.!]*\?/i;

it.each([
  'not yet, just getting prices. do you move furniture?',
  "I don't want a visit yet! how much is carpet per metre",
  'please stop asking for my details. does carpet shed?',
  'hold off for now. are you open on saturday?',
])('the visit waits, and what is asked is answered: "%s"', async (said) => {
  const talk = talkAboutVisit();
  await talk.say(visitOpening);
  const reply = await talk.say(said);
  expect(reply).not.toMatch(asksForDetails);
  expect(reply).not.toContain('visit:');
  expect(await talk.say('and laminate, is that any good for dogs?')).not.toMatch(asksForDetails);
});

it('a visit that waited is taken up with what was told before', async () => {
  const talk = talkAboutVisit();
  await talk.say(visitOpening);
  await talk.say("I'm Janet Oakes, 07700 900321, janet.oakes@example.com");
  await talk.say('not yet, just getting prices. are you open on saturday?');
  expect(await talk.say('ok book that visit now please')).toMatch(/\baddress\b/);
});
