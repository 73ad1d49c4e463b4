import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, setStatus, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Appointment } from '../../contract.ts';

const names = ['Dora Hill', 'Ann Price', 'Cy Moss', 'Ben 100% Wool', 'Eve Lane'];

let site: TestApp;
let now = new Date();
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
  for (const customerName of names) {
    now = new Date(now.getTime() + 1);
    const daysAhead = 10 + 5 * names.indexOf(customerName);
    const id = await book(site, { customerName, preferredDates: [weekdayFrom(daysAhead)] });
    if (customerName !== 'Ann Price') await setStatus(site, id, { status: 'confirmed' });
    if (customerName === 'Cy Moss') await setStatus(site, id, { status: 'cancelled' });
  }
});
afterAll(() => site.close());

async function read(query = '') {
  const answer = await fetch(`${site.origin}/api/appointments${query}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return { answer, cursor: answer.headers.get('x-next-cursor') };
}

async function listNames(query: string) {
  const list: Appointment[] = await (await read(query)).answer.json();
  return list.map(({ customerName }) => customerName.split(' ')[0]);
}

describe('the list of appointments', () => {
  it.each([
    ['', ['Eve', 'Ben', 'Cy', 'Ann', 'Dora']],
    ['?sort=oldest', ['Dora', 'Ann', 'Cy', 'Ben', 'Eve']],
    ['?sort=customer', ['Ann', 'Ben', 'Cy', 'Dora', 'Eve']],
    ['?status=confirmed&sort=oldest', ['Dora', 'Ben', 'Eve']],
    ['?search=HILL', ['Dora']],
    ['?search=price%20chippenham', ['Ann']],
    ['?search=100%25', ['Ben']],
    ['?search=nobody', []],
    // Numbers, postcodes and addresses as typed; two letters match only at the start of a word.
    ['?search=632960147%20dora', ['Dora']],
    ['?search=N153h%20dora', ['Dora']],
    ['?search=DO', ['Dora']],
    ['?search=or%20dora', []],
    ['?search=@example.co%20dora', ['Dora']],
  ])('read as "%s" is %j', async (query, expected) => {
    expect(await listNames(query)).toEqual(expected);
  });

  it('of visits has those from the first to the last day, both included', async () => {
    const [dora, ben, eve] = [10, 25, 30].map((daysAhead) => weekdayFrom(daysAhead));
    const visits = (from: string | undefined, to: string | undefined) =>
      listNames(`?sort=visit&visitFrom=${from}&visitTo=${to}`);
    expect(await visits(dora, dora)).toEqual(['Dora']);
    expect(await visits(dora, ben)).toEqual(['Dora', 'Ben']);
    expect(await listNames(`?visitFrom=${ben}&sort=visit`)).toEqual(['Ben', 'Eve']);
    expect(await visits(eve, dora)).toEqual([]);
  });

  it('names a day that does not exist', async () => {
    const { answer } = await read('?visitFrom=2026-02-30');
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe('visitFrom: must be a day that exists.');
  });

  it('sorted by visit has the earliest first and those without a visit last', async () => {
    const order = await listNames('?sort=visit');
    expect(order.slice(0, 3)).toEqual(['Dora', 'Ben', 'Eve']);
    expect(order.slice(3).sort()).toEqual(['Ann', 'Cy']);
  });

  it.each(['newest', 'oldest', 'customer', 'visit'])(
    'sorted by %s is paged without gaps or duplicates',
    async (sort) => {
      const whole = await listNames(`?sort=${sort}`);
      const parts: string[] = [];
      let query = `?sort=${sort}&limit=2`;
      for (;;) {
        const { answer, cursor } = await read(query);
        const part: Appointment[] = await answer.json();
        expect(part.length).toBeLessThanOrEqual(2);
        parts.push(...part.map(({ customerName }) => customerName.split(' ')[0] ?? ''));
        if (!cursor) break;
        query = `?sort=${sort}&limit=2&cursor=${cursor}`;
      }
      expect(parts).toEqual(whole);
    },
  );

  it.each(['?limit=0', '?limit=201', '?limit=x', '?sort=name', '?status=lost', '?cursor=abc'])(
    'read as "%s" is rejected',
    async (query) => {
      expect((await read(query)).answer.status).toBe(400);
    },
  );

  it.each(['WyJ4IiwieSJd', 'WyJpbmZpbml0eSIsIngiXQ'])(
    'read with the forged cursor %s is not a server error',
    async (cursor) => {
      expect((await read(`?cursor=${cursor}`)).answer.status).toBeLessThan(500);
    },
  );
});
