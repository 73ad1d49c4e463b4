import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Navigation } from '#app/panel-contract.ts';
import { handOverConversation } from '#features/chat/server/conversations/hand-over.ts';
import type { Role } from '#platform/roles.ts';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAs, enquire } from '#tests/support/fixtures/customers.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { staffId } from '#tests/support/fixtures/staff.ts';
import { beginStoredTalk } from '#tests/support/fixtures/stored-talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const now = new Date('2027-06-16T09:00:00Z');
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
beforeEach(() =>
  site.database.db.execute(
    'truncate appointments, enquiries, chat_messages, chat_notes, chat_conversations cascade',
  ),
);
afterAll(() => site.close());

const read = async (role: Role = 'support'): Promise<Navigation> =>
  (await callAs(site, role, 'GET', '/api/admin/navigation')).json();

it('counts those who wait, and nobody who had an answer', async () => {
  const nobody = {
    waitingRequests: 0,
    openLeads: 0,
    waitingChats: 0,
    waitingReviews: 0,
    isFitter: false,
  };
  expect(await read()).toEqual(nobody);
  const id = await book(site, { preferredDates: ['2027-06-24'] });
  const lead = await enquire(site);
  const chat = await beginStoredTalk(site.database.db, 'Is anybody there?', now);
  await handOverConversation(site.database.db, chat.id, { summary: 'Asks.', now });
  expect(await read()).toEqual({ ...nobody, waitingRequests: 1, openLeads: 1, waitingChats: 1 });
  await setStatus(site, id, { status: 'confirmed' });
  const change = (path: string, body: unknown) => callAs(site, 'support', 'PATCH', path, body);
  await change(`/api/contact-submissions/${lead}`, { followedUp: true });
  await change(`/api/chat/conversations/${chat.id}`, { status: 'resolved' });
  expect(await read()).toEqual(nobody);
});

it('knows whoever of the office makes visits', async () => {
  await addFitter(site, { name: 'Jo Marsh', accountId: await staffId(site, 'office') });
  expect((await read('office')).isFitter).toBe(true);
  expect((await read('admin')).isFitter).toBe(false);
});
