import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import { updateConversation } from '#features/chat/server/conversations/queries-conversations.ts';
import { findMailsAbout } from '#platform/server/mail/queries.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
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
    'truncate appointments, enquiries, mails, chat_messages, chat_notes, chat_conversations cascade',
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

describe('the reminder after 20 hours', () => {
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
