import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A Tuesday, in opening hours. */
const now = new Date('2026-12-01T10:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, clock: () => now, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

type Stored = Record<string, unknown>;
async function readAll(path: string, name: string): Promise<Stored[]> {
  const headers = await staffHeaders(site, 'support');
  const all: Stored[] = await (await fetch(site.origin + path, { headers })).json();
  return all.filter((row) => JSON.stringify(row).includes(name));
}
const visitsOf = (email: string) => readAll('/api/appointments', email);
const enquiriesOf = (phone: string) => readAll('/api/contact-submissions', phone);

/** Says all messages; the replies, in their order. */
async function talk(...messages: string[]): Promise<string[]> {
  const chat = await talkWithAdam(site);
  try {
    const replies: string[] = [];
    for (const message of messages) replies.push(await chat.say(message));
    return replies;
  } finally {
    chat.close();
  }
}
const last = (replies: readonly string[]) => replies.at(-1) ?? '';

describe('what is told around a request', () => {
  it('takes a fall of last month for a reason, and keeps the visit and its day', async () => {
    const replies = await talk(
      "i'd like somebody to come and measure up for carpet, friday morning would be lovely",
      'mum had a fall last month on the old carpet, so we want something level',
      'Margaret Hill, 01249 700123, margaret.fall@example.com',
      '14 Park Lane, Corsham SN13 9HN, two rooms',
      'a burst pipe ruined the last one, last week, its all dry now',
      'within a month, no special notes',
      'yes please',
    );
    expect(replies.join('\n')).not.toMatch(/urgent|stopcock|keep off/i);
    const [visit, ...others] = await visitsOf('margaret.fall@example.com');
    expect(others).toEqual([]);
    expect(visit).toMatchObject({
      purpose: 'measure',
      preferredDates: ['2026-12-04'],
      preferredTimes: ['9:00 AM - 11:00 AM', '11:00 AM - 1:00 PM'],
    });
    expect(visit?.requirements).toMatch(/fall last month.*\n.*burst pipe/);
  });

  it('keeps the day of the measure when the fitting has to be at a weekend', async () => {
    const replies = await talk(
      'can someone measure my lounge for carpet on friday morning',
      'the fitting would have to be at a weekend',
      'Tom Shaw 07700 900321 tom.weekend@example.com 3 Bath Road Chippenham SN15 2AA',
      'how long does the fitting take',
      'my neighbour had hers done on a wednesday',
      'our lease inspection is the 20th of december',
      'within a month nothing else',
      'yes. Fitting on a Saturday if possible',
    );
    expect(replies[1]).toContain('the measure is still Fri 4 Dec 2026');
    const [visit] = await visitsOf('tom.weekend@example.com');
    expect(visit).toMatchObject({ preferredDates: ['2026-12-04'] });
    expect(visit?.requirements).toContain('the fitting would have to be at a weekend');
    expect(visit?.requirements).toContain('Fitting on a Saturday');
  });

  it('keeps a visit agreed early through questions about other things', async () => {
    await talk(
      'Hello, could you measure for carpet next Thursday after 1? Ann Cole, 07700 900777, ann.cole@example.com',
      'what would carpet be for a lounge 5 x 4',
      'is laminate noisy?',
      'do dogs ruin carpet',
      'do you take the old lino up',
      'do you come to Malmesbury',
      'what guarantee do you give',
      '2 Abbey Row Malmesbury SN16 0AD',
      'would the fitting take a day?',
      'in a month or so, nothing to add',
      'yes go ahead',
      'yes',
    );
    const all = await visitsOf('ann.cole@example.com');
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      flooringTypes: ['carpet'],
      preferredDates: ['2026-12-10'],
      preferredTimes: ['1:00 PM - 3:00 PM', '3:00 PM - 5:00 PM'],
      urgency: 'soon',
    });
  });

  it('rings the neighbour who asks, and keeps the number of the one they ask for', async () => {
    await talk(
      'My neighbour Mrs Ellery asked me to arrange someone to measure her hall for vinyl, friday afternoon',
      "I'm Colin, her number is 01249 600 111, but please ring me first on 07700 900 666",
      '8 Meadow Rise, Malmesbury SN16 9BB',
      'colin.barrow@example.com',
      'Colin Barrow',
      'within a month',
      'yes',
    );
    const [visit] = await visitsOf('colin.barrow@example.com');
    expect(visit).toMatchObject({ customerName: 'Colin Barrow', phone: '07700900666' });
    expect(visit?.requirements).toContain('01249 600 111');
  });

  it('keeps the floor and the day agreed through questions about others', async () => {
    const replies = await talk(
      'can you come and measure my lounge for carpet friday morning, Ann Bell 07700 900222 ann.bell@example.com 7 Mill Rd Calne SN11 0AB',
      'do dogs scratch lvt',
      'which is warmer, carpet or lvt',
      'do you fit on sundays',
      'what about sunday for the measure',
      "my daughter's party is the 12th",
      'one room, in a month, nothing else',
      'yes',
    );
    expect(replies[4]).toContain('I’ve kept Fri 4 Dec 2026');
    const [visit] = await visitsOf('ann.bell@example.com');
    expect(visit).toMatchObject({ flooringTypes: ['carpet'], preferredDates: ['2026-12-04'] });
    expect(visit?.requirements).not.toContain('lvt');
  });

  it('keeps the visit through an emergency, and who is to be met apart from who is rung', async () => {
    const replies = await talk(
      "can i get someone out to measure for carpet thursday afternoon for my mum's flat",
      "its mum you'd be seeing, her name's Irene Walsh, her number's 01380 222 333",
      'flat 2 The Maltings, Devizes SN10 5AA, 2 rooms',
      "my number's 07700 900 121, i'm Joe Walsh, joe.walsh@example.com",
      'oh no her washing machine has just burst, water is everywhere',
      'yes',
      'no rush, month or two',
      'yes',
    );
    expect(replies[4]).toContain('stopcock');
    expect(replies[4]).toContain('Your visit on Thu 3 Dec 2026 isn’t forgotten');
    const [visit, ...others] = await visitsOf('joe.walsh@example.com');
    expect(others).toEqual([]);
    expect(visit).toMatchObject({
      customerName: 'Joe Walsh',
      phone: '07700900121',
      preferredDates: ['2026-12-03'],
    });
    expect(visit?.requirements).toMatch(/Irene Walsh.*01380222333/);
    expect(await enquiriesOf('07700900121')).toHaveLength(1);
  });

  it('does not take a sentence that begins with no for having no email', async () => {
    await talk(
      'the stair carpet has come away at the edge, can someone come wednesday morning to look',
      'rachel dunn 07700 900444',
      'no i dont want a new one i want it fixed',
    );
    expect(await enquiriesOf('07700900444')).toEqual([]);
  });
});

describe('after what went wrong with a floor', () => {
  it('recommends another kind', async () => {
    for (const message of [
      'my laminate has swollen and gone wavy in the kitchen, it failed after a year. what would you recommend',
      "I'll never have laminate again, it swelled up. what do you suggest for a kitchen",
      'the laminate we had blew when water got in, what should we have instead in the kitchen',
    ]) {
      const reply = last(await talk(message));
      expect(reply).toMatch(/£\d/);
      expect(reply).not.toMatch(/laminate|repair/i);
    }
  });

  it('recommends another kind to who complains, too', async () => {
    const replies = await talk(
      'the laminate you fitted last year has swollen, the whole floor is lifting',
      'what would you recommend instead for a kitchen',
    );
    expect(replies[0]).toContain('I’m sorry');
    expect(replies[1]).not.toMatch(/laminate/i);
  });
});

describe('starting again', () => {
  it('forgets rooms and floors, and asks what is wanted', async () => {
    const replies = await talk(
      'carpet for a lounge 5 by 4, price',
      'start again, forget everything',
      'laminate for a hall 4 x 1, how much',
    );
    expect(replies[1]).toMatch(/start again.*\n.*What would you like/);
    expect(replies[2]).toContain('Hall 4 × 1 m');
    expect(replies[2]).not.toContain('Lounge');
  });

  it('says what stays sent, and sends nothing twice', async () => {
    const replies = await talk(
      'can you come and measure friday morning, carpet, one room, within a month, Tom Shaw 07700 900321 tom.again@example.com 3 Bath Road Chippenham SN15 2AA',
      'yes',
      'forget everything i said and start from scratch',
      'yes',
    );
    expect(replies[2]).toContain('Fri 4 Dec 2026');
    expect(replies[2]).toContain('stays sent');
    expect(await visitsOf('tom.again@example.com')).toHaveLength(1);
  });

  it('leaves nothing of a request that was put together', async () => {
    const replies = await talk(
      'can you come and measure friday morning for carpet, Jo Vale 07700 900123',
      'oh this is a mess, can we start over',
      'can you come and measure on tuesday',
    );
    expect(replies[2]).toContain('Tue 8 Dec 2026');
    expect(replies[2]).toMatch(/Which floor|name/);
  });
});

describe('a visit that was refused', () => {
  it('is not offered again until it is asked for', async () => {
    const replies = await talk(
      'how much is vinyl for a kitchen 3 x 4',
      "no i don't want anyone round",
      'what about laminate',
      'and carpet for a bedroom 4 x 3',
      'can i see samples',
      'what happens next',
      'can you repair a burn',
      'ok can you come and measure after all, monday afternoon',
    );
    expect(replies[1]).toContain('nobody needs to come round');
    for (const reply of replies.slice(1, -1))
      expect(reply).not.toMatch(/shall I ask for|measure booked|book you|book a/i);
    expect(last(replies)).toContain('Mon 7 Dec 2026');
  });

  it('ends a request that was being put together', async () => {
    const replies = await talk(
      'can you come and measure friday morning for carpet',
      "actually no, I'd rather not have strangers in the house",
      'how much is carpet for a bedroom 4 x 3',
    );
    expect(replies[2]).toContain('£663.15');
    expect(replies[2]).not.toMatch(/name|address|measure/i);
  });
});
