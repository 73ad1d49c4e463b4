import { expect, it } from 'vitest';
import { freeWeekdays } from '#tests/support/assistant/free-weekdays.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import type { ConversationRecord } from '../../../conversation/record.ts';
import type { BusinessTools } from '../../../tools/business-tools.ts';

/** A visit that was read back, with vinyl in two rooms on Thursday or Friday morning and a dog in the note. */
async function readBackVisit() {
  const called: string[] = [];
  const tools: Partial<BusinessTools> = {
    ...freeWeekdays,
    takeCallBack: async ({ phone }) => {
      called.push(phone);
      return { id: 'call' };
    },
  };
  const talk = talkAboutFloors(() => undefined, tools);
  let before = '';
  for (const told of [
    'Can someone come and measure for vinyl in two rooms please',
    'Janet Oakes, 07700 900321, janet.oakes@example.com',
    'flat 3, 4 Mill Lane, Chippenham, SN15 2AB',
    'Thursday or Friday next week, in the morning',
    "within a month. there's a dog",
  ])
    before = await talk.say(told);
  expect(before).toContain('shall I send it?');
  return { ...talk, before, called };
}

const contact = (field: keyof ConversationRecord['contact']) => (record: ConversationRecord) =>
  record.contact[field];

it.each<[string, (record: ConversationRecord) => unknown, unknown]>([
  ['LVT, not vinyl', ({ floor }) => floor?.kind, 'lvt'],
  ["it's three rooms not two", ({ projectSize }) => projectSize, 'medium'],
  ['not two rooms, three', ({ projectSize }) => projectSize, 'medium'],
  ["it's not within a month, more like 3 months", ({ urgency }) => urgency, 'flexible'],
  ["it's for a repair not a measure", ({ purpose }) => purpose, 'repair'],
  ['no, the email is jan@example.com', contact('email'), 'jan@example.com'],
  ['flat 2 not flat 3', contact('address'), 'flat 2, 4 Mill Lane, Chippenham'],
  ["it's flat 2 by the way", contact('address'), 'flat 2, 4 Mill Lane, Chippenham'],
  ['no the house is number 5', contact('address'), 'flat 3, 5 Mill Lane, Chippenham'],
  ['number 14', contact('address'), 'flat 3, 14 Mill Lane, Chippenham'],
  ["no it's Mill Road", contact('address'), 'flat 3, 4 Mill Road, Chippenham'],
  ["the postcode's 2AD not 2AB", contact('postcode'), 'SN15 2AD'],
  ["it's 322 at the end not 321", contact('phone'), '07700900322'],
  ["Janet's my middle name, I'm Susan Oakes", contact('name'), 'Susan Oakes'],
  ['make that the Friday', ({ visit }) => visit.dates, ['2027-01-22']],
  ['change Thursday to Tuesday', ({ visit }) => visit.dates, ['2027-01-19', '2027-01-22']],
  ['just mornings up to 11', ({ visit }) => visit.times, ['9:00 AM - 11:00 AM']],
  ['leave out the note', ({ requirements }) => requirements, []],
  ["the dog won't be there, scrap that", ({ requirements }) => requirements, []],
])('%j changes what was read back, and it is read back again', async (message, read, expected) => {
  const { say, before, record } = await readBackVisit();
  const reply = await say(message);
  expect(read(record())).toEqual(expected);
  expect(reply).toContain('shall I send it?');
  expect(reply).not.toContain(before);
  const notes = message.includes('note') || message.includes('dog') ? [] : ["there's a dog"];
  expect(record().requirements).toEqual(notes);
});

it.each([
  ['the email is wrong', 'What’s your email'],
  ['the rooms bit is wrong', 'How many rooms is it?'],
  ['grandfather clock says otherwise', '“grandfather clock says otherwise”'],
  ["hmm that's not what I said", 'What should I change?'],
  ['can you fit in the evening?', 'Our last visit of the day is 3–5pm.'],
  ["it's one room", 'That’s how I have it: 1–2 rooms.'],
])('%j is asked about or answered, and never by the same text', async (message, asked) => {
  const { say, record } = await readBackVisit();
  const reply = await say(message);
  expect(reply).toContain(asked);
  expect(reply).not.toContain('Here’s what I’ll send');
  expect(record().visit.times).toEqual(['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM']);
});

it('a call that is wanted instead of the visit is asked for', async () => {
  const { say, called } = await readBackVisit();
  await say('actually I’d rather have a call');
  expect(called).toEqual(['07700900321']);
});

it('a bare yes after "What should I change?" sends nothing, and is asked about', async () => {
  const { say, record } = await readBackVisit();
  expect(await say('no')).toBe('What should I change?');
  expect(await say('yes')).toContain('as I read it back');
  expect(record().formsSent).toBe(0);
  expect(record().draft?.proposed).toBe(true);
});
