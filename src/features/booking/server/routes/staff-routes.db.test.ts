import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/dates/london-time.ts';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = weekdayFrom(20);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const seed = async (customerName: string, slot: string, phone = '01632 960147') => {
    const id = await book(site, {
      customerName,
      phone,
      preferredDates: [day],
      preferredTimes: [slot as '9:00 AM - 11:00 AM'],
      requirements: 'Two rooms,\n"the big one" first',
    });
    return id;
  };
  const second = await seed('=HYPERLINK("x")', '11:00 AM - 1:00 PM', '+44 1632 960147');
  const first = await seed('Ann Price', '9:00 AM - 11:00 AM');
  await seed('Ben Moss', '1:00 PM - 3:00 PM');
  for (const id of [second, first]) await setStatus(site, id, { status: 'confirmed' });
});
afterAll(() => site.close());

const read = async (path: string, role: 'support' | 'admin' = 'support') =>
  fetch(site.origin + path, { headers: await staffHeaders(site, role) });

describe('the diary of fixed visits', () => {
  it('lists them in order, without unconfirmed appointments', async () => {
    const answer = await read(`/api/appointments/visits?from=${day}&to=${day}`);
    const visits = await answer.json();
    expect(visits.map((visit: { customerName: string }) => visit.customerName)).toEqual([
      'Ann Price',
      '=HYPERLINK("x")',
    ]);
    expect(visits[0]).toMatchObject({ date: day, slot: '9:00 AM - 11:00 AM', status: 'confirmed' });
    const before = await read(
      `/api/appointments/visits?from=${addDays(day, -7)}&to=${addDays(day, -1)}`,
    );
    expect(await before.json()).toEqual([]);
  });

  it.each([
    'from=2027-02-30',
    'from=tomorrow',
    'from=2027-03-02&to=2027-03-01',
    'from=2027-01-01&to=2027-12-31',
  ])('read for %s is rejected with the field named', async (query) => {
    const answer = await read(`/api/appointments/visits?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toMatch(/^(from|to): /);
  });
});

describe('the CSV export of appointments', () => {
  it('has every column, and no cell is a formula', async () => {
    const answer = await read('/api/appointments/export.csv?sort=customer', 'admin');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="appointments-/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('"\'=HYPERLINK(""x"")"');
    expect(text).toContain("'+44 1632 960147");
    expect(text).toContain('"Two rooms,\n""the big one"" first"');
    expect(text.match(/\r\n/g)).toHaveLength(4);
  });

  it('applies the filters of the list', async () => {
    const text = await (await read('/api/appointments/export.csv?search=moss', 'admin')).text();
    expect(text).toContain('Ben Moss');
    expect(text).not.toContain('Ann Price');
    expect((await read('/api/appointments/export.csv?status=lost', 'admin')).status).toBe(400);
  });
});
