import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OwnQuote, Quote } from '#features/jobs/contract.ts';
import { book, readAppointment, setStatus } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { bookWithEstimate, readQuotePath, sendQuote } from '#tests/support/fixtures/quotes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const day = { preferredDates: ['2027-06-21'] };
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ clock: () => new Date('2027-06-14T09:00:00Z') });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.execute('truncate appointments, mails cascade');
});

async function call<T>(method: string, path: string, body?: object) {
  const answer = await callAs(site, 'support', method, path, body);
  return { status: answer.status, body: (await answer.json()) as T & { detail?: string } };
}
const write = async (id: string) =>
  (await call<Quote>('POST', `/api/appointments/${id}/quotes`)).body;
const change = ({ id, revision, options, validUntil, note }: Quote, more: object) =>
  call<Quote>('PATCH', `/api/quotes/${id}`, { revision, options, validUntil, note, ...more });
const send = ({ id, revision }: Quote) =>
  call<Quote>('POST', `/api/quotes/${id}/send`, { revision });
const line = (pence: number) => ({ text: 'Work', pence, vatPercent: 20 });

it('a quote of more than an appointment can hold is not sent', async () => {
  const id = await book(site, day);
  const lines = [line(100_000_000), line(1)];
  const { body: dear } = await change(await write(id), { options: [{ name: '', lines }] });
  expect(await send(dear)).toMatchObject({
    status: 409,
    body: { detail: 'The total must be at most £1,000,000.00.' },
  });
  const { body: most } = await change(dear, { options: [{ name: '', lines: lines.slice(0, 1) }] });
  expect(await send(most)).toMatchObject({ status: 200 });
  expect(await readAppointment(site, id)).toMatchObject({ quotedAmount: 1_000_000 });
});

it('a quote is not sent for a cancelled appointment, nor with a last day years away', async () => {
  const id = await bookWithEstimate(site, day);
  const { body: far } = await change(await write(id), { validUntil: '2062-07-14' });
  expect(await send(far)).toMatchObject({ status: 409, body: { detail: /more than a year/ } });
  const { body: draft } = await change(far, { validUntil: '2027-07-14' });
  await setStatus(site, id, { status: 'cancelled' });
  expect(await send(draft)).toMatchObject({ status: 409, body: { detail: /is cancelled/ } });
  await setStatus(site, id, { status: 'pending' });
  expect(await send(draft)).toMatchObject({ status: 200 });
});

it('a draft for many areas with long names can be saved as it is', async () => {
  const rooms = Array.from({ length: 20 }, (_, n) => ({
    name: `Bedroom on the second floor 🛏️ ${n}`,
    length: 3,
    width: 3,
  }));
  const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ flooringType: 'carpet', rooms }),
  });
  const { id: estimateId } = await answer.json();
  const draft = await write(await book(site, { ...day, calculatorData: { estimateId } }));
  expect(await change(draft, {})).toMatchObject({ status: 200 });
});

it('choices whose names look alike are refused', async () => {
  const draft = await write(await bookWithEstimate(site, day));
  const [first] = draft.options;
  const options = ['Caf\u00e9', 'Cafe\u0301'].map((name) => ({ ...first, name }));
  expect(await change(draft, { options })).toMatchObject({ status: 400 });
});

it('the customer is not told which member of staff noted the answer', async () => {
  const id = await bookWithEstimate(site, day);
  const quote = await sendQuote(site, id);
  const path = (await readQuotePath(site)).replace('/quote/', '/api/quotes/own/');
  await call('PATCH', `/api/appointments/${id}`, { quotedAmount: 5 });
  await call('POST', `/api/quotes/${quote.id}/answer`, { state: 'accepted' });
  const own: OwnQuote = await (await fetch(site.origin + path)).json();
  expect(own).toMatchObject({ state: 'accepted', answeredBy: null });
  expect(await readAppointment(site, id)).toMatchObject({
    quotedAmount: quote.totalPence / 100,
    quoteSent: true,
  });
});
