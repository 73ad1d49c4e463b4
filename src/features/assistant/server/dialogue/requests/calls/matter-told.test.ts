import { expect, it } from 'vitest';
import { talkAboutVisit } from '#tests/support/assistant/talk-about-visit.ts';
import { matterTold } from './matter-told.ts';

it.each([
  ['And can you tell them that about the bar too', 'the bar'],
  ['Did you add the bit about the missing door bar to my message though?', 'the missing door bar'],
  ['could you let them know about my dog please?', 'your dog'],
  ['can you tell them I work nights', undefined],
  ['tell them about what I said', undefined],
])('%j is about %j', (text, matter) => {
  expect(matterTold(text)).toBe(matter);
});

const complaint =
  "Your fitters put our lounge carpet in 3 weeks ago and it's come up at the doorway. Mum nearly went over on it";
const contact = 'Joanne Pike 07700 900612';

async function complained(...said: string[]) {
  const talk = talkAboutVisit();
  let reply = '';
  for (const text of [complaint, contact, ...said]) reply = await talk.say(text);
  return { reply, told: [...talk.callBacks.map(({ summary }) => summary), ...talk.notes] };
}

it.each([
  ['So they missed it off. And can you tell them about the bar too', 'about the bar.'],
  ['can you tell them the underlay is loose as well?', 'passed that on to the team'],
  ['Did you add the bit about the missing door bar to my message though?', 'the missing door bar.'],
  ['have you told them about my stair carpet?', 'your stair carpet.'],
])('%j is noted and confirmed', async (text, confirmed) => {
  const { reply, told } = await complained(text);
  expect(reply).toContain(confirmed);
  expect(reply).not.toContain('“');
  expect(told.join('\n')).toContain(text);
});

it('what is told beside a question reaches the team', async () => {
  const { told } = await complained(
    "Is it meant to have a bar at the door? There isn't one, just a raw edge",
  );
  expect(told.join('\n')).toContain('just a raw edge');
});

it.each([
  ["When will they ring? I'm at work til 4", /^I’ve put down after 4/],
  ['After 4 today yes? not tomorrow.', /^Yes: I’ve put down after 4 today,/],
  ["How are we meant to keep off it, it's the lounge?", /use the rest of the room/],
  ['how is she supposed to get past that', /use the rest of the room/],
])('%j after a complaint', async (text, answer) => {
  const { reply } = await complained("I'm at work til 4", text);
  expect(reply).toMatch(answer);
  expect(reply).not.toContain('not tomorrow');
});

it('pictures to be sent tonight are no time to ring', async () => {
  const { reply } = await complained("ok thanks. I'll email the pics tonight");
  expect(reply).not.toContain('ring you tonight');
});
