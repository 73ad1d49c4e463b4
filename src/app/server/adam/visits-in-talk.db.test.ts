import { describe, expect, it } from 'vitest';
import { adamOnTuesday } from '#tests/support/chat/adam-on-tuesday.ts';

const { converse, lastReply } = adamOnTuesday();

describe('a request that is read back', () => {
  const grey = [
    'is the Portland Tile in Honister Slate in stock?',
    'Sherwood Laminate in Driftwood Grey, hall 4.5 x 1.2 fitted, how much',
    'yes go on, Kev Brown 07700 900808 kev@example.com 3 The Close SN12 7HH. any day next week mornings',
  ];

  it('goes on with the details that come with any day, without a list of days', async () => {
    const reply = await lastReply(...grey);
    expect(reply).toContain('Thanks, Kev.');
    expect(reply).toContain('The first free day is Mon 7 Dec 2026.');
    expect(reply).not.toContain('These visits are free');
  });

  it('holds the floor that was chosen, and is sent without the one that is refused', async () => {
    const replies = await converse(
      ...grey,
      'tuesday 9-11, in a month or so',
      'take out the honister slate, i never wanted that. then send',
    );
    expect(replies.at(-2)).toContain('a free measure for laminate (');
    expect(replies.at(-2)).not.toContain('Honister');
    expect(replies.at(-1)).toContain('That isn’t in the request: it’s for laminate.');
    expect(replies.at(-1)).toContain('Your free measure is requested');
  });

  it('holds the old carpet that is to come up and the sum that was agreed', async () => {
    const reply = await lastReply(
      'lounge 5.1 x 3.7 in Bradford Twist in Slate, how much all in with taking up the old carpet',
      'ok go on book it. Priya Shah 07700 900222 priya@example.com, 8 Elm Close SN15 1BB, friday afternoon 1-3',
      'within a month. no pets, parking on the drive',
    );
    expect(reply).toContain('Old floor to be taken up.');
    expect(reply).toContain('£969.18 in all');
  });

  it('holds when the floor is wanted down, with the reason', async () => {
    const reply = await lastReply(
      'can someone come and measure my living room for carpet tomorrow morning',
      'Sarah Whitlock 07700 900771 sarah@example.com, 14 Mill Lane SN15 3QP',
      'asap',
      'yes but put in the note we need it fitted week of 14th dec as guests come on the 21st',
    );
    expect(reply).toContain('Fitting wanted in the week of 14 December (guests come on the 21st).');
    expect(reply).not.toContain('in the note we');
  });
});

describe('whether a floor can be down by a date', () => {
  it.each([
    'hi can you do a living room before christmas?? we have guests coming',
    'can you get it fitted before xmas, yes or no',
    'can it be FITTED week of 14 dec if i get measured tomorrow',
    'would the carpet be down by christmas if I order now?',
    'tenants in on the 14th can you fit it before then?',
  ])('is answered with the wait: %s', async (question) => {
    const reply = await lastReply(question);
    expect(reply).toMatch(
      /^I can’t promise a fitting (?:before|in the week of|by) .*(?:Christmas|14 December): I don’t know the current wait/,
    );
    expect(reply).not.toMatch(/bank holidays|These visits are free|twist/);
  });
});

describe('a day that is named', () => {
  it.each([
    ['can you do saturday?', 'Yes, we can come on Sat 5 Dec 2026'],
    ['can the mobile showroom come this saturday to swindon', 'Yes, we can come on Sat 5 Dec 2026'],
    ['could your van bring samples on friday', 'Yes, we can come on Fri 4 Dec 2026'],
    ['can you do sunday?', 'No, we can’t come on Sun 6 Dec 2026'],
  ])('is answered for that day: %s', async (question, answer) => {
    const reply = await lastReply(question);
    expect(reply).toContain(answer);
    expect(reply).not.toContain('These visits are free');
  });

  it('says how soon somebody can come while the visit is asked for', async () => {
    const reply = await lastReply('how soon can someone come and measure? carpet for the hall');
    expect(reply).toMatch(/^The first free visits are /);
    expect(reply).toContain('What’s your name');
  });
});

describe('a call', () => {
  it('is at the time of the call, and not of the fitting', async () => {
    const replies = await converse(
      'can the team ring me to talk about doing it before 8am. Marco 07700 900133',
      'no dont ring me before 8am! ring me any time, its the FITTING i want before 8am',
    );
    expect(replies[0]).not.toContain('8am');
    expect(replies[1]).toContain('I’ve told the team to ring you any time, not before 8am.');
  });

  it('is described to the customer who asks about it', async () => {
    const replies = await converse(
      'can i speak to a real person please',
      'its Dave Hopkins 07700 900318. can they ring after 4pm im at work till then',
      'what number will they ring me on',
      'who will ring me',
    );
    expect(replies[1]).toBe(
      'Thanks, Dave. I’ve asked the team to ring you on 07700900318, after 4pm.',
    );
    expect(replies[2]).toContain('on 07700900318, after 4pm');
    expect(replies[3]).toContain('One of our team');
  });

  it('keeps a day that was ruled out', async () => {
    const replies = await converse(
      'could somebody ring me, Mrs Jean Harding, 01249 550 127',
      'I can only do mornings, and not Thursday as I have the hospital',
      'And when will they ring, I go out at 2',
      'And what about the Thursday, you know I cant do Thursdays?',
    );
    expect(replies[1]).toBe('I’ve told the team to ring you mornings, not Thursday.');
    expect(replies[2]).toContain('before 2, not Thursday');
    expect(replies[3]).toContain('not Thursday');
  });

  it('is asked for by a number that is given to the offer', async () => {
    const reply = await lastReply(
      'does moorland twist come with a warranty and will it smell, she gets wheezy',
      'yeah ask them about the smell and guarantee. Lucy Grant 07700 900455',
    );
    expect(reply).toContain('I’ve asked the team to ring you on 07700900455');
  });
});

it('the day of a visit that was sent is told again', async () => {
  const replies = await converse(
    'can someone come and measure my lounge thurs afternoon? carpet. SN15 2AB',
    'lisa grant 07700 900564 lisa.grant@example.com, 17 hungerdown lane chippenham',
    'within a month, no pets',
    'yes send it',
    'thursdays no good now, can we make it friday afternoon? and can he do the dining room as well',
    'so thats friday afternoon with both rooms yes?',
  );
  expect(replies.at(-1)).toContain('You asked for Fri 4 Dec 2026');
  expect(replies.at(-1)).toContain('dining room');
});

describe('on which days floors are fitted', () => {
  it.each([
    'we’re shut mondays, can you fit it in one monday? or sundays',
    'i asked can you FIT it on a monday? we cant close other days',
  ])('is answered by our hours, and asks for no measure: %s', async (question) => {
    const reply = await lastReply('Portland Tile in Limestone 6 x 5 fitted, how much', question);
    expect(reply).toContain('Yes, we fit on Mondays');
    expect(reply).toContain('The team agrees the day with you.');
    expect(reply).not.toMatch(/measure|bank holidays|don’t know/);
  });
});
