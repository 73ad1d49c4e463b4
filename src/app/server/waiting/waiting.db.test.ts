import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitStart } from '#features/booking/visit-slots.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { updateConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { offerAndReadToken, offerTimes, withdrawOffer } from '#tests/support/fixtures/offers.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { escalateWaiting, findStaleEscalation } from './escalate-waiting.ts';
import { countWaiting, findWaiting } from './find-waiting.ts';

const morning = new Date('2027-06-16T09:00:00Z');
const hoursAgo = (hours: number) => new Date(morning.getTime() - hours * 3_600_000);

let site: TestApp;
let now = morning;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = morning;
  await site.database.db.execute(
    'truncate customers, appointments, enquiries, mails, chat_messages, chat_notes, chat_conversations cascade',
  );
});
afterAll(() => site.close());

const waitingIds = async () =>
  (await findWaiting(site.database.db, now, 10)).map(({ id, since }) => [id, since]);

describe('a chat waits for us', () => {
  it('while a message to the team has no answer, since the first such message', async () => {
    const { db } = site.database;
    const talk = await beginStoredTalk(db, 'Is anybody there?', hoursAgo(9));
    expect(await waitingIds()).toEqual([[talk.id, hoursAgo(9)]]);
    await talk.say('team', 'Yes, how can we help?', hoursAgo(8));
    expect(await waitingIds()).toEqual([]);
    await talk.say('customer', 'When could you come?', hoursAgo(7));
    await talk.say('customer', 'Tuesday would be best.', hoursAgo(6));
    expect(await waitingIds()).toEqual([[talk.id, hoursAgo(7)]]);
    expect(await countWaiting(db, now)).toBe(1);
    await talk.say('team', 'Tuesday it is.', hoursAgo(5));
    await talk.say('customer', 'Ok, thank you so much!', hoursAgo(4));
    expect(await waitingIds()).toEqual([]);
    await talk.say('customer', 'Thanks, and will you bring samples?', hoursAgo(3));
    expect(await waitingIds()).toEqual([[talk.id, hoursAgo(4)]]);
    await db.transaction((tx) => updateConversation(tx, talk.id, { status: 'resolved' }));
    expect(await waitingIds()).toEqual([]);
  });

  it('after a handover, also if Adam has answered since', async () => {
    const { db } = site.database;
    const talk = await beginStoredTalk(db, 'Do you fit seagrass?', hoursAgo(3));
    await talk.say('assistant', 'I don’t know. Shall I ask the team?', hoursAgo(3));
    expect(await waitingIds()).toEqual([]);
    await handOverConversation(db, talk.id, { summary: 'Seagrass.', now: hoursAgo(2) });
    await talk.say('assistant', 'I’ve asked them.', hoursAgo(2));
    expect(await waitingIds()).toEqual([[talk.id, hoursAgo(2)]]);
  });

  it('not while Adam is about to answer', async () => {
    await beginStoredTalk(site.database.db, 'When are you open?', new Date(now.getTime() - 30_000));
    expect(await waitingIds()).toEqual([]);
  });
});

describe('a next step waits for us', () => {
  it('from the day it is due, late from the next, and is not reminded of as an answer', async () => {
    const { db } = site.database;
    await db.execute(`insert into customers (id, name, created_at, root_id, last_at)
      values ('ann', 'Ann Moss', '2027-06-01', 'ann', '2027-06-01')`);
    const set = (id: string, dueOn: string, doneAt = 'null') =>
      db.execute(`insert into customer_steps
        (id, customer_id, content, due_on, owner_id, owner_name, created_at, created_by, done_at)
        values ('${id}', 'ann', 'Ring back', '${dueOn}', 'mo', 'Mo', '2027-06-01', 'Mo', ${doneAt})`);
    await set('done', '2027-06-10', 'now()');
    await set('later', '2027-06-17');
    expect(await countWaiting(db, now)).toBe(0);
    now = new Date('2027-06-16T23:30:00Z');
    expect(await findWaiting(db, now, 10)).toEqual([
      {
        kind: 'step',
        id: 'ann',
        name: 'Ann Moss',
        phone: null,
        about: 'Ring back',
        since: new Date('2027-06-16T23:00:00Z'),
        due: new Date('2027-06-17T23:00:00Z'),
        owner: 'Mo',
      },
    ]);
    expect(await countWaiting(db, now)).toBe(1);
    const talk = await beginStoredTalk(db, 'Is anybody there?', hoursAgo(2));
    expect(await waitingIds()).toEqual([
      [talk.id, hoursAgo(2)],
      ['ann', new Date('2027-06-16T23:00:00Z')],
    ]);
    now = new Date('2027-06-17T23:30:00Z');
    expect((await waitingIds()).map(([id]) => id)).toEqual([talk.id, 'ann']);
    now = new Date('2027-06-17T21:30:00Z');
    await escalateWaiting({ db, clock: () => now, publicUrl: 'https://a.example' });
    expect(await findMailsAbout(db, ['ann'])).toEqual([]);
  });
});

describe('an appointment whose customer is offered times', () => {
  const first = { date: '2027-06-21', slot: '11:00 AM - 1:00 PM' } as const;
  const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

  it('waits for us again once the offer is declined, has failed or is over', async () => {
    now = hoursAgo(9);
    const id = await book(site, { preferredDates: ['2027-06-24'] });
    now = morning;
    expect(await waitingIds()).toEqual([[id, hoursAgo(9)]]);
    expect((await offerTimes(site, id, [first])).status).toBe(200);
    expect(await waitingIds()).toEqual([]);
    expect(await countWaiting(site.database.db, now)).toBe(0);
    now = later(200);
    expect(await waitingIds()).toEqual([[id, visitStart(first)]]);
    now = later(1);
    await withdrawOffer(site, id);
    expect(await waitingIds()).toEqual([[id, later(1)]]);
    expect(await countWaiting(site.database.db, now)).toBe(1);
  });

  it('waits as long as before when the offer was undone', async () => {
    const id = await book(site, { preferredDates: ['2027-06-24'] });
    now = later(1);
    await offerTimes(site, id, [first]);
    await withdrawOffer(site, id);
    expect(await waitingIds()).toEqual([[id, morning]]);
  });

  it('waits to be moved when the customer declines', async () => {
    const id = await book(site, { preferredDates: ['2027-06-24'] });
    await setStatus(site, id, { status: 'confirmed' });
    const token = await offerAndReadToken(site, id, [first]);
    expect(await waitingIds()).toEqual([]);
    now = later(2);
    await fetch(`${site.origin}/api/visits/${token}/decline`, { method: 'POST' });
    expect(await waitingIds()).toEqual([[id, later(2)]]);
    expect(await findWaiting(site.database.db, now, 10)).toMatchObject([
      { kind: 'visit', about: 'None of the times we offered was accepted' },
    ]);
    await withdrawOffer(site, id);
    expect(await waitingIds()).toEqual([]);
  });
});

describe('the reminder before an answer is due', () => {
  const escalate = () =>
    escalateWaiting({ db: site.database.db, clock: () => now, publicUrl: 'https://a.example' });
  const findReminders = async (id: string) =>
    (await findMailsAbout(site.database.db, [id])).filter(({ eventKey }) =>
      eventKey.startsWith('notice-waiting:'),
    );
  const bookAt = async (at: Date) => {
    now = at;
    const id = await book(site, { preferredDates: ['2027-06-24'], customerName: 'Ann Moss' });
    now = morning;
    return id;
  };

  it('is queued once for each who waits that long, with what, since when and by when', async () => {
    const late = await bookAt(hoursAgo(20));
    const recent = await bookAt(hoursAgo(19.9));
    const forgotten = await bookAt(hoursAgo(48));
    const talk = await beginStoredTalk(site.database.db, 'Is anybody there?', hoursAgo(21));
    await Promise.all([escalate(), escalate()]);
    await escalate();
    const [reminder, ...others] = await findReminders(late);
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ subject: 'Still waiting for us: Ann Moss' });
    const content = JSON.stringify(reminder?.message);
    expect(content).toContain('please reply by 16 Jun 2027, 14:00');
    expect(content).toContain(`https://a.example/admin/appointments?appointment=${late}`);
    expect(await findReminders(talk.id)).toHaveLength(1);
    for (const id of [recent, forgotten]) expect(await findReminders(id)).toEqual([]);
  });

  it('after an outage says how long they have waited, and that the time is over', async () => {
    const id = await bookAt(hoursAgo(27));
    await escalate();
    const [reminder] = await findReminders(id);
    const content = JSON.stringify(reminder?.message);
    expect(content).toContain('Ann Moss has waited 27 hours');
    expect(content).toContain('by 16 Jun 2027, 10:00: please reply now');
  });

  it('is not sent on a day on which we are closed', async () => {
    const id = await bookAt(new Date('2027-06-12T15:00:00Z'));
    now = new Date('2027-06-13T18:00:00Z');
    await escalate();
    expect(await findReminders(id)).toEqual([]);
    now = new Date('2027-06-14T05:00:00Z');
    await escalate();
    expect(await findReminders(id)).toHaveLength(1);
  });

  it('is not sent any more once they have had their answer', async () => {
    const id = await bookAt(hoursAgo(20));
    await escalate();
    const [mail] = await findReminders(id);
    const findStale = () =>
      findStaleEscalation(site.database.db, { eventKey: mail?.eventKey ?? '' }, now);
    expect(await findStale()).toBeUndefined();
    await setStatus(site, id, { status: 'confirmed' });
    expect(await findStale()).toBe('the customer has had an answer');
  });
});
