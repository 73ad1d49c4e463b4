import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notPast } from '#features/customers/server/importer.ts';
import { dayInLondon } from '#platform/dates/london-time.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import {
  callAs,
  emptyTables,
  joinNow,
  listCustomers,
  readCustomer,
  readTimeline,
} from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ joinsCustomers: true });
});
const clear = () =>
  emptyTables(site, ['customers', 'appointments', 'enquiries', 'mails', 'changes']);
beforeEach(clear);
afterAll(() => site.close());

const send = (kind: string, text: string, isDryRun = false) =>
  callAs(site, 'admin', 'POST', '/api/customers/import', { kind, text, isDryRun });
const importRows = async (kind: string, lines: string[], isDryRun = false) =>
  (await send(kind, lines.join('\r\n'), isDryRun)).json();

const people = [
  'Name,Email,Phone,Address,Postcode,Notes',
  'Ann Price,ann@example.com; a.price@example.com,01632 960147,"1 High Street, Chippenham",sn153hr,"Two\nspaniels"',
  ',nobody@example.com,,,,',
  'Ben Moss,not an address,,,,',
  'Cy Lane,,12,,,',
  'Dora Hill,,,,Chippenham,',
  'Ed Baker,,,,,',
  'A Price,other@example.com,+441632960147,,,',
  'Flo Clark,,,,SN15 3HR,',
];
const problems = [
  { line: 4, message: 'Name: please enter a name.' },
  { line: 5, message: 'Email: “not an address” is not an email address.' },
  { line: 6, message: 'Phone: “12” can’t be dialled.' },
  { line: 7, message: 'Postcode: “Chippenham” is not a UK postcode.' },
  { line: 8, message: 'Please give an email address, a phone number or a postcode.' },
  { line: 9, message: 'A Price is a customer already.' },
];

describe('an import of customers', () => {
  it('lists every problem by its line in a dry run, and stores nothing', async () => {
    expect(await importRows('customers', people, true)).toEqual({ imported: 2, problems });
    expect(await listCustomers(site)).toEqual([]);
  });

  it('stores the other rows, verified and found by all their words, and only once', async () => {
    expect(await importRows('customers', people)).toEqual({ imported: 2, problems });
    const [ann] = await listCustomers(site, 'spaniels');
    expect(ann).toMatchObject({ name: 'Ann Price', postcode: 'SN15 3HR', recordCount: 0 });
    expect(ann?.emails).toEqual([
      { shown: 'a.price@example.com', isVerified: true },
      { shown: 'ann@example.com', isVerified: true },
    ]);
    const again = await importRows('customers', [people[0] ?? '', people[1] ?? '']);
    expect(again).toEqual({
      imported: 0,
      problems: [{ line: 2, message: 'Ann Price is a customer already.' }],
    });
    await book(site, { customerName: 'Ann Price', email: 'new@example.com' });
    await joinNow(site);
    expect(await listCustomers(site, 'Ann')).toMatchObject([{ id: ann?.id, recordCount: 1 }]);
  });

  it('names the columns that it does not read, unless they are empty', async () => {
    const lines = ['Name,Phone,Company,Fax,Id', 'Ann Price,01632 960147,Price & Co,,'];
    const expected = { imported: 1, problems: [], unread: ['company'] };
    expect(await importRows('customers', lines, true)).toEqual(expected);
    expect(await importRows('customers', lines)).toEqual(expected);
  });

  it('takes back what the export wrote', async () => {
    await importRows('customers', people);
    const file = await callAs(site, 'admin', 'GET', '/api/customers/export.csv');
    const text = await file.text();
    const before = await listCustomers(site);
    await clear();
    expect(await (await send('customers', text)).json()).toEqual({ imported: 2, problems: [] });
    expect(await listCustomers(site)).toEqual(before);
    expect((await readTimeline(site, before.at(-1)?.id ?? '')).length).toBeLessThan(2);
    expect(await (await send('customers', text)).json()).toMatchObject({ imported: 0 });
  });

  it('reads UK dates, and guesses at none', async () => {
    const file = readFileSync('tests/support/field-inputs/02-day-first-dates.csv', 'utf8');
    const result = { imported: 5, problems: [{ line: 7, message: notPast('12') }] };
    expect(await (await send('customers', file, true)).json()).toEqual(result);
    expect(await (await send('customers', file)).json()).toEqual(result);
    const days = (await listCustomers(site)).map(({ lastAt }) => dayInLondon(new Date(lastAt)));
    expect(days.toSorted()).toEqual([...Array(4).fill('2026-04-03'), '2026-04-13']);
  });

  it.each(['..', 'a/b?c', '17', 'a '.repeat(50), 'null'])(
    'gives a row with the Id %j one of its own, and keeps that beside it',
    async (id) => {
      const lines = (name: string) => ['Id,Name,Postcode', `${id},${name},SN15 3HR`];
      expect(await importRows('customers', lines('Ann Price'))).toMatchObject({ imported: 1 });
      // Another system numbers its customers from 1 too.
      expect(await importRows('customers', lines('Ben Moss'))).toMatchObject({ imported: 1 });
      expect(await importRows('customers', lines('Ann Price'))).toMatchObject({ imported: 0 });
      const found = await listCustomers(site);
      expect(found.map(({ name }) => name).toSorted()).toEqual(['Ann Price', 'Ben Moss']);
      for (const one of found) {
        expect(one.id).toMatch(/^[\da-f-]{36}$/);
        const [note] = await readTimeline(site, one.id);
        expect(note).toMatchObject({ text: `Number in the imported file: ${id.trim()}` });
      }
    },
  );

  it.each([
    ['Id', 'x'.repeat(3_000), 'Id: at most 100 characters.'],
    ['Name', '\u2800\u3164', 'Name: please enter a name.'],
    ['Name', '"Ann\nPrice"', 'Name: must be one line'],
    ['Email', `${'x'.repeat(3_000)}@example.com`, 'is not an email address'],
    ['Created', '+275760-09-13', 'is not a date in the past'],
    ['Created', '0000-01-01', 'is not a date in the past'],
    ['Created', '2999-01-01', 'is not a date in the past'],
    ['Created', '1066-10-14', 'is not a date in the past'],
  ])('names a row whose %s is %j', async (column, value, message) => {
    const row: Record<string, string> = {
      Name: 'Ann Price',
      Email: 'a@example.com',
      [column]: value,
    };
    const lines = [Object.keys(row).join(), Object.values(row).join()];
    for (const isDryRun of [true, false])
      expect(await importRows('customers', lines, isDryRun)).toEqual({
        imported: 0,
        problems: [{ line: 2, message: expect.stringContaining(message) }],
      });
  });

  it.each([`a ${'\uFDFA'.repeat(98)}`, '𠮷野 屋', 'Ng', '李', 'X'])(
    'takes the name %j',
    async (name) => {
      const lines = ['Name,Phone,Postcode', `${name},01632 960147,SN15 3HR`];
      expect(await importRows('customers', lines)).toEqual({ imported: 1, problems: [] });
      if (name.length < 2) return;
      await clear();
      await book(site, { customerName: name });
      await joinNow(site);
      expect(await listCustomers(site)).toMatchObject([{ name }]);
    },
  );

  it.each([
    ['customers', 'Email\r\na@example.com', 'no column “Name”'],
    ['customers', 'Name\r\n"Ann', 'quotation marks'],
    ['products', 'Name\r\nAnn', 'kind'],
  ])('of %s with %j is refused', async (kind, text, words) => {
    const answer = await send(kind, text);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain(words);
  });

  it('is for admins only', async () => {
    const body = { kind: 'customers', text: 'Name\r\nAnn', isDryRun: true };
    expect((await callAs(site, 'support', 'POST', '/api/customers/import', body)).status).toBe(403);
    expect((await callAs(site, 'support', 'GET', '/api/customers/export.csv')).status).toBe(403);
  });

  it('of 5,000 rows is stored at once', async () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `Person ${n},p${n}@example.com`);
    const result = await importRows('customers', ['Name,Email', ...rows]);
    expect(result).toEqual({ imported: 5_000, problems: [] });
    const tooMany = await send('customers', ['Name,Email', ...rows, 'One More,'].join('\n'));
    expect((await tooMany.json()).detail).toContain('at most 5000 at a time');
  });
});

describe('an import of appointments', () => {
  const head =
    'Customer,Email,Phone,Address,Postcode,Flooring,Status,Visit date,Visit time,Quoted (£)';
  const at = (name: string, status: string, date = '', slot = '') =>
    `${name},,01632 960147,"1 High Street, Chippenham",SN15 3HR,carpet; vinyl,${status},${date},${slot},"1,250.00"`;
  const coming = weekdayFrom(9);

  it('keeps the past, fixes what is to come, and emails nobody', async () => {
    const lines = [
      head,
      at('Ann Price', 'completed', '2024-03-04', '9:00 AM - 11:00 AM'),
      at('Ann Price', 'confirmed', coming, '9:00 AM - 11:00 AM'),
      at('Ben Moss', 'confirmed', coming, '9:00 AM - 11:00 AM'),
      at('Cy Lane', 'maybe'),
      at('Cy Lane', 'confirmed'),
      at('Cy Lane', 'pending', 'tomorrow'),
    ];
    const dry = await importRows('appointments', lines, true);
    expect(dry).toMatchObject({
      imported: 2,
      problems: [
        { line: 4, message: expect.stringContaining('no free place') },
        { line: 5, message: expect.stringContaining('Status: ') },
        { line: 6, message: expect.stringContaining('Visit date: ') },
        { line: 7, message: expect.stringContaining('Visit date: ') },
      ],
    });
    expect(await listCustomers(site)).toEqual([]);
    expect(await importRows('appointments', lines)).toEqual(dry);
    const [ann, ...others] = await listCustomers(site);
    expect(others).toEqual([]);
    expect(ann).toMatchObject({ name: 'Ann Price', recordCount: 2 });
    const kinds = (await readTimeline(site, ann?.id ?? '')).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['appointment', 'appointment', 'visit']);
    expect((await readCustomer(site, ann?.id ?? '')).contacts).toMatchObject([
      { kind: 'phone', verifiedAt: expect.any(String) },
    ]);
  });

  it('takes back what the export wrote', async () => {
    const id = await book(site, { requirements: '=not a formula', budget: '1000-2500' });
    const read = async () =>
      (await callAs(site, 'admin', 'GET', '/api/appointments/export.csv')).text();
    const text = await read();
    await clear();
    expect(await (await send('appointments', text)).json()).toEqual({ imported: 1, problems: [] });
    expect(await read()).toBe(text);
    const again = await (await send('appointments', text)).json();
    expect(again).toEqual({
      imported: 0,
      problems: [{ line: 2, message: 'This appointment is here already.' }],
    });
    expect((await callAs(site, 'admin', 'GET', `/api/appointments/${id}`)).status).toBe(200);
  });
});
