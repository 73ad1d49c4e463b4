import { expect, it } from 'vitest';
import { talkOfVisit } from '#tests/support/assistant/free-weekdays.ts';

const readBack = [
  'can someone measure the hall and bedroom for carpet',
  'Kev Brown 07700 900808 kev@example.com 3 The Close SN12 7HH',
  'Tuesday next week, 9 to 11',
  'within a month',
];

it.each([
  'yes send it. how long does it take and who comes?',
  'yes send pls. how long will they be?',
  'yes send it how long will they be',
  'perfect, book it please. do i need to be in?',
])('%j sends the request and answers', async (message) => {
  const { reply, record } = await talkOfVisit(...readBack, message);
  expect(record.formsSent).toBe(1);
  expect(reply).toMatch(/^Your free measure is requested/);
  expect(reply.split('\n').length).toBeGreaterThan(2);
  expect(reply).not.toContain('shall I send it');
});

it.each<[string, string]>([
  [
    'yes send it. is that tuesday?',
    'Yes, that’s how I have it: the hall and bedroom, on Tue 19 Jan',
  ],
  [
    'yes send it. is that thursday?',
    'No, I have the hall and bedroom, on Tue 19 Jan 2027, 9–11am.',
  ],
  ['yes send it. is the hall on there?', 'Yes, that’s how I have it'],
  ['yes send it, have you got my number right?', '07700900808'],
  ['ok. is it hard wearing?', 'send'],
])('%j is answered and asked again, and changes nothing', async (message, answer) => {
  const { reply, record } = await talkOfVisit(...readBack, message);
  expect(record.formsSent).toBe(0);
  expect(reply).toContain(answer);
  expect(record.visit.dates).toEqual(['2027-01-19']);
});

it('another day asked for beside the order is read back', async () => {
  const { reply, record } = await talkOfVisit(...readBack, 'yes send it. can it be wednesday?');
  expect(record.formsSent).toBe(0);
  expect(reply).toContain('on Wed 20 Jan 2027');
});

it.each([
  'and can you add the landing too',
  'the rooms are hall, bedroom and landing',
  'we need the landing on it as well please',
])('%j puts a room on the request, and no words of the talk in the note', async (message) => {
  const { reply } = await talkOfVisit(...readBack, message);
  expect(reply).toContain('Rooms: hall, bedroom, landing”');
  expect(reply).not.toMatch(/“[^”]*(?:can you add|the rooms are|we need)/);
});

it('a price for one room leaves the others on the request', async () => {
  const { reply, record } = await talkOfVisit(
    ...readBack,
    'yes. oh and the price for carpet in the hall, its 2.8 by 1.1, just roughly',
  );
  expect(record.formsSent).toBe(0);
  expect(reply).toContain('Hall 2.8 × 1.1 m');
  expect(reply).toContain('Rooms: bedroom, hall');
});

it('a request that the message speaks of or changes is told in full once it is sent', async () => {
  const { reply, record } = await talkOfVisit(
    ...readBack,
    'no i need hall AND bedroom on it! and then send it please',
  );
  expect(record.formsSent).toBe(1);
  expect(reply).toContain('It says: a free measure for carpet');
  expect(reply).toContain('Rooms: hall, bedroom');
});

it.each<[string, string]>([
  [
    'thanks. is it bedroom and hall on there? and tues 9 to 11 yeah?',
    'Yes. You asked for Tue 19 Jan 2027, 9–11am, for the hall and bedroom.',
  ],
  ['is the landing on it?', 'No. You asked for Tue 19 Jan 2027, 9–11am, for the hall and bedroom.'],
  ['is that tomorrow?', 'No. You asked for Tue 19 Jan 2027, 9–11am, for the hall and bedroom.'],
  ['so its tuesday 19th yes?', 'Yes. You asked for Tue 19 Jan'],
])('%j is answered from what was sent', async (message, answer) => {
  const { reply } = await talkOfVisit(...readBack, 'yes send it', message);
  expect(reply).toContain(answer);
});

it('an hour that suits is taken', async () => {
  const { record } = await talkOfVisit(...readBack, '11 is perfect actually');
  expect(record.visit.times).toEqual(['11:00 AM - 1:00 PM']);
});

it('a question beside others that nobody can answer goes to the team with the visit', async () => {
  const { reply, record } = await talkOfVisit(
    ...readBack.slice(0, 2),
    'tuesday 9 to 11. how long will they be? and does anyone in your office speak polish at all?',
  );
  expect(reply).toContain('45-60 minutes');
  expect(reply).toMatch(/polish.*noted it for the team/);
  expect(record.requirements.join()).toContain('polish');
});

it('the floor in the next room is not the one that is measured for', async () => {
  const { reply } = await talkOfVisit(
    'hall 5 by 1.3, how much in the Ashdown Plank in Pale Oak',
    'lets go with that. can you measure friday morning? and what about the edge where it meets the lounge carpet',
  );
  expect(reply).toContain('on Fri 15 Jan 2027, 9–11am or 11am–1pm');
  expect(reply).not.toMatch(/in carpet, supplied|is £[\d.]+ less/);
});

it.each<[string, string[]]>([
  ['11 to 13 is good', ['11:00 AM - 1:00 PM']],
  ['9 would suit', ['9:00 AM - 11:00 AM']],
])('%j tells the time', async (message, times) => {
  const { record } = await talkOfVisit(...readBack.slice(0, 2), 'tuesday next week', message);
  expect(record.visit.times).toEqual(times);
});

it('a room that is asked for while details are told is on the request, and told so', async () => {
  const begun = [...readBack.slice(0, 2), 'also can you include the downstairs loo'];
  const { reply } = await talkOfVisit(...begun, 'have you got the loo on there?');
  expect(reply).toContain('Yes, so far I have the hall, bedroom and loo.');
  const { reply: read, record } = await talkOfVisit(
    ...begun,
    'tuesday next week, 9 to 11',
    'within a month',
  );
  expect(read).toContain('(3–5 rooms');
  expect(read).toContain('Note for the team: “Rooms: hall, bedroom, loo”');
  expect(record.formsSent).toBe(0);
});

it('rooms that are on it are told again after it was sent', async () => {
  const { reply, record } = await talkOfVisit(
    ...readBack,
    'yes send it',
    'no i need hall AND bedroom on it! and then send it please',
  );
  expect(reply).toContain('Yes. You asked for Tue 19 Jan');
  expect(record.formsSent).toBe(1);
});

it('a fitting on a weekday is noted with its date', async () => {
  const { reply } = await talkOfVisit(
    ...readBack,
    'can you add that we need a VAT invoice and the fitting finished by 18 February, on a Saturday',
  );
  expect(reply).toContain('Fitting wanted by 18 February, on a Saturday.');
});
