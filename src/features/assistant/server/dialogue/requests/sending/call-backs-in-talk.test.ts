import { expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import type { BusinessTools } from '../../../tools/business-tools.ts';

/** The replies of a talk on Thursday 14 January 2027, its record and what the team was told. */
async function talk(...said: string[]) {
  const team: string[] = [];
  const tools: Partial<BusinessTools> = {
    ...freeWeekdays,
    takeCallBack: async ({ summary }) => {
      team.push(summary);
      return { id: 'call' };
    },
    noteOnCallBack: async (_, note) => {
      team.push(note);
    },
  };
  const { say, record } = talkAboutFloors(() => undefined, tools);
  let reply = '';
  for (const text of said) reply = await say(text);
  return { reply, record: record(), team: team.join('\n') };
}
const dave = ['hi can someone ring me after 5 please', 'Its Dave Collins 07700 900341'];

it('the time asked for is repeated, and nobody is told to ring now', async () => {
  const { reply } = await talk(...dave.slice(0, 1));
  expect(reply).toContain('ring you after 5.');
  expect(reply).not.toContain('ring us now');
});

it('a day that is named is told with its date', async () => {
  const { reply, team } = await talk(
    'can someone ring me tomorrow before 11 please. Jo Bell 07700 900111',
  );
  expect(reply).toContain('on 07700900111, tomorrow (Fri 15 Jan), before 11.');
  expect(team).toContain('Ring tomorrow (Fri 15 Jan), before 11.');
  expect(team).not.toContain('Note: can someone');
});

it.each(['actually could it be tomorrow after 5 instead?', 'could you make it tomorrow?'])(
  '%j moves the call to the day and keeps the hour',
  async (message) => {
    const { reply, team } = await talk(...dave, message);
    expect(reply).toContain('tomorrow (Fri 15 Jan), after 5');
    expect(team).toContain('Ring tomorrow (Fri 15 Jan), after 5.');
  },
);

it.each([
  'ok so thats tomorrow Friday after 5 yes?',
  'is that tomorrow fri then?',
  'no i meant which day. i want it tomorrow not today',
])('%j is answered by what was put down', async (message) => {
  const { reply, record } = await talk(...dave, 'could you make it tomorrow?', message);
  expect(reply).toContain('I’ve put down tomorrow (Fri 15 Jan), after 5');
  expect(reply).not.toContain('I don’t know');
  expect(record.contact.callTime).toBe('tomorrow (Fri 15 Jan), after 5');
});

it('a number of a house is no hour to ring at', async () => {
  const { record } = await talk(
    'can someone ring me about my dads stairs',
    'Judith Amesbury, 07700 900587, he’s at 3 Silver Street, SN16 9BU.',
  );
  expect(record.contact.callTime).toBeUndefined();
  expect(record.contact.address).toBe('3 Silver Street');
});

it('a visit arranged on the phone keeps the part of the day, and the address', async () => {
  const visit = [
    'could someone visit us next week to measure for carpet, we’re in Corsham',
    'Monday morning please. Margaret Lyle, 01632 960 555, we don’t have email',
  ];
  const { reply } = await talk(...visit);
  expect(reply).toContain('about a visit on Mon 18 Jan 2027, 9–11am or 11am–1pm.');
  const { reply: later } = await talk(
    ...visit,
    '22 Pickwick Road, Corsham SN13 9BT. About what time would they come?',
  );
  expect(later).toContain('You asked for Mon 18 Jan 2027, 9–11am or 11am–1pm.');
  expect(later).toContain('22 Pickwick Road, Corsham, SN13 9BT');
});

it('who drops it all and asks for our number is asked for nothing more', async () => {
  const { reply, record } = await talk(
    'right. visit. get on with it',
    'vinyl. kitchen',
    'Ray Chubb',
    '20 bloody questions. forget the whole thing, whats your number ill phone up',
  );
  expect(reply).toContain('01632 960 147');
  expect(reply).not.toMatch(/What’s|For the visit/);
  expect(record.draft).toBeUndefined();
});

it.each([
  'does it commit me to anything',
  'am i tied in if you come out?',
  'is there any obligation?',
])('%j is answered while a visit is arranged', async (message) => {
  const { reply } = await talk('can someone measure the hall for carpet', message);
  expect(reply).toContain('free, with no obligation');
  expect(reply).toContain('what’s your name');
});

it('all days that are ruled out are', async () => {
  const { record } = await talk(
    'can someone measure my bedroom for carpet. Olive Tugwell, olive@example.com, 01632 960 581',
    '6 Westcroft, SN11 0DA',
    'any day this week or next but not a Tuesday or a Thursday, after eleven',
    'no rush',
  );
  expect(record.draft?.values?.preferredDates).toEqual([
    '2027-01-15',
    '2027-01-16',
    '2027-01-18',
    '2027-01-20',
  ]);
});
