import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  buildBooking,
  postBooking,
  readAppointment,
  setStatus,
} from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { appointments } from '../schema.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const staff = () => staffHeaders(site, 'support');

describe('a booking request', () => {
  it('returns id, status and when it is confirmed, and is stored as staff see it', async () => {
    const answer = await postBooking(
      site.origin,
      buildBooking({ postcode: 'sn153hr', budget: '1000-2500', requirements: 'Stairs too' }),
    );
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toEqual({
      id: expect.any(String),
      status: 'pending',
      visit: null,
      confirmBy: expect.stringMatching(/T\d\d:00:00\.000Z$/),
    });
    expect(await readAppointment(site, body.id)).toMatchObject({
      ...buildBooking(),
      id: body.id,
      status: 'pending',
      postcode: 'SN15 3HR',
      budget: '1000-2500',
      requirements: 'Stairs too',
      calculatorData: null,
      outsideArea: false,
      distanceMiles: expect.any(Number),
      quotedAmount: null,
      notes: null,
      visit: null,
      history: [{ by: 'customer', what: 'booked', visit: null }],
      mails: [
        { kind: 'booking-received', to: 'ann@example.com', state: 'waiting' },
        { kind: 'notice-received', to: 'hello@wyvernvale.example', state: 'waiting' },
      ],
    });
  });

  it('is accepted from outside the area, and flagged', async () => {
    const far = await readAppointment(site, await book(site, { postcode: 'EH1 1YZ' }));
    expect(far).toMatchObject({ outsideArea: true, status: 'pending' });
    expect(far.distanceMiles).toBeGreaterThan(25);
    const unknown = await readAppointment(site, await book(site, { postcode: 'QQ1 1QQ' }));
    expect(unknown).toMatchObject({ outsideArea: false, distanceMiles: null });
  });

  it('shows the totals of the stored estimate, not those the browser sent', async () => {
    const estimateId = (await createEstimate(site, 'laminate')).split('/').at(-1);
    const estimate = await (await fetch(`${site.origin}/api/estimates/${estimateId}`)).json();
    const [oak] = await (await fetch(`${site.origin}/api/products?category=laminate`)).json();
    const id = await book(site, {
      calculatorData: {
        totalCost: 1,
        rooms: [{ area: 1 }],
        estimateId,
        basket: [oak.id, 'a-product', oak.id],
      },
    });
    expect((await readAppointment(site, id)).calculatorData).toEqual({
      estimateId,
      flooringType: 'laminate',
      product: 'Premium laminate',
      totalCost: estimate.breakdown.total,
      totalArea: estimate.totalArea,
      rooms: estimate.rooms.map(({ name, area }: { name: string; area: number }) => ({
        name,
        area,
      })),
      basket: [oak.id, 'a-product'],
      basketNames: [oak.name, 'Not in the catalogue (a-product)'],
    });
  });

  it('made before bookings kept the names of products has them after the migration', async () => {
    const { db } = site.database;
    const [oak] = await (await fetch(`${site.origin}/api/products?category=laminate`)).json();
    const [id, empty] = [await book(site), await book(site)];
    await db.update(appointments).set({ basket: [] });
    const ids = JSON.stringify([oak.id, 'a-product']);
    await db
      .update(appointments)
      .set({ basket: sql`${ids}::jsonb` })
      .where(eq(appointments.id, id));
    const migration = path.resolve('migrations/0015_bookings-name-products.sql');
    await db.execute(sql.raw(await readFile(migration, 'utf8')));
    expect((await readAppointment(site, id)).calculatorData).toMatchObject({
      basket: [oak.id, 'a-product'],
      basketNames: [oak.name, 'Not in the catalogue (a-product)'],
    });
    expect((await readAppointment(site, empty)).calculatorData).toBeNull();
  });

  it('is stored although its estimate is unknown', async () => {
    const id = await book(site, {
      calculatorData: { totalCost: 9, estimateId: 'nobody-has-this' },
    });
    expect((await readAppointment(site, id)).calculatorData).toBeNull();
  });

  it('is rejected with every invalid field, in the order and the words of the form', async () => {
    const answer = await postBooking(site.origin, {
      ...buildBooking(),
      customerName: 'A',
      phone: '123',
      preferredDates: ['2020-01-01'],
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      detail: 'customerName: Name must be at least 2 characters',
      errors: [
        { field: 'customerName', message: 'Name must be at least 2 characters' },
        { field: 'phone', message: 'Please enter a valid phone number' },
        { field: 'preferredDates[0]', message: 'That day has passed: choose a later one' },
      ],
    });
  });

  it('is rejected when the honeypot field is filled in', async () => {
    const answer = await postBooking(site.origin, {
      ...buildBooking(),
      website: 'http://x.example',
    });
    expect(answer.status).toBe(400);
  });

  it.each(['null', '[]', '"text"', '{"flooringTypes":"carpet"}', '{'])(
    'is rejected when its body is %s',
    async (body) => {
      const answer = await fetch(`${site.origin}/api/appointments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('staff', () => {
  it.each([
    ['GET', '/api/appointments'],
    ['GET', '/api/appointments/any'],
    ['PATCH', '/api/appointments/any/status'],
    ['PATCH', '/api/appointments/any'],
    ['GET', '/api/mails'],
    ['POST', '/api/mails/any/retry'],
  ])('alone may %s %s', async (method, path) => {
    const init = {
      method,
      ...(method === 'PATCH' && {
        headers: { 'content-type': 'application/json' },
        body: '{"status":"cancelled"}',
      }),
    };
    expect((await fetch(`${site.origin}${path}`, init)).status).toBe(401);
    const headers = { ...init.headers, ...(await staff()) };
    expect([200, 404]).toContain(
      (await fetch(`${site.origin}${path}`, { ...init, headers })).status,
    );
  });

  it('set and clear the quoted amount and the notes of an appointment', async () => {
    const id = await book(site);
    const edit = async (body: unknown) =>
      fetch(`${site.origin}/api/appointments/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...(await staff()) },
        body: JSON.stringify(body),
      });
    const edited = await (await edit({ quotedAmount: 1081.99, notes: ' Two flights ' })).json();
    expect(edited).toMatchObject({ quotedAmount: 1081.99, notes: 'Two flights' });
    expect(edited.history.at(-1)).toMatchObject({ by: 'Test support', what: 'edited' });
    expect(await (await edit({ quotedAmount: null })).json()).toMatchObject({
      quotedAmount: null,
      notes: 'Two flights',
    });
    for (const quotedAmount of [-1, 1.005, 2_000_000, '5'])
      expect((await edit({ quotedAmount })).status).toBe(400);
  });

  it('get a 404 for an unknown id', async () => {
    expect((await setStatus(site, 'nobody', { status: 'cancelled' })).status).toBe(404);
  });
});
