import { describe, expect, it } from 'vitest';
import {
  visitDetails as details,
  visitOpening as opening,
  talkAboutVisit,
} from '#tests/support/assistant/talk-about-visit.ts';

async function readBackVisit(more: string[] = []) {
  const talk = talkAboutVisit();
  for (const told of [opening, ...more, ...details]) await talk.say(told);
  expect(talk.record().draft?.proposed).toBe(true);
  return talk;
}

describe('a correction that has the request sent', () => {
  it.each([
    ['yes send it, 9-11', { preferredTimes: ['9:00 AM - 11:00 AM'] }],
    ['make it Friday 22 January and send it please', { preferredDates: ['2027-01-22'] }],
    ['its 07700 900999, then send it', { phone: '07700900999' }],
    ['only Thursday. yes send', { preferredDates: ['2027-01-21'] }],
    [
      'yes send it, but it must say EMAIL ONLY',
      { requirements: expect.stringContaining('Email only') },
    ],
  ])('%j sends it corrected', async (message, values) => {
    const { say, stored } = await readBackVisit();
    const reply = await say(message);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.values).toMatchObject(values);
    expect(reply).toContain('is requested');
  });

  it.each([
    'send it if Friday is possible',
    'yes send it but change the day',
    "don't send it, it's 07700 900999",
    'can you send it to my mum?',
    'lounge is 5 x 4 in the Moorland Sage, then send it',
  ])('%j sends nothing', async (message) => {
    const { say, stored } = await readBackVisit();
    await say(message);
    expect(stored).toEqual([]);
  });
});

describe('who cannot be telephoned', () => {
  const told = ["I'm Ada Finch, I'm deaf so email only please, ada@finch.example"];
  it('is asked once for a number that nobody rings', async () => {
    const { say, record } = talkAboutVisit();
    await say(opening);
    const reply = await say(told[0] ?? '');
    expect(record().requirements.join()).toContain('Email only');
    const asked = [
      reply,
      await say('4 Mill Lane, Chippenham, SN15 2AB'),
      await say('Thursday 21 January, in the morning'),
    ];
    expect(asked.join('\n')).toContain('nobody will ring it');
    await say('my niece has one, 07700 900822, but they must not ring it');
    expect(record().contact).toMatchObject({ phone: '07700900822', name: 'Ada Finch' });
    expect(record().requirements.join()).toContain('The number is their niece’s');
  });

  it('is passed to the team by email without any number', async () => {
    const { say, record, callBacks } = talkAboutVisit();
    for (const message of [opening, ...told, 'Thursday 21 January, in the morning'])
      await say(message);
    const reply = await say("I haven't got a number at all");
    expect(reply).toContain('they’ll email you at ada@finch.example');
    expect(record().handedOver).toBe(true);
    expect(callBacks).toEqual([]);
  });
});
