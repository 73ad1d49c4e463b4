import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, weekdayFrom } from '#tests/support/fixtures/bookings.ts';
import { callAs, enquire } from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const { vary } = JSON.parse(
  readFileSync('tests/support/field-inputs/10-invisible-characters.json', 'utf8'),
) as { vary: Record<string, string[]> };
const pasted = Object.entries({
  ...vary,
  phone: [...(vary.phone ?? []), '01632\u200B960147', '(+44) 07700 900123', '01632\u00AD 960147'],
  postcode: [...(vary.postcode ?? []), 'SN15\u2009OAA', '\uFEFFsn15 3hr'],
  email: [...(vary.email ?? []), '\u2060ann@example.com', 'ann\u00AD@example.com'],
}).flatMap(([field, values]) => values.map((value) => [field, value] as const));

const seen = /[\p{Cf}\p{DI}\u2009\u00A0]/u;

describe('what was copied with characters that are not seen', () => {
  it.each(pasted)('is booked without them: %s %j', async (field, value) => {
    const id = await book(site, { preferredDates: [weekdayFrom(9)], [field]: value });
    const answer = await callAs(site, 'support', 'GET', `/api/appointments/${id}`);
    const stored = await answer.json();
    expect(stored[field]).not.toMatch(seen);
    expect(stored[field]).toMatch(/\w/);
  });

  it.each(pasted.filter(([field]) => field !== 'postcode'))(
    'is taken from the contact form without them: %s %j',
    async (field, value) => {
      const id = await enquire(site, { [field]: value });
      const leads = await (await callAs(site, 'support', 'GET', '/api/contact-submissions')).json();
      const lead = leads.find((each: { id: string }) => each.id === id);
      expect(lead[field]).not.toMatch(seen);
    },
  );

  it.each([
    ['phone', '\u202A01632 960147\u202C'],
    ['email', 'a@example.com\u200B'],
    ['postcode', '\u200BSN15 OAA'],
  ])('is imported without them: %s %j', async (field, value) => {
    const text = `Name,${field}\nPat Pasted,${value}`;
    const body = { kind: 'customers', text, isDryRun: false };
    const answer = await callAs(site, 'admin', 'POST', '/api/customers/import', body);
    expect(await answer.json()).toEqual({ imported: 1, problems: [] });
    const file = await (await callAs(site, 'admin', 'GET', '/api/customers/export.csv')).text();
    expect(file.split('\r\n').find((line) => line.includes('Pat Pasted'))).not.toMatch(seen);
  });
});
