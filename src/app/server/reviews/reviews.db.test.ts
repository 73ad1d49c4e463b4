import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { firm } from '#features/business/firm.ts';
import type { PublishedReview, StaffReview } from '#features/reviews/contract.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { askedForReview, sendReview } from '#tests/support/fixtures/reviews.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let now = new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(async () => {
  await site.close();
  resetFirm();
});
afterEach(async () => {
  now = new Date();
  await site.database.db.execute('truncate reviews cascade');
});

let number = 0;
async function write(body: unknown, overrides: Parameters<typeof askedForReview>[1] = {}) {
  number += 1;
  const asked = await askedForReview(site, { email: `writer-${number}@example.com`, ...overrides });
  const answer = await sendReview(site, asked.token, body);
  return { ...asked, answer };
}
const list = async (state = 'waiting'): Promise<StaffReview[]> =>
  (await callAs(site, 'support', 'GET', `/api/admin/reviews?state=${state}`)).json();
const moderate = (id: string, body: unknown) =>
  callAs(site, 'support', 'PATCH', `/api/admin/reviews/${id}`, body);
const readPublished = async (query = ''): Promise<PublishedReview[]> =>
  (await fetch(`${site.origin}/api/reviews${query}`)).json();

it('stores one review for each link, and shows it to staff with first name and town only', async () => {
  const { token, answer } = await write(
    { stars: 4, text: '  Neat joins. ' },
    { postcode: 'BA1 2QN', customerName: 'Ann Price' },
  );
  expect(await answer.json()).toEqual({
    firstName: 'Ann',
    town: 'Bath',
    isWritten: true,
    hasStopped: false,
  });
  const again = await sendReview(site, token, { stars: 1 });
  expect(again.status).toBe(409);
  expect((await again.json()).detail).toBe('We already have your review. Thank you.');
  const [review] = await list();
  expect(review).toMatchObject({ stars: 4, text: 'Neat joins.', firstName: 'Ann', town: 'Bath' });
  expect(await readPublished()).toEqual([]);
});

it.each([
  ['no stars', { text: 'No stars' }, 'stars: must be from 1 to 5 stars.'],
  ['0 stars', { stars: 0 }, 'stars: must be from 1 to 5 stars.'],
  ['half a star', { stars: 4.5 }, 'stars: must be from 1 to 5 stars.'],
  ['a long text', { stars: 5, text: 'x'.repeat(2_001) }, 'text: must be at most 2000 characters.'],
])('refuses a review with %s', async (_what, body, message) => {
  const { answer } = await write(body);
  expect(answer.status).toBe(400);
  expect((await answer.json()).detail).toContain(message);
});

it('ends a link after 60 days, and knows none that is invented', async () => {
  const { token } = await askedForReview(site);
  const open = (one: string) => fetch(`${site.origin}/api/reviews/own/${one}`);
  expect((await open(token)).status).toBe(200);
  expect((await open('invented')).status).toBe(404);
  now = new Date(now.getTime() + 62 * 86_400_000);
  expect((await open(token)).status).toBe(410);
  expect((await sendReview(site, token, { stars: 5 })).status).toBe(410);
});

it('publishes, answers and hides a review, each with an entry in the audit log', async () => {
  await write({ stars: 5, text: 'A tidy job.' });
  const [waiting] = await list();
  const id = waiting?.id ?? '';
  expect((await moderate(id, {})).status).toBe(400);
  expect((await moderate('none', { state: 'published' })).status).toBe(404);
  expect((await moderate(id, { state: 'published' })).status).toBe(200);
  expect((await moderate(id, { answer: 'Thank you, Ann.' })).status).toBe(200);
  const [published, ...others] = await readPublished();
  expect(others).toEqual([]);
  expect(published).toEqual({
    id,
    stars: 5,
    text: 'A tidy job.',
    firstName: 'Ann',
    town: 'Chippenham',
    writtenAt: expect.any(String),
    answer: 'Thank you, Ann.',
    photo: null,
  });
  await moderate(id, { answer: '' });
  await moderate(id, { state: 'hidden' });
  expect(await readPublished()).toEqual([]);
  expect(await list('hidden')).toEqual([expect.objectContaining({ id, answer: null })]);
  const history = await callAs(site, 'admin', 'GET', '/api/admin/history?kind=review');
  const entries = (await history.json()) as { what: string; label: string }[];
  expect(entries.map(({ what }) => what)).toEqual([
    'hidden',
    'answer-removed',
    'answered',
    'published',
  ]);
  expect(entries[0]?.label).toBe('Ann, Chippenham');
});

it('lets nobody change the stars or the words', async () => {
  await write({ stars: 2, text: 'Late.' });
  const [review] = await list();
  await moderate(review?.id ?? '', { state: 'published', stars: 5, text: 'Great.' });
  expect(await readPublished()).toMatchObject([{ stars: 2, text: 'Late.' }]);
});

it('shows those of the town and of the floor first, and none without words', async () => {
  await write({ stars: 5, text: 'Bath vinyl' }, { postcode: 'BA1 2QN', flooringTypes: ['vinyl'] });
  await write({ stars: 5, text: 'Carpet' }, { flooringTypes: ['carpet'] });
  await write({ stars: 5 });
  for (const { id } of await list()) await moderate(id, { state: 'published' });
  const texts = async (query: string) => (await readPublished(query)).map(({ text }) => text);
  expect(await texts('')).toEqual(['Carpet', 'Bath vinyl']);
  expect(await texts('?town=Bath')).toEqual(['Bath vinyl', 'Carpet']);
  expect(await texts('?floor=vinyl')).toEqual(['Bath vinyl', 'Carpet']);
});

it('lets the average of 20 published reviews stand in place of the figures in the settings', async () => {
  for (let written = 0; written < 20; written += 1) await write({ stars: written === 0 ? 3 : 5 });
  const [first, ...others] = await list();
  for (const { id } of others) await moderate(id, { state: 'published' });
  const { mainRating, areaRating } = firm();
  expect([mainRating?.isCounted, areaRating?.isCounted]).toEqual([undefined, undefined]);
  await moderate(first?.id ?? '', { state: 'published' });
  const counted = { value: 4.9, outOf: 5, reviews: 20, isCounted: true };
  await expect.poll(() => firm().mainRating).toEqual(counted);
  expect(firm().areaRating).toEqual(counted);
  await moderate(first?.id ?? '', { state: 'hidden' });
  await expect.poll(() => firm().mainRating).toEqual(mainRating);
  expect(firm().areaRating).toEqual(areaRating);
});

it('shows a photo to everybody once its review is published, and to nobody once it is removed', async () => {
  const file = await plainImage(40, 30).jpeg().toBuffer();
  await write({ stars: 5, text: 'Look at that.', photo: file.toString('base64') });
  const [waiting] = await list();
  const id = waiting?.id ?? '';
  expect(waiting?.photo).toEqual({ width: 40, height: 30 });
  const open = async () => (await fetch(`${site.origin}/api/reviews/${id}/photo`)).status;
  const openAsStaff = async () =>
    (await callAs(site, 'support', 'GET', `/api/admin/reviews/${id}/photo`)).status;
  expect([await open(), await openAsStaff()]).toEqual([404, 200]);
  await moderate(id, { state: 'published' });
  expect([await open(), await openAsStaff()]).toEqual([200, 200]);
  expect((await readPublished())[0]?.photo).toEqual({ width: 40, height: 30 });
  await moderate(id, { photo: null });
  expect([await open(), await openAsStaff()]).toEqual([404, 404]);
  expect((await readPublished())[0]?.photo).toBeNull();
});

it('links to the photo in the export of the customer’s data', async () => {
  const email = 'photo@example.com';
  const file = await plainImage(40, 30).jpeg().toBuffer();
  await write({ stars: 5, photo: file.toString('base64') }, { email });
  const [{ id } = { id: '' }] = await list();
  const answer = await callAs(site, 'admin', 'GET', `/api/admin/person?email=${email}`);
  expect((await answer.json()).reviews).toEqual([
    expect.objectContaining({
      stars: 5,
      photo: {
        width: 40,
        height: 30,
        url: `http://localhost:3000/api/admin/reviews/${id}/photo`,
      },
    }),
  ]);
});

it('refuses a photo that is none, and keeps the review to be written', async () => {
  const { token, answer } = await write({ stars: 5, photo: 'bm8gcGljdHVyZQ==' });
  expect(answer.status).toBe(400);
  expect((await sendReview(site, token, { stars: 5, photo: '!' })).status).toBe(400);
  expect((await sendReview(site, token, { stars: 5 })).status).toBe(200);
});
