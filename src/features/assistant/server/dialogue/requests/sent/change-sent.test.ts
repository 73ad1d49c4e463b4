import { describe, expect, it } from 'vitest';
import {
  visitDetails as details,
  visitOpening as opening,
  talkAboutVisit,
} from '#tests/support/assistant/talk-about-visit.ts';

async function sentVisit() {
  const talk = talkAboutVisit();
  for (const told of [opening, ...details, 'yes please']) await talk.say(told);
  expect(talk.stored).toHaveLength(1);
  return talk;
}

describe('after a visit was sent', () => {
  it.each([
    ['can we make it Friday 22 January instead, same time', ['2027-01-22'], /9:00 AM|11:00 AM/],
    ['actually can it be the afternoon', ['2027-01-21'], /1:00 PM/],
    [
      "I can't do Thursday now, my mum's got a hospital appointment. Friday 22nd?",
      ['2027-01-22'],
      /AM/,
    ],
  ])('%j asks for other days or times', async (message, dates, times) => {
    const { say, moves } = await sentVisit();
    const reply = await say(message);
    expect(moves).toHaveLength(1);
    expect(moves[0]?.preferredDates).toEqual(dates);
    expect(moves[0]?.preferredTimes.join()).toMatch(times);
    expect(reply).toContain('I’ve changed your request');
  });

  it.each([
    ['can you add the landing as well', 'add the landing as well'],
    ['oh, theres a big dog in the yard', 'theres a big dog in the yard'],
    ['tell them the bell is broken', 'the bell is broken'],
    ['could they bring some grey samples', 'bring some grey samples'],
  ])('%j is noted on it', async (message, note) => {
    const { say, bookingNotes, moves } = await sentVisit();
    const reply = await say(message);
    expect(bookingNotes.join()).toContain(note);
    expect(moves).toEqual([]);
    expect(reply).toContain('added that to your request');
  });

  it('a number is corrected, and told when it is asked for', async () => {
    const { say, bookingNotes } = await sentVisit();
    expect(await say('sorry, my number should be 07700 900999')).toContain('07700900999');
    expect(bookingNotes.join()).toContain('07700900999');
    expect(await say('which number did you put?')).toContain('07700900999');
  });

  it('what is asked beside an addition is answered', async () => {
    const { say, bookingNotes } = await sentVisit();
    const reply = await say(
      'can you add the hall as well, and did you put me down as 321 at the end?',
    );
    expect(bookingNotes.join()).toContain('hall');
    expect(reply).toContain('07700900321');
  });

  it('a day is asked for where the visit is to be moved and none is named', async () => {
    const { say, moves } = await sentVisit();
    expect(await say('can I move my visit?')).toContain('Which day and time');
    await say('Monday 25th');
    expect(moves[0]?.preferredDates).toEqual(['2027-01-25']);
  });

  it.each(['thanks', 'how much is vinyl a metre?', 'is the visit free?', 'what day did we say?'])(
    '%j changes nothing',
    async (message) => {
      const { say, bookingNotes, moves } = await sentVisit();
      await say(message);
      expect([...bookingNotes, ...moves]).toEqual([]);
    },
  );
});
