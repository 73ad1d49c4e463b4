import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '#features/catalogue/server/schema.ts';
import { callAs, joinNow, listCustomers, orderSamples } from '#tests/support/fixtures/customers.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { EnquiryDetails } from '../contract.ts';

let site: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startTestApp({ formsPerHour: 50 }), openMailbox()]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});
beforeEach(() => setSamples('bradford-twist-oat', 3));

const order = {
  firstName: 'Bob',
  lastName: 'Moss',
  email: 'bob@example.com',
  phone: '',
  address: '1 High Street, Chippenham',
  postcode: 'sn153hr',
  samples: [
    { productId: 'bradford-twist-oat', colour: 'Oat' },
    { productId: 'bradford-twist-oat', colour: 'Slate' },
  ],
};

const post = (body: unknown, headers = {}) =>
  fetch(`${site.origin}/api/sample-orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const setSamples = (id: string, samples: number) =>
  site.database.db.update(products).set({ samples }).where(eq(products.id, id));
const samplesLeft = async () =>
  (await (await fetch(`${site.origin}/api/products/bradford-twist-oat`)).json()).samples;
const read = async (id: string): Promise<EnquiryDetails> =>
  (await callAs(site, 'support', 'GET', `/api/contact-submissions/${id}`)).json();
const edit = (id: string, body: unknown) =>
  callAs(site, 'support', 'PATCH', `/api/contact-submissions/${id}`, body);

it('stores an order of samples as a lead with its address', async () => {
  const id = await orderSamples(site, order);
  expect(await read(id)).toMatchObject({
    source: 'free_samples',
    message: 'Free samples: Bradford Twist in Oat; Bradford Twist in Oat, Slate',
    sampleOrder: { address: '1 High Street, Chippenham', postcode: 'SN15 3HR' },
    followedUp: false,
  });
});

it('lists orders of samples apart from enquiries', async () => {
  const id = await orderSamples(site, order);
  const idsOf = async (kind: string) => {
    const answer = await callAs(site, 'support', 'GET', `/api/contact-submissions?kind=${kind}`);
    return ((await answer.json()) as EnquiryDetails[]).map((lead) => lead.id);
  };
  expect(await idsOf('samples')).toContain(id);
  expect(await idsOf('enquiries')).not.toContain(id);
});

it('emails the customer without free text, and the firm the address', async () => {
  await deliverMails(site.database.db, mailbox, () => new Date());
  mailbox.arrived.length = 0;
  await orderSamples(site, { ...order, email: 'mail@example.com' });
  await deliverMails(site.database.db, mailbox, () => new Date());
  const textTo = (address: string) =>
    mailbox.arrived.find(({ to }) => to?.[0]?.address === address)?.text;
  expect(mailbox.arrived.map(({ subject }) => subject).sort()).toEqual([
    'New sample order: Bob Moss',
    'We have your sample order',
  ]);
  expect(textTo('mail@example.com')).toContain('Free samples: Bradford Twist in Oat;');
  expect(textTo('mail@example.com')).not.toContain('High Street, Chippenham');
  expect(textTo('hello@wyvernvale.example')).toContain('1 High Street, Chippenham, SN15 3HR');
  expect(textTo('hello@wyvernvale.example')).toContain('Phone: None given');
});

it.each([
  ['samples', [], 'samples: Please choose a sample'],
  ['samples', [{ productId: 'none' }], 'samples[0]: is not one of our floors.'],
  [
    'samples',
    [{ productId: 'bradford-twist-oat', colour: 'Puce' }],
    'samples[0]: is not one of our floors.',
  ],
  ['address', '1', 'address: Please enter a complete address'],
  ['postcode', 'Bath', 'postcode: Please enter a valid postcode'],
  ['phone', '12', 'phone: Please enter a valid phone number'],
  ['website', 'x', 'website: Please leave this field empty'],
])('refuses an order with %s as %j', async (field, value, detail) => {
  const answer = await post({ ...order, [field]: value });
  expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
});

it('refuses five samples, and the same one twice', async () => {
  const five = ['Oat', 'Slate', 'Silver Birch', undefined, 'Oat'].map((colour) => ({
    productId: 'bradford-twist-oat',
    colour,
  }));
  const detailOf = async (samples: unknown) =>
    (await (await post({ ...order, samples })).json()).detail;
  expect(await detailOf(five)).toBe('samples: Please choose at most 4 samples');
  expect(await detailOf([five[0], five[0]])).toBe('samples: Please choose each sample once');
});

it('stores an order once when it is sent again, also when the samples have run out since', async () => {
  const headers = { 'idempotency-key': 'samples-again' };
  const first = await (await post(order, headers)).text();
  await setSamples('bradford-twist-oat', 0);
  expect(await (await post(order, headers)).text()).toBe(first);
  const other = await post(order);
  expect([other.status, (await other.json()).detail]).toEqual([
    409,
    'We’re out of samples of Bradford Twist in Oat. Please untick it.',
  ]);
});

it('takes samples off the stock when they are marked as sent, once, and puts them back', async () => {
  const id = await orderSamples(site, order);
  expect(await samplesLeft()).toBe(3);
  await edit(id, { followedUp: true });
  await edit(id, { followedUp: true, notes: 'Posted' });
  expect(await samplesLeft()).toBe(1);
  await edit(id, { followedUp: false });
  expect(await samplesLeft()).toBe(3);
  await setSamples('bradford-twist-oat', 1);
  await edit(id, { followedUp: true });
  expect(await samplesLeft()).toBe(0);
});

it('leaves samples to be sent after a reply', async () => {
  const id = await orderSamples(site, order);
  const replies = `/api/contact-submissions/${id}/replies`;
  expect((await callAs(site, 'support', 'POST', replies, { reply: 'Which floor?' })).status).toBe(
    201,
  );
  expect((await read(id)).followedUp).toBe(false);
  expect(await samplesLeft()).toBe(3);
});

it('joins an order of samples to its customer, whose address it gives', async () => {
  await orderSamples(site, { ...order, email: 'joined@example.com' });
  await joinNow(site);
  const [customer] = await listCustomers(site, 'joined@example.com');
  const answer = await callAs(site, 'support', 'GET', `/api/customers/${customer?.id}`);
  expect(await answer.json()).toMatchObject({
    address: '1 High Street, Chippenham',
    postcode: 'SN15 3HR',
  });
});
