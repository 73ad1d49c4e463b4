import { describe, expect, it } from 'vitest';
import {
  visitDetails as details,
  visitOpening as opening,
  talkAboutVisit,
} from '#tests/support/assistant/talk-about-visit.ts';

describe('"hello?" and "?"', () => {
  it.each(['hello?', '?', 'you there', 'are you still there??', '...'])(
    '%j at read-back asks for the yes, each time in other words',
    async (nudge) => {
      const { say, stored } = talkAboutVisit();
      for (const told of [opening, ...details]) await say(told);
      const replies = [await say(nudge), await say(nudge), await say(nudge), await say(nudge)];
      expect(new Set(replies).size).toBe(replies.length);
      for (const reply of replies) expect(reply).toMatch(/\b(?:yes|send)\b/i);
      expect(stored).toEqual([]);
      await say('yes');
      expect(stored).toHaveLength(1);
    },
  );

  it('while details are missing ask for the one that is open', async () => {
    const { say } = talkAboutVisit();
    await say(opening);
    await say(details.slice(0, 3).join(', '));
    expect(await say('hello?')).toContain('what’s the address');
  });
});

describe('a question while a visit is arranged', () => {
  it.each([
    ['what colour is your van?', 'noted it for the team'],
    ['will it be you?', 'One of our team'],
    ['who will come?', 'One of our team'],
    ['are you the one who measures', 'One of our team'],
    ['why do you need my address?', 'We come to you'],
    ['can my wife be there instead', 'somebody is there to let us in'],
    ['my husband will be there, not me, is that ok', 'somebody is there to let us in'],
    ['wat if im runnin late', 'as soon as you know'],
    ['will you send the quote to me or her?', 'written quote'],
  ])('%j is answered, and the open question is asked', async (question, answer) => {
    const { say } = talkAboutVisit();
    await say(opening);
    await say(details.slice(0, 3).join(', '));
    const reply = await say(question);
    expect(reply).toContain(answer);
    expect(reply).toContain('what’s the address');
  });

  it('twice not known stays with the visit', async () => {
    const { say, callBacks, stored } = talkAboutVisit();
    await say(opening);
    await say(details.slice(0, 3).join(', '));
    await say('what colour is your van?');
    await say('does your van have a radio?');
    for (const told of details.slice(3)) await say(told);
    await say('yes please');
    expect(callBacks).toEqual([]);
    expect(stored[0]?.values.requirements).toContain('what colour is your van?');
  });

  it('at read-back is followed by the question whether to send it', async () => {
    const { say } = talkAboutVisit();
    for (const told of [opening, ...details]) await say(told);
    expect(await say('what colour is your van?')).toMatch(/send/);
  });
});

it('"yes please" takes up a visit that was left', async () => {
  const { say } = talkAboutVisit();
  await say(opening);
  await say('leave it for now thanks');
  expect(await say('yes please')).toContain('What’s your name, phone number and email?');
});
