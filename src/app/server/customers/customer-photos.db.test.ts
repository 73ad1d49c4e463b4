import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shortDateOf } from '#platform/dates/short-dates.ts';
import { book } from '#tests/support/fixtures/bookings.ts';
import { callAs, joinNow, listCustomers, readTimeline } from '#tests/support/fixtures/customers.ts';
import { addPhotos, photoPath } from '#tests/support/fixtures/photos.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(() =>
  site.database.db.execute('truncate customers, appointments, enquiries, mails, changes cascade'),
);
afterAll(() => site.close());

const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString();

async function countRows(): Promise<number[]> {
  const { rows } = (await site.database.db.execute(sql`
    select (select count(*) from visit_photos)::int as photos,
      (select count(*) from visit_photo_files)::int as files`)) as unknown as {
    rows: { photos: number; files: number }[];
  };
  return rows.flatMap(({ photos, files }) => [photos, files]);
}

it('photos are one entry of the timeline for each appointment, day and who took them', async () => {
  const [one, two] = [await book(site), await book(site)];
  await joinNow(site);
  const [customer] = await listCustomers(site);
  const [old = ''] = await addPhotos(site, one, 1, { role: 'admin', takenAt: yesterday });
  const ids = await addPhotos(site, one, 2, { role: 'admin' });
  await addPhotos(site, one, 1, { role: 'support', caption: 'The new door bar' });
  await addPhotos(site, two, 1, { role: 'admin' });
  const entries = (await readTimeline(site, customer?.id ?? '')).filter(
    ({ kind }) => kind === 'photos',
  );
  const shown = entries.map(({ id, by, photos }) => [id, by, photos.map(({ alt }) => alt)]);
  const day = shortDateOf(new Date().toISOString());
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(
    expect.arrayContaining([
      [one, 'Test admin', [`Photo 1, taken on ${shortDateOf(yesterday)}`]],
      [one, 'Test admin', [`Photo 2, taken on ${day}`, `Photo 3, taken on ${day}`]],
      [one, 'Test support', ['The new door bar']],
      [two, 'Test admin', [`Photo 1, taken on ${day}`]],
    ]),
  );
  expect(shown.at(-1)?.[2]).toEqual([`Photo 1, taken on ${shortDateOf(yesterday)}`]);
  const urls = entries.flatMap(({ photos }) => photos.map(({ url }) => url));
  for (const id of [old, ...ids]) expect(urls).toContain(photoPath(one, id));
});

it('pages of the timeline split no entry and repeat none', async () => {
  const id = await book(site);
  await joinNow(site);
  const [customer] = await listCustomers(site);
  const takenAt = new Date(Date.now() - 60_000).toISOString();
  for (const role of ['admin', 'support'] as const) await addPhotos(site, id, 2, { role, takenAt });
  const whole = await readTimeline(site, customer?.id ?? '');
  const paged: unknown[] = [];
  let cursor: string | null = '';
  do {
    const path = `/api/customers/${customer?.id}/timeline?limit=1&cursor=${encodeURIComponent(cursor)}`;
    const answer: Response = await callAs(
      site,
      'support',
      'GET',
      cursor ? path : (path.split('&')[0] ?? ''),
    );
    paged.push(...(await answer.json()));
    cursor = answer.headers.get('x-next-cursor');
  } while (cursor);
  expect(paged).toEqual(whole);
});

it('the data of one person name the photos with their links, and erasing it deletes them', async () => {
  const id = await book(site, { email: 'gone@example.com' });
  const kept = await book(site, { email: 'stays@example.com', phone: '01632 960222' });
  const [photoId = ''] = await addPhotos(site, id, 1, {
    role: 'support',
    caption: 'Gone’s stairs',
  });
  await addPhotos(site, kept, 2, { role: 'support' });
  const file = await callAs(site, 'admin', 'GET', '/api/admin/person?email=gone@example.com');
  const [appointment] = (await file.json()).appointments;
  expect(appointment.photos).toEqual([
    expect.objectContaining({
      url: expect.stringMatching(new RegExp(`^https?://.*${photoPath(id, photoId)}$`)),
      by: 'Test support',
      caption: 'Gone’s stairs',
    }),
  ]);
  expect(await countRows()).toEqual([3, 3]);
  const email = 'gone@example.com';
  expect((await callAs(site, 'admin', 'POST', '/api/admin/person/erase', { email })).status).toBe(
    200,
  );
  expect(await countRows()).toEqual([2, 2]);
  expect((await callAs(site, 'admin', 'GET', photoPath(id, photoId))).status).toBe(404);
});

it('erasing a customer deletes the photos of all their visits', async () => {
  for (const id of [await book(site), await book(site)])
    await addPhotos(site, id, 1, { role: 'support' });
  await joinNow(site);
  const [customer] = await listCustomers(site);
  expect((await callAs(site, 'admin', 'POST', `/api/customers/${customer?.id}/erase`)).status).toBe(
    200,
  );
  expect(await countRows()).toEqual([0, 0]);
});
