import { afterEach, beforeEach, expect, it } from 'vitest';
import { book, setStatus } from '#tests/support/fixtures/bookings.ts';
import { addProduct } from '#tests/support/fixtures/products.ts';
import { seedAccount, seedSession, staffHeaders } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let isOpen: boolean;
beforeEach(async () => {
  site = await startTestApp({ joinsCustomers: true });
  isOpen = true;
});
afterEach(async () => {
  if (isOpen) await site.close();
});

/** Opens an event stream and waits until it receives events. */
async function watch(headers: Record<string, string>) {
  const answer = await fetch(`${site.origin}/api/admin/changes`, {
    headers: { accept: 'text/event-stream', ...headers },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const heard: string[] = [];
  /** Customers are joined a moment after their requests: their changes come at any time. */
  const customers: string[] = [];
  const ended = (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, change = ''] of text.matchAll(/^data: (.*)$/gm))
        (change === 'customers' ? customers : heard).push(change);
  })();
  await expect.poll(() => heard).toContain('everything');
  return { heard, customers, ended };
}

it('sends only the kind of a change: booking, status, audit log entry, enquiry, product', async () => {
  const staff = await staffHeaders(site, 'support');
  const { heard, customers } = await watch(staff);
  const id = await book(site);
  await expect.poll(() => heard).toEqual(['everything', 'appointments']);
  await expect.poll(() => customers).toContain('customers');
  await setStatus(site, id, { status: 'confirmed' });
  // Events of different channels may come in any order.
  await expect
    .poll(() => heard.toSorted())
    .toEqual(['appointments', 'appointments', 'everything', 'history']);
  await fetch(`${site.origin}/api/admin/person?email=ann@example.com`, {
    headers: await staffHeaders(site, 'admin'),
  });
  await expect.poll(() => heard.filter((change) => change === 'history')).toHaveLength(2);
  await fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ann',
      lastName: 'Price',
      email: 'ann@example.com',
      phone: '01632 960147',
      message: '',
      source: 'contact_form',
    }),
  });
  await expect.poll(() => heard.at(-1)).toBe('leads');
  const product = await addProduct(site, { name: 'Heard Of' });
  await expect.poll(() => heard).toContain('products');
  expect(heard.join()).not.toContain(product.id);
  expect(heard.join()).not.toContain(id);
});

it('ends with its session; other streams continue', async () => {
  const { id } = await seedAccount(site, { role: 'support' });
  const leaver = await seedSession(site, id);
  const other = await watch(await staffHeaders(site, 'support'));
  const { ended } = await watch(leaver);
  const admin = await staffHeaders(site, 'admin');
  const answer = await fetch(`${site.origin}/api/team/members/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...admin },
    body: JSON.stringify({ status: 'deactivated' }),
  });
  expect(answer.status).toBe(200);
  await ended;
  await book(site);
  await expect.poll(() => other.heard).toContain('appointments');
});

it('ends when the server stops, without delaying it', async () => {
  const { ended } = await watch(await staffHeaders(site, 'support'));
  isOpen = false;
  await site.close();
  await ended;
});

it('answers with nothing but events', async () => {
  const headers = await staffHeaders(site, 'support');
  const answer = await fetch(`${site.origin}/api/admin/changes`, { headers });
  expect(answer.status).toBe(406);
});
