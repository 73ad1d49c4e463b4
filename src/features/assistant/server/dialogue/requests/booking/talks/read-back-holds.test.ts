import { expect, it } from 'vitest';
import { talkOfVisit } from '#tests/support/assistant/free-weekdays.ts';

const details = [
  'Kev Brown 07700 900808 kev@example.com 3 The Close SN12 7HH',
  'Tuesday next week, 9 to 11',
  'within a month',
];

it('a floor that was only asked about is not in the request', async () => {
  const { reply } = await talkOfVisit(
    'is the Portland Tile in Honister Slate in stock?',
    'Sherwood Laminate in Driftwood Grey for the hall 4.5 x 1.2 fitted, how much',
    'yes please book a measure',
    ...details,
  );
  expect(reply).toContain('a free measure for laminate (');
  expect(reply).toContain('Sherwood Laminate in Driftwood Grey');
  expect(reply).not.toContain('Honister');
});

it.each([
  'take out the vinyl',
  'take the vinyl out please',
  'only laminate, no vinyl',
  "fine just send it but it's only laminate no vinyl",
  'not vinyl',
  'just the laminate',
  "we don't want the vinyl",
  'scrap the vinyl, laminate only',
])('%j takes the vinyl out of the request, and it is read back', async (message) => {
  const { reply, record } = await talkOfVisit(
    'can someone measure for laminate in the hall and vinyl in the kitchen',
    ...details,
    message,
  );
  expect(reply).toContain('a free measure for laminate (');
  expect(reply).toContain('shall I send it?');
  expect(record.formsSent).toBe(0);
});

it('a floor that is not in the request cannot be taken out of it', async () => {
  const { reply, record } = await talkOfVisit(
    'can someone measure for laminate in the hall',
    ...details,
    'take out the honister slate',
  );
  expect(reply).toContain('That isn’t in the request: it’s for laminate.');
  expect(record.floor?.kind).toBe('laminate');
});

it.each<[string[], string]>([
  [['can you get it fitted before christmas?'], 'Fitting wanted before Christmas'],
  [
    ['can someone measure the hall', 'put in the note we need it fitted w/c 8 february'],
    'Fitting wanted in the week of 8 February',
  ],
])('when the floor is wanted stands in the note: %j', async (said, note) => {
  const { reply } = await talkOfVisit(
    ...said,
    'can someone measure for carpet in the hall',
    ...details,
  );
  expect(reply).toContain(note);
  expect(reply).not.toMatch(/in the note we|Note for the team: “.*can you get it/);
});

it('samples, and the colour that is looked for, stand in the note', async () => {
  const { reply } = await talkOfVisit(
    'can I get some samples sent? looking at grey carpets',
    'no just the mobile showroom is fine then',
    'can someone come and measure, carpet for the lounge',
    ...details,
  );
  expect(reply).toContain('Please bring samples of grey carpet.');
});

it('what was asked for beside the fitting stands in the note', async () => {
  const { reply } = await talkOfVisit(
    'Bradford Twist in Slate for the lounge 5.1 x 3.7, with taking up the old carpet, how much',
    'book a measure please',
    ...details,
  );
  expect(reply).toContain('Old floor to be taken up.');
});

it.each([
  ['take out the samples', 'samples'],
  ['leave out the bit about christmas', 'Christmas'],
  ['take out the note', 'Note for the team'],
])('%j takes it out of the note', async (message, gone) => {
  const said = [
    'can you get it fitted before christmas? and can someone bring samples',
    'can someone measure one room for carpet please',
    ...details,
  ];
  const { reply: before } = await talkOfVisit(...said);
  expect(before).toContain(gone);
  const { reply } = await talkOfVisit(...said, message);
  expect(reply).toContain('shall I send it?');
  expect(reply.replace('taken that out of the note', '')).not.toContain(gone);
});

it.each<[string, string]>([
  ['not moorland, i said bradford', 'Interested in Bradford Twist in Slate.'],
  ['no, bradford', 'Interested in Bradford Twist in Slate.'],
])('%j names the range that is wanted instead', async (message, held) => {
  const { reply } = await talkOfVisit(
    'what would bradford twist in slate be for a lounge 4 x 5, and moorland twist',
    'ok moorland in navy. book me in please',
    ...details,
    message,
  );
  expect(reply).toContain(held);
});

it.each<[string, string]>([
  ['no vinyl now, just the hall', 'Rooms: hall'],
  ['wrong room, its the utility not the kitchen', 'utility'],
  ["it's Mrs Brown not Kev", 'for Mrs Brown,'],
])('%j changes just that', async (message, held) => {
  const { reply } = await talkOfVisit(
    'measure for vinyl in kitchen and laminate in hall please',
    ...details,
    message,
  );
  expect(reply).toContain(held);
  expect(reply).toContain('shall I send it?');
});

it('what is to leave the note is found by its own words', async () => {
  const { reply } = await talkOfVisit(
    'can someone measure the hall for carpet',
    ...details,
    'put in the note that theres a step up at the front door',
    'take out the bit about the step',
  );
  expect(reply).toContain('I’ve taken that out of the note.');
  expect(reply).not.toContain('step');
});

it('who has nothing to add is asked whether it may go', async () => {
  const { reply } = await talkOfVisit(
    'can you measure two bedrooms for carpet',
    ...details,
    'no thats it',
  );
  expect(reply).toBe('Shall I send the request as it stands?');
});
