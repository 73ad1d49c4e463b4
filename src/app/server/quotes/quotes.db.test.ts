import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnQuote, Quote } from '#features/jobs/contract.ts';
import { totalQuote } from '#features/jobs/quote-totals.ts';
import { book, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { bookWithEstimate, readQuotePath } from '#tests/support/fixtures/quotes.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
const day = { preferredDates: ['2027-06-21'] };
let now = new Date('2027-06-14T09:00:00Z');
beforeAll(async () => {
  site = await startTestApp({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2027-06-14T09:00:00Z');
  await site.database.db.execute('truncate appointments, mails, text_versions cascade');
});

async function call<T>(method: string, path: string, body?: object) {
  const answer = await callAs(site, 'support', method, path, body);
  return { status: answer.status, body: (await answer.json()) as T & { detail?: string } };
}
const write = async (id: string) =>
  (await call<Quote>('POST', `/api/appointments/${id}/quotes`)).body;
const list = async (id: string) =>
  (await call<Quote[]>('GET', `/api/appointments/${id}/quotes`)).body;
const send = ({ id, revision }: Quote) =>
  call<Quote>('POST', `/api/quotes/${id}/send`, { revision });
const change = ({ id, revision, options, validUntil, note }: Quote, more: object = {}) =>
  call<Quote>('PATCH', `/api/quotes/${id}`, { revision, options, validUntil, note, ...more });
const linesOf = ({ options }: Pick<Quote, 'options'>) => options[0]?.lines ?? [];
const alone = (lines: object[]) => ({ options: [{ name: '', lines }] });

async function countMails(kind: string): Promise<number> {
  const { rows } = (await site.database.db.execute(
    `select count(*)::int as count from mails where event_key like '${kind}:%'`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** The token of the link in the newest email with a quote. */
const readToken = async () => (await readQuotePath(site)).replace('/quote/', '');

async function open(token: string, path = '', body?: object) {
  const answer = await fetch(`${site.origin}/api/quotes/own/${token}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: answer.status, body: (await answer.json()) as OwnQuote & { detail?: string } };
}
const accept = (token: string, more = {}) =>
  open(token, '/accept', { name: 'Ann Price', terms: true, ...more });

async function sendFirst(): Promise<{ id: string; token: string; quote: Quote }> {
  const id = await bookWithEstimate(site, day);
  const { body: quote } = await send(await write(id));
  return { id, token: await readToken(), quote };
}

describe('a draft', () => {
  it('has the lines of the estimate, which add up to its price, and is begun once', async () => {
    const id = await bookWithEstimate(site, day);
    const [first, second] = await Promise.all([write(id), write(id)]);
    expect(second.id).toBe(first.id);
    const { calculatorData } = await readAppointment(site, id);
    expect(first).toMatchObject({
      version: 1,
      state: 'draft',
      validUntil: '2027-07-14',
      estimateId: calculatorData.estimateId,
    });
    expect(first.totalPence).toBe(Math.round(calculatorData.totalCost * 100));
    expect(linesOf(first).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Premium carpet, .* m²: Lounge, .* and Box room$/),
      'Underlay',
      'Edging, door bars and joins',
      'Fitting',
    ]);
    expect(await list(id)).toHaveLength(1);
  });

  it('of several floors with extras adds up to the penny, and says what is provisional', async () => {
    const job = {
      flooringType: 'carpet',
      rooms: [
        { name: 'Lounge', length: 5.21, width: 3.37 },
        { name: 'Stairs', stairs: {} },
        { name: 'Kitchen', length: 3.13, width: 2.99, floor: { flooringType: 'vinyl' } },
      ],
      extras: { uplift: true, furnitureRooms: 1, levelling: [2] },
    };
    const answer = await fetch(`${site.origin}/api/calculator/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(job),
    });
    const { id: estimateId, breakdown } = await answer.json();
    const draft = await write(await book(site, { ...day, calculatorData: { estimateId } }));
    expect(draft.totalPence).toBe(Math.round(breakdown.total * 100));
    const texts = linesOf(draft).map(({ text, isProvisional }) => `${text} ${isProvisional}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Fitting (Premium carpet) false',
        'Fitting (Luxury vinyl) false',
        'Moving furniture false',
        'Levelling true',
      ]),
    );
  });

  it('without an estimate begins with an empty line, which cannot be sent', async () => {
    const draft = await write(await book(site, day));
    expect(linesOf(draft)).toMatchObject([{ text: 'Supply and fit', pence: 0 }]);
    expect(await send(draft)).toMatchObject({
      status: 409,
      body: { detail: 'The total must be above £0.00.' },
    });
  });

  it('is changed by who read its newest revision, and thrown away', async () => {
    const draft = await write(await bookWithEstimate(site, day));
    const lines = [{ text: 'All in', pence: 99_950, vatPercent: 20, isProvisional: false }];
    expect(await change(draft, { ...alone(lines), note: 'Stairs on Tuesday' })).toMatchObject({
      status: 200,
      body: { totalPence: 99_950, vatPence: 16_658, revision: 2, note: 'Stairs on Tuesday' },
    });
    for (const late of [await change(draft), await send(draft)])
      expect(late).toMatchObject({ status: 409 });
    expect(await call('DELETE', `/api/quotes/${draft.id}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/api/quotes/${draft.id}`)).toMatchObject({ status: 404 });
  });
});

describe('a sent quote', () => {
  it('is emailed with a link, sets the quoted amount, and never changes', async () => {
    const { id, quote, token } = await sendFirst();
    expect(quote).toMatchObject({ state: 'sent', sentTo: 'ann@example.com' });
    expect(await readAppointment(site, id)).toMatchObject({
      quotedAmount: quote.totalPence / 100,
      quoteSent: true,
    });
    expect(await change(quote)).toMatchObject({ status: 409 });
    expect((await open(token)).body).toMatchObject({
      firstName: 'Ann',
      state: 'sent',
      ...totalQuote(linesOf(quote)),
      changes: null,
    });
    expect((await list(id))[0]?.viewedAt).toBe(now.toISOString());
    expect(await open('unknown')).toMatchObject({ status: 404 });
  });

  it('is not sent without an address, nor after its last day', async () => {
    const id = await bookWithEstimate(site, day);
    const draft = await write(id);
    await site.database.db.execute(`update appointments set email = '' where id = '${id}'`);
    expect(await send(draft)).toMatchObject({ status: 409, body: { detail: /no email address/ } });
    now = new Date('2027-07-15T09:00:00Z');
    expect(await send(draft)).toMatchObject({ status: 409, body: { detail: /last day is over/ } });
    expect(await countMails('quote')).toBe(0);
  });

  it('is superseded by the next version, whose lines are the same until somebody changes them', async () => {
    const { id, token, quote } = await sendFirst();
    const next = await write(id);
    expect(next).toMatchObject({ version: 2, options: quote.options });
    const [first, ...rest] = linesOf(quote);
    const dearer = first && { ...first, pence: first.pence + 1000 };
    await send((await change(next, alone(dearer ? [dearer, ...rest] : []))).body);
    expect((await open(await readToken())).body.changes).toEqual({
      added: [dearer],
      removed: [first],
    });
    expect((await list(id)).map(({ state }) => state)).toEqual(['sent', 'superseded']);
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: /newer quote/ } });
    expect(await accept(await readToken())).toMatchObject({ status: 200 });
  });
});

describe('the answer', () => {
  it('by the link is kept with name, terms and network, confirmed to the customer, and told to the firm', async () => {
    const { id, token } = await sendFirst();
    expect(await open(token, '/accept', { name: 'Ann Price' })).toMatchObject({
      status: 400,
      body: { detail: 'terms: must be agreed to.' },
    });
    expect(await accept(token, { startsEarly: true })).toMatchObject({
      status: 200,
      body: { state: 'accepted', answeredBy: 'Ann Price', answeredAt: now.toISOString() },
    });
    expect((await list(id))[0]).toMatchObject({
      state: 'accepted',
      answeredBy: 'Ann Price',
      consent: { termsVersion: 1, startsEarly: true, network: expect.any(String) },
    });
    for (const kind of ['quote-accepted', 'notice-quote']) expect(await countMails(kind)).toBe(1);
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: /already/ } });
    expect(await send(await write(id))).toMatchObject({
      status: 409,
      body: { detail: 'The customer has accepted version 1 already.' },
    });
  });

  it('no is kept with its reason', async () => {
    const { id, token } = await sendFirst();
    expect(await open(token, '/decline', { reason: 'Too dear' })).toMatchObject({ status: 200 });
    expect((await list(id))[0]).toMatchObject({ state: 'declined', reason: 'Too dear' });
    expect(await countMails('quote-accepted')).toBe(0);
    expect(await countMails('notice-quote')).toBe(1);
  });

  it('counts until the last day is over in London', async () => {
    const { token } = await sendFirst();
    now = new Date('2027-07-14T22:59:00Z');
    expect((await open(token)).body.state).toBe('sent');
    now = new Date('2027-07-14T23:01:00Z');
    expect((await open(token)).body.state).toBe('expired');
    expect(await accept(token)).toMatchObject({ status: 409, body: { detail: /expired/ } });
  });

  it('and a newer version at the same moment: one wins, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await sendFirst();
      const next = await write(id);
      const [answered, sent] = await Promise.all([accept(token), send(next)]);
      expect([answered.status, sent.status].sort()).toEqual([200, 409]);
      const states = (await list(id)).map(({ state }) => state);
      expect(states).toEqual(
        answered.status === 200 ? ['draft', 'accepted'] : ['sent', 'superseded'],
      );
    }
  });

  it('is recorded by the office where the customer rings', async () => {
    const { quote } = await sendFirst();
    const path = `/api/quotes/${quote.id}/answer`;
    expect(await call('POST', path, { state: 'accepted', reason: 'By telephone' })).toMatchObject({
      status: 200,
      body: { state: 'accepted', answeredBy: 'Test support', reason: 'By telephone' },
    });
    expect(await call('POST', path, { state: 'declined' })).toMatchObject({ status: 409 });
  });

  it('names the choice, whose price becomes the quoted amount', async () => {
    const id = await bookWithEstimate(site, day);
    const draft = await write(id);
    const lines = linesOf(draft);
    const [first] = lines;
    const cheaper = [{ ...first, text: 'Twist', pence: 50_000 }];
    const two = (name: string) => [
      { name: 'Wool', lines },
      { name, lines: cheaper },
    ];
    for (const bad of ['', 'wool'])
      expect(await change(draft, { options: two(bad) })).toMatchObject({
        status: 400,
        body: { detail: 'options: must each have a name of its own.' },
      });
    await send((await change(draft, { options: two('Twist') })).body);
    const token = await readToken();
    expect(await accept(token, { option: 2 })).toMatchObject({
      status: 400,
      body: { detail: 'option: must be the place of one of the choices.' },
    });
    expect(await accept(token, { option: 1 })).toMatchObject({
      status: 200,
      body: { chosen: 1, totalPence: 50_000 },
    });
    expect(await readAppointment(site, id)).toMatchObject({ quotedAmount: 500 });
  });
});
