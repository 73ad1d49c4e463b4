import { expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** The replies of a talk, and its record. */
async function talk(...said: string[]) {
  const { say, record } = talkAboutFloors(() => undefined, freeWeekdays);
  const replies: string[] = [];
  for (const text of said) replies.push(await say(text));
  return { replies, reply: replies.at(-1) ?? '', record: record() };
}
const morning = ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM'];
const afternoon = ['1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM'];
const begun = [
  'can someone come and measure the hall for vinyl',
  'Dean Foster 07700 900611 dean@example.com',
];

it.each([
  'whats the first morning you have to come and measure?',
  'what is the earliest morning you can come and measure the lounge?',
  'could someone measure the landing? which morning is the soonest?',
])('%j is told the first free mornings', async (message) => {
  const { reply, record } = await talk(message);
  expect(reply).toContain('The first free mornings are');
  expect(reply).toContain('9–11am or 11am–1pm');
  expect(reply).not.toMatch(/any time|Mon–Fri/);
  expect(record.visit.times).toEqual(morning);
});

it('while a visit is arranged as well', async () => {
  const { reply } = await talk(...begun, 'but which afternoon is the earliest?');
  expect(reply).toContain('The first free afternoons are');
  expect(reply).toContain('Which day suits you?');
});

it.each<[string, string[], string]>([
  ['can you do tomorrow morning?', morning, '9–11am or 11am–1pm'],
  ['could you do friday afternoon?', afternoon, '1–3pm or 3–5pm'],
  [
    '31 Sheldon Road SN14 0BX. afternoon is best, i work till 12. friday',
    afternoon,
    '1–3pm or 3–5pm',
  ],
])('%j keeps the part of the day and tells it', async (message, times, told) => {
  const { reply, record } = await talk(...begun, message);
  expect(record.visit.times).toEqual(times);
  expect(reply).toContain(`on Fri 15 Jan 2027, ${told}.`);
  expect(reply).not.toContain('any time');
});

it('a time of the day that was agreed is confirmed', async () => {
  const { reply, record } = await talk(
    ...begun,
    'next tuesday please',
    '31 Sheldon Road SN14 0BX. would 11 to 1 be ok?',
  );
  expect(reply).toContain('Yes, we can come on Tue 19 Jan 2027, 11am–1pm.');
  expect(record.visit.times).toEqual(['11:00 AM - 1:00 PM']);
});

it.each(['how far ahead are you booked for measuring', 'how booked up are you for measures?'])(
  '%j is told the first free visits',
  async (message) => {
    const { reply } = await talk(message);
    expect(reply).toContain('The first free visits are');
  },
);

it('the part of the day is told with the wish for the visit', async () => {
  const { reply } = await talk('can someone measure my bedroom for carpet? friday morning please');
  expect(reply).toContain('on Fri 15 Jan 2027, 9–11am or 11am–1pm.');
});
