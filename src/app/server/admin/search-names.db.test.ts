import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginChat } from '#tests/support/chat/chat-client.ts';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { callAs, enquire, joinNow } from '#tests/support/fixtures/customers.ts';
import { addFitter } from '#tests/support/fixtures/fitters.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const { stored } = JSON.parse(
  readFileSync('tests/support/field-inputs/12-search-names.json', 'utf8'),
) as { stored: string[] };
const [siobhan = '', darcy = '', nunez = '', jurgen = '', roder = '', address = ''] = stored;
const names = [siobhan, darcy, nunez, jurgen, roder, 'Søren Łukasz', "Ann O'Hara", 'Zoë Ångström'];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ joinsCustomers: true });
  for (const [n, customerName] of names.entries()) {
    const phone = `01632 96015${n}`;
    const email = `p${n}@example.com`;
    await book(site, { customerName, email, phone, address, preferredDates: [weekdayFrom(9)] });
    const [firstName = '', ...rest] = customerName.split(' ');
    await enquire(site, { firstName, lastName: rest.join(' ') || 'Smith', email, phone });
    const { visitor } = await beginChat(site, `Hello from ${customerName}`);
    visitor.close();
  }
  await joinNow(site);
});
afterAll(() => site.close());

async function find(path: string, search: string): Promise<string> {
  const answer = await callAs(site, 'admin', 'GET', `${path}?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
  return JSON.stringify(await answer.json()).normalize('NFC');
}

const searches: [search: string, name: string][] = [
  ["O'Connor", siobhan],
  ['OConnor', siobhan],
  ['Siobhan', siobhan],
  ['D’Arcy', darcy],
  ['Darcy-Smith', darcy],
  ['Nunez', nunez],
  ['NÚÑEZ', nunez],
  ['Jurgen Gross', jurgen],
  ['groß', jurgen],
  ['Noémie', roder],
  ['Roder', roder],
  ['soren lukasz', 'Søren Łukasz'],
  ['O’Hara', "Ann O'Hara"],
  ['Angstrom', 'Zoë Ångström'],
];

describe.each([
  ['appointments', '/api/appointments'],
  ['leads', '/api/contact-submissions'],
  ['customers', '/api/customers'],
  ['the inbox', '/api/chat/conversations'],
])('a search of %s', (_, path) => {
  it.each(searches)('for %s finds %s and nobody else', async (search, name) => {
    const found = await find(path, search);
    const last = (of: string) => of.normalize('NFC').split(' ').at(-1) ?? '';
    expect(found).toContain(last(name));
    for (const other of names) if (other !== name) expect(found).not.toContain(last(other));
  });
});

describe.each([
  ['appointments', '/api/appointments'],
  ['leads', '/api/contact-submissions'],
  ['customers', '/api/customers'],
])('a search of %s by a number', (_, path) => {
  it.each([
    '01632 960152',
    '01632960152',
    '+44 1632 960152',
    '(+44) 01632 960152',
    '0044 1632-960152',
    '\u202A01632 960152\u202C',
  ])('finds who gave it: %j', async (search) => {
    const found = await find(path, search);
    expect(found).toContain('01632 960152');
    expect(found).not.toContain('01632 960151');
  });
});

it('a search of appointments for an address finds it without its full stop and apostrophe', async () => {
  for (const search of ["St Mary's", 'St. Mary’s Close', 'st marys'])
    expect(await find('/api/appointments', search)).toContain(address);
});

it('the history is searched in the same way', async () => {
  const name = 'Wilfried Größe';
  await addFitter(site, { name });
  const answer = await callAs(site, 'admin', 'GET', '/api/admin/history?search=Grosse');
  expect(await answer.text()).toContain(name);
});
