import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffReview } from '#features/reviews/contract.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import {
  askNow,
  bookCompleted,
  complete,
  findRequests,
  readReviewToken,
  sendReview,
} from '#tests/support/fixtures/reviews.ts';
import { dumpDatabase, findWords } from '#tests/support/personal-data/find-words.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { staleCheck } from '../stale-check.ts';

let site: TestApp;
let number = 0;
let email = '';
/** When the routes are called. */
const now = new Date('2026-06-11T10:00:00Z');
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(() => {
  number += 1;
  email = `customer-${number}-of-reviews@example.com`;
});

const at = (time: string) => new Date(time);
const isAsked = async (id: string) => (await findRequests(site, id)).length === 1;

it('asks on the third London day from 9am on, once, in however many processes and runs', async () => {
  // In London this is 8 June.
  const id = await bookCompleted(site, at('2026-06-07T23:30:00Z'), { email });
  await askNow(site, at('2026-06-10T22:30:00Z'));
  // 11 June in London.
  await askNow(site, at('2026-06-11T07:59:00Z'));
  expect(await findRequests(site, id)).toEqual([]);

  const late = await bookCompleted(site, at('2026-06-08T22:30:00Z'), { email: `late-${email}` });
  const next = await bookCompleted(site, at('2026-06-08T23:30:00Z'), { email: `next-${email}` });
  await Promise.all([1, 2, 3].map(() => askNow(site, at('2026-06-11T08:00:00Z'))));
  await askNow(site, at('2026-06-11T12:00:00Z'));
  expect([await isAsked(id), await isAsked(late)]).toEqual([true, true]);
  expect(await findRequests(site, next)).toEqual([]);
});

it('asks nobody without an email, nor about what was reopened or completed weeks ago', async () => {
  const completedAt = at('2026-06-08T10:00:00Z');
  const none = await bookCompleted(site, completedAt, { email });
  await site.database.db.execute(`update appointments set email = '' where id = '${none}'`);
  const reopened = await bookCompleted(site, completedAt, { email });
  await site.database.db.execute(
    `update appointments set status = 'confirmed' where id = '${reopened}'`,
  );
  const old = await bookCompleted(site, at('2026-05-20T10:00:00Z'), { email });
  await askNow(site, now);
  for (const id of [none, reopened, old]) expect(await findRequests(site, id)).toEqual([]);
  await complete(site, reopened, at('2026-06-10T10:00:00Z'));
  await askNow(site, now);
  expect(await findRequests(site, reopened)).toEqual([]);
  await askNow(site, at('2026-06-13T10:00:00Z'));
  expect(await isAsked(reopened)).toBe(true);
  await complete(site, reopened, at('2026-06-20T10:00:00Z'));
  await askNow(site, at('2026-06-23T10:00:00Z'));
  expect(await findRequests(site, reopened)).toHaveLength(1);
});

it('asks no customer again who stops it, and drops the email that waits', async () => {
  const completedAt = new Date(Date.now() - 4 * 86_400_000);
  const today = new Date(new Date().setUTCHours(12));
  const id = await bookCompleted(site, completedAt, { email });
  await askNow(site, today);
  const token = await readReviewToken(site, id);
  const stop = () => fetch(`${site.origin}/api/reviews/own/${token}/stop`, { method: 'POST' });
  const [mail] = await findRequests(site, id);
  const findReason = () => mail && staleCheck.findStaleReason(site.database.db, mail, today);
  expect(await findReason()).toBeUndefined();
  expect(await (await stop()).json()).toMatchObject({ hasStopped: true, isWritten: false });
  expect((await stop()).status).toBe(200);
  expect(await findReason()).toBe('the customer asked for no more of these emails');
  const again = await bookCompleted(site, completedAt, { email: email.toUpperCase() });
  await askNow(site, today);
  expect(await findRequests(site, again)).toEqual([]);
});

it('asks nobody who was erased, and erases what was asked and written', async () => {
  const completedAt = new Date(Date.now() - 4 * 86_400_000);
  const today = new Date(new Date().setUTCHours(12));
  const asked = await bookCompleted(site, completedAt, { email });
  await askNow(site, today);
  const token = await readReviewToken(site, asked);
  const text = 'Quillfeather fitted it.';
  await sendReview(site, token, { stars: 5, text });
  const waiting = await callAs(site, 'support', 'GET', '/api/admin/reviews');
  const [review] = (await waiting.json()) as StaffReview[];
  const answer = 'Thank you from Grubblethwaite.';
  await callAs(site, 'support', 'PATCH', `/api/admin/reviews/${review?.id}`, {
    state: 'published',
    answer,
  });
  const exported = await callAs(site, 'admin', 'GET', `/api/admin/person?email=${email}`);
  expect(await exported.json()).toMatchObject({
    reviews: [{ appointmentId: asked, stars: 5, text, answer }],
  });
  const unasked = await bookCompleted(site, completedAt, { email });
  const erased = await callAs(site, 'admin', 'POST', '/api/admin/person/erase', { email });
  expect(erased.status).toBe(200);
  await askNow(site, today);
  expect(await findRequests(site, unasked)).toEqual([]);
  expect(await findRequests(site, asked)).toEqual([]);
  expect((await fetch(`${site.origin}/api/reviews/own/${token}`)).status).toBe(404);
  const words = ['Quillfeather', 'Grubblethwaite', email];
  expect(findWords(await dumpDatabase(site.database.db), words)).toEqual([]);
});
