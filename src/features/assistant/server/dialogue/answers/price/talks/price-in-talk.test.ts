import { describe, expect, it } from 'vitest';
import { talkAboutVisit, visitDetails } from '#tests/support/assistant/talk-about-visit.ts';

/** Says messages; a job costs £50 per m² fitted and £30 without. @returns the last reply */
async function talk(...messages: string[]) {
  const { say } = talkAboutVisit();
  let reply = '';
  for (const message of messages) reply = await say(message);
  return reply;
}

const alike = '3 bedrooms 3m x 3m carpet, how much?';
const several = 'carpet in 3 bedrooms: 4m x 3m, 3m x 3m, 3m x 2m, how much?';
const numbered = 'carpet for bedroom 1 4m x 3m, bedroom 2 3m x 3m, bedroom 3 3m x 2m, how much?';
const rooms = 'carpet for lounge 5m x 4m, hall 3m x 1m and a bedroom 3m x 3m, how much?';
const flat = 'laminate in the lounge 5m x 4m and the kitchen 3m x 2m, how much?';

describe('which rooms a price is for, and in which floors', () => {
  it.each<[string[], string[]]>([
    [[alike], ['£1,350.00']],
    [
      [alike, 'and one of them in laminate'],
      ['£900.00', '£450.00', 'Together: £1,350.00'],
    ],
    [[alike, 'actually one of them is 4m x 3m', 'just two of the 3x3 ones'], ['£900.00']],
    [
      [several, 'what if the smallest was laminate'],
      ['£1,050.00', '£300.00'],
    ],
    [
      [several, 'what is it per room'],
      ['£600.00', '£450.00', '£300.00'],
    ],
    [[numbered, 'forget bed 3'], ['£1,050.00']],
    [[numbered, 'forget bed 3', 'actually keep bed 3 but lose bed 2'], ['£900.00']],
    [[rooms, 'forget the hall', 'put the hall back but drop the bedroom'], ['£1,150.00']],
    [
      [
        'carpet in 3 beds 4m x 3m, 3m x 3m, 3m x 2m and landing 3m x 1m, price',
        'leave the box room',
      ],
      ['landing', '£1,200.00'],
    ],
    [['hall 4m x 1m, doorways to 4 rooms. laminate, how much'], ['£200.00']],
    [['how much for laminate in a hall 4m x 1m, and do you cover SN15?'], ['£200.00']],
    [
      [
        'bradford twist slate, lounge 5m x 4m, how much',
        'no, silver birch, and add a hall 3m x 1m',
      ],
      ['Silver Birch', '£1,150.00'],
    ],
    [['lvt 30m2 open plan, 7.5 x 4, supply and fit'], ['£1,500.00']],
  ])('%j: %j', async (messages, sums) => {
    const reply = await talk(...messages);
    for (const sum of sums) expect(reply).toContain(sum);
  });

  it('a number of other things is no number of rooms', async () => {
    const reply = await talk('hall 4m x 1m laminate, how much', 'door bars?', 'so 4 of them');
    expect(reply).not.toContain('£800.00');
  });
});

describe('two prices against each other', () => {
  it('are those of whole jobs, however many floors these have', async () => {
    const reply = await talk(
      flat,
      'ok lvt in the kitchen then',
      'what if lvt throughout',
      'which works out cheaper',
    );
    expect(reply).toContain('Together: £1,300.00');
    expect(reply).toContain('The price is the same.');
  });

  it('are told apart by who fits, where nothing else differs', async () => {
    const reply = await talk('price supply only lvt, kitchen 5m x 4m', 'and fitted', 'diff?');
    expect(reply).toContain('Supply only is £400.00 less.');
  });

  it('are the latest and the first, where the first is named', async () => {
    const reply = await talk(
      'carpet lounge 5m x 4m, how much',
      'what about supply only',
      'and in laminate',
      'is that cheaper than the first one?',
    );
    expect(reply).toContain('£600.00');
    expect(reply).toContain('£1,000.00');
  });
});

it.each<[string[], RegExp]>([
  [['carpet lounge 12ft x 10ft, how much', 'whats that in metres'], /3\.66 × 3\.05 m/],
  [['carpet lounge 3.66m x 3.05m, how much', 'what is that in feet'], /12 ft × 10 ft/],
  [['carpet lounge 5m x 4m, how much', 'what would a cheaper one be'], /cheapest|cost less/],
  [
    ['Two dogs. Which of your carpets would you advise for a sitting room 15 feet by 12?'],
    /I’d choose/,
  ],
  [['carpet lounge 5m x 4m, how much', 'and what isnt included'], /^Not in it/],
  [['hi! budget is £1500 for carpet in the lounge and 2 bedrooms'], /How long and how wide/],
])('%j', async (messages, reply) => {
  expect(await talk(...messages)).toMatch(reply);
});

describe('a visit after a price', () => {
  const booking = ['how much is laminate for a lounge 4.4m x 3.9m?', 'please book a measure'];

  it.each(["the phone's wrong, it's 07700 900470", 'the number ends 470 not 440'])(
    'a figure of a detail changes no room: %s',
    async (correction) => {
      const { say, record } = talkAboutVisit();
      for (const message of [...booking, ...visitDetails, correction]) await say(message);
      expect(record().rooms).toMatchObject([{ lengthMm: 4400, widthMm: 3900 }]);
    },
  );

  it('is begun by the message that asks for the price as well', async () => {
    const reply = await talk(
      'price for 3.4m x 2.9m bedroom in carpet and book me in for thursday morning to measure',
    );
    expect(reply).toContain('£493.00');
    expect(reply).toContain('we can come and measure');
    expect(reply).not.toContain('What time');
  });

  it('"no that\'s all" says that there is nothing to know', async () => {
    const { say } = talkAboutVisit();
    for (const message of [...booking, ...visitDetails.slice(0, -1)]) await say(message);
    const reply = await say("in the next month, no that's all");
    expect(reply).toMatch(/^Here’s what I’ll send/);
    expect(reply).toContain('Thu 21 Jan 2027');
  });
});
