import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { TodayAnswer } from '#features/booking/today/contract.ts';
import type { Role } from '#platform/roles.ts';
import { book, readAppointment as readAny, setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { addPhotos, photoPath, sendPhoto } from '#tests/support/fixtures/photos.ts';
import { seedAccount, seedSession, staffId } from '#tests/support/fixtures/staff.ts';
import { plainImage } from '#tests/support/fixtures/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { photoLimits } from '../../photos/photo-limits.ts';

const nine = '9:00 AM - 11:00 AM';
const tuesday = '2027-06-15';
const atVisit = new Date('2027-06-15T09:30:00Z');

let site: TestApp;
let now = atVisit;
let jo: string;
let other: string;
let otherAccount: string;
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  await site.database.db.execute('truncate fitters cascade');
  jo = (await addFitter(site, { name: 'Jo Marsh', accountId: await staffId(site, 'fitter') })).id;
  otherAccount = (await seedAccount(site, { role: 'fitter', name: 'Sam Reed' })).id;
  other = (await addFitter(site, { name: 'Sam Reed', accountId: otherAccount })).id;
});
beforeEach(async () => {
  now = atVisit;
  await site.database.db.execute('truncate appointments, mails, changes cascade');
});
afterAll(() => site.close());

async function fixVisit(fitterId = jo): Promise<string> {
  now = new Date('2027-06-14T07:00:00Z');
  const id = await book(site, { preferredDates: [tuesday], preferredTimes: [nine] });
  const visit = { date: tuesday, slot: nine };
  const answer = await setStatus(site, id, { status: 'confirmed', visit, fitterId });
  expect(answer.status).toBe(200);
  now = atVisit;
  return id;
}

const takenAt = '2027-06-15T09:20:00.000Z';
const send = (id: string, photo: Parameters<typeof sendPhoto>[2] = {}) =>
  sendPhoto(site, id, { takenAt, ...photo });
const read = (path: string, role: Role = 'fitter') => callAs(site, role, 'GET', path);
const remove = (id: string, photoId: string, role: Role) =>
  callAs(site, role, 'DELETE', photoPath(id, photoId));
const readToday = async (role: Role = 'fitter'): Promise<TodayAnswer> =>
  (await read('/api/today', role)).json();
const readAppointment = (id: string): Promise<Appointment> => readAny(site, id);
const ofOther = () => seedSession(site, otherAccount, new Date('2030-01-01'));

async function countRows(table: 'visit_photos' | 'visit_photo_files'): Promise<number> {
  const { rows } = (await site.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? -1;
}

describe('a photo that a fitter takes', () => {
  it('is stored upright, without what the camera wrote into it, and shown to fitter and office', async () => {
    const appointmentId = await fixVisit();
    const file = await plainImage(2600, 1300)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '51/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await send(appointmentId, { file, caption: '  Damp by the door ' });
    expect(answer.status).toBe(201);
    const { id } = await answer.json();
    const photo = {
      id,
      url: photoPath(appointmentId, id),
      takenAt,
      by: 'Test fitter',
      caption: 'Damp by the door',
      alt: 'Damp by the door',
      width: 1000,
      height: 2000,
      canRemove: true,
    };
    expect((await readToday()).visits[0]?.photos).toEqual([photo]);
    expect((await readToday('support')).visits[0]?.photos).toEqual([photo]);
    expect((await readAppointment(appointmentId)).photos).toEqual([photo]);
    for (const [query, side] of [
      ['', 2000],
      ['?size=small', photoLimits.smallSide],
    ] as const) {
      const served = await read(photo.url + query);
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toBe('private, no-store');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, orientation]).toEqual([side / 2, side, undefined, undefined]);
      expect(bytes.includes('Private')).toBe(false);
    }
  });

  it('has the visit for its description where it has no caption, and the log says who added it', async () => {
    const id = await fixVisit();
    await send(id, { takenAt: '2027-06-15T09:25:00Z' });
    await send(id, { role: 'support' });
    const { photos, history } = await readAppointment(id);
    expect(photos.map(({ alt, by }) => [alt, by])).toEqual([
      ['Photo 1 of the visit on 15 Jun 2027', 'Test support'],
      ['Photo 2 of the visit on 15 Jun 2027', 'Test fitter'],
    ]);
    expect(history.slice(-2)).toMatchObject([
      { what: 'photo-added', by: 'Test fitter', note: null },
      { what: 'photo-added', by: 'Test support' },
    ]);
    const log = await (await callAs(site, 'admin', 'GET', '/api/admin/history')).json();
    expect(log.slice(0, 2)).toMatchObject([
      { what: 'photo-added', by: 'Test support', subject: id, label: 'Ann Price' },
      { what: 'photo-added', by: 'Test fitter' },
    ]);
  });

  it('is stored once, however often and at how many times at once it is sent', async () => {
    const appointmentId = await fixVisit();
    const id = randomUUID();
    const answers = await Promise.all([
      send(appointmentId, { id }),
      send(appointmentId, { id }),
      send(appointmentId, { id }),
    ]);
    for (const answer of [...answers, await send(appointmentId, { id })]) {
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ id });
    }
    const { photos, history } = await readAppointment(appointmentId);
    expect(photos.map((photo) => photo.id)).toEqual([id]);
    expect(history.filter(({ what }) => what === 'photo-added')).toHaveLength(1);
    expect(await countRows('visit_photo_files')).toBe(1);
  });

  it('that was removed meanwhile does not come back when it is sent again', async () => {
    const appointmentId = await fixVisit();
    const id = randomUUID();
    await send(appointmentId, { id });
    expect((await remove(appointmentId, id, 'support')).status).toBe(204);
    expect((await send(appointmentId, { id })).status).toBe(201);
    expect((await readAppointment(appointmentId)).photos).toEqual([]);
  });

  it('does not take the place of another appointment’s by its id', async () => {
    const [one, two] = [await fixVisit(), await fixVisit(other)];
    const id = randomUUID();
    await send(one, { id });
    const answer = await send(two, { id, role: 'support' });
    expect([answer.status, (await answer.json()).detail]).toEqual([
      409,
      'id: belongs to something else already. Please add the photo again.',
    ]);
    expect((await readAppointment(two)).photos).toEqual([]);
  });

  it('has a time of its device that is neither to come nor long past', async () => {
    const id = await fixVisit();
    for (const time of ['2031-01-01T00:00:00Z', '2001-01-01T00:00:00Z'])
      await send(id, { takenAt: time });
    const { photos } = await readAppointment(id);
    expect(photos.map((photo) => photo.takenAt)).toEqual([
      '2027-06-08T09:30:00.000Z',
      '2027-06-15T09:30:00.000Z',
    ]);
  });

  it('is refused once there are twenty, also when the last two arrive at once', async () => {
    const id = await fixVisit();
    await addPhotos(site, id, photoLimits.count - 1, { takenAt });
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      detail: 'There are 20 photos already, which is the limit. Please remove one first.',
    });
    expect(await countRows('visit_photos')).toBe(photoLimits.count);
  });

  it('is taken of a visit that was moved or is completed, and not of one that is no more', async () => {
    const id = await fixVisit();
    await setStatus(site, id, { status: 'completed' });
    expect((await send(id)).status).toBe(201);
    const cancelled = await fixVisit(other);
    await setStatus(site, cancelled, { status: 'cancelled' });
    const answer = await send(cancelled);
    expect([answer.status, (await answer.json()).detail]).toEqual([
      409,
      'This visit was cancelled.',
    ]);
    expect((await send(cancelled, { role: 'support' })).status).toBe(201);
    const [photo] = (await readAppointment(cancelled)).photos;
    expect(photo?.alt).toBe('Photo 1, taken on 15 Jun 2027');
  });
});

describe('who may see, add and remove photos', () => {
  it('is the office, and the fitter whose visit it is', async () => {
    const id = await fixVisit();
    const [photoId = ''] = await addPhotos(site, id, 1, { takenAt });
    const path = photoPath(id, photoId);
    const tables: [string, Record<string, string>, number, number][] = [
      ['nobody', {}, 401, 401],
      ['another fitter', await ofOther(), 404, 403],
    ];
    for (const [who, headers, seen, added] of tables) {
      for (const query of ['', '?size=small'])
        expect((await fetch(site.origin + path + query, { headers })).status, who).toBe(seen);
      expect((await send(id, { headers })).status, who).toBe(added);
      const removal = await fetch(site.origin + path, { method: 'DELETE', headers });
      expect(removal.status, who).toBe(added);
    }
    for (const role of ['fitter', 'support', 'admin'] as const)
      expect((await read(path, role)).status, role).toBe(200);
    expect(await countRows('visit_photos')).toBe(1);
  });

  it('changes with the visit: a fitter who lost it sees its photos no more', async () => {
    const id = await fixVisit();
    const [photoId = ''] = await addPhotos(site, id, 1, { takenAt });
    const visit = { date: tuesday, slot: nine };
    now = new Date('2027-06-14T08:00:00Z');
    await callAs(site, 'support', 'PATCH', `/api/appointments/${id}/visit`, {
      visit,
      fitterId: other,
    });
    now = atVisit;
    expect((await read(photoPath(id, photoId))).status).toBe(404);
    expect((await send(id)).status).toBe(403);
    const headers = await ofOther();
    expect((await fetch(site.origin + photoPath(id, photoId), { headers })).status).toBe(200);
  });

  it('is nobody under another appointment’s path, or by a guess', async () => {
    const [one, two] = [await fixVisit(), await fixVisit(other)];
    const [photoId = ''] = await addPhotos(site, one, 1, { takenAt });
    for (const path of [
      photoPath(two, photoId),
      photoPath(one, randomUUID()),
      `/images/${photoId}`,
    ])
      for (const role of ['fitter', 'admin'] as const)
        expect((await read(path, role)).status, path).toBe(404);
    expect((await remove(two, photoId, 'admin')).status).toBe(404);
  });

  it('lets a fitter remove own photos on the same day, and the office any', async () => {
    const id = await fixVisit();
    const [own = '', later = ''] = await addPhotos(site, id, 2, { takenAt });
    const [ofOffice = ''] = await addPhotos(site, id, 1, { takenAt, role: 'support' });
    const visit = (await readToday()).visits[0];
    expect(visit?.photos.map((photo) => [photo.id, photo.canRemove]).sort()).toEqual(
      [
        [own, true],
        [later, true],
        [ofOffice, false],
      ].sort(),
    );
    expect((await remove(id, own, 'fitter')).status).toBe(204);
    expect((await remove(id, own, 'fitter')).status).toBe(404);
    const foreign = await remove(id, ofOffice, 'fitter');
    expect([foreign.status, (await foreign.json()).detail]).toEqual([
      403,
      'This photo is somebody else’s. The office can remove it.',
    ]);
    now = new Date('2027-06-16T09:00:00Z');
    expect((await remove(id, later, 'fitter')).status).toBe(403);
    for (const photoId of [later, ofOffice])
      expect((await remove(id, photoId, 'support')).status).toBe(204);
    expect(await countRows('visit_photo_files')).toBe(0);
    const { history } = await readAppointment(id);
    expect(history.filter(({ what }) => what === 'photo-removed')).toHaveLength(3);
    const [last] = await (await callAs(site, 'admin', 'GET', '/api/admin/history')).json();
    expect(last).toMatchObject({
      what: 'photo-removed',
      by: 'Test support',
      before: { by: expect.any(String) },
    });
  });
});
