import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { book } from '#tests/support/fixtures/bookings.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import {
  callAs,
  enquire,
  joinNow,
  listCustomers,
  readCustomer,
  readTimeline,
} from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(() =>
  site.database.db.execute('truncate customers, appointments, enquiries, mails cascade'),
);
afterAll(() => site.close());

const separate = (id: string, kind: string, recordId: string) =>
  callAs(site, 'support', 'POST', `/api/customers/${id}/separations`, { kind, recordId });
const requestsOf = async (id: string) =>
  (await readTimeline(site, id))
    .filter(({ kind }) => ['appointment', 'enquiry', 'estimate'].includes(kind))
    .map((entry) => entry.id)
    .toSorted();

/** Two of one household with one number and surname: one customer, as far as the details say. */
async function household() {
  const estimateId = (await createEstimate(site, 'carpet')).split('/').at(-1) ?? '';
  const appointment = await book(site);
  const enquiry = await enquire(site, { firstName: 'Bo', email: 'bo@example.com' });
  const other = await book(site, {
    customerName: 'Cy Price',
    email: 'cy@example.com',
    postcode: 'BA1 1AA',
    calculatorData: { estimateId, totalCost: 1, rooms: [], basket: [] },
  });
  await joinNow(site);
  const [customer] = await listCustomers(site);
  expect(customer?.recordCount).toBe(3);
  return { id: customer?.id ?? '', appointment, enquiry, other, estimateId };
}

it('a request is taken out with its estimate and its details, and stays out', async () => {
  const { id, appointment, enquiry, other, estimateId } = await household();
  const answer = await separate(id, 'appointment', other);
  expect(answer.status).toBe(200);
  const taken = await answer.json();
  expect(taken).toMatchObject({ name: 'Cy Price', recordCount: 1, suggestions: [] });
  expect(await requestsOf(taken.id)).toEqual([other, estimateId].toSorted());
  expect(await requestsOf(id)).toEqual([appointment, enquiry].toSorted());
  const kept = await readCustomer(site, id);
  expect(kept.contacts.map(({ value }) => value).toSorted()).toEqual([
    '+441632960147',
    'ann@example.com',
    'bo@example.com',
  ]);
  expect(kept.dismissed).toMatchObject([{ id: taken.id }]);
  await joinNow(site);
  expect(await requestsOf(id)).toEqual([appointment, enquiry].toSorted());
  expect(await listCustomers(site)).toHaveLength(2);
});

it('merging the two again undoes it', async () => {
  const { id, appointment, enquiry, other, estimateId } = await household();
  const taken = await (await separate(id, 'appointment', other)).json();
  const merged = await callAs(site, 'support', 'POST', `/api/customers/${id}/merge`, {
    with: taken.id,
  });
  expect(await merged.json()).toMatchObject({ id, recordCount: 3 });
  expect(await requestsOf(id)).toEqual([appointment, enquiry, other, estimateId].toSorted());
  expect(await listCustomers(site)).toHaveLength(1);
});

it('an appointment takes the enquiry along that it was made of', async () => {
  const { id, enquiry, appointment, other } = await household();
  await site.database.db.execute(
    `update appointments set enquiry_id = '${enquiry}' where id = '${appointment}'`,
  );
  const taken = await (await separate(id, 'enquiry', enquiry)).json();
  expect(taken).toMatchObject({ name: 'Bo Price', recordCount: 2 });
  expect((await readCustomer(site, id)).recordCount).toBe(1);
  expect(await requestsOf(taken.id)).toEqual([appointment, enquiry].toSorted());
  expect(await requestsOf(id)).toContain(other);
});

it('what staff verified stays', async () => {
  const { id, enquiry } = await household();
  await callAs(site, 'support', 'POST', `/api/customers/${id}/verified-contacts`, {
    kind: 'email',
    value: 'bo@example.com',
  });
  await separate(id, 'enquiry', enquiry);
  const values = (await readCustomer(site, id)).contacts.map(({ value }) => value);
  expect(values).toContain('bo@example.com');
});

it('is refused for the only request, for that of another customer, and for what there is not', async () => {
  const { id, enquiry } = await household();
  const taken = await (await separate(id, 'enquiry', enquiry)).json();
  const only = await separate(taken.id, 'enquiry', enquiry);
  const refusals = [
    only,
    await separate(id, 'enquiry', enquiry),
    await separate(id, 'appointment', enquiry),
    await separate('nobody', 'enquiry', enquiry),
    await separate(id, 'estimate', enquiry),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([409, 404, 404, 404, 400]);
  expect((await only.json()).detail).toBe(
    'This is all that the customer has: there is nothing to take apart.',
  );
});

it('two at once take a request out once', async () => {
  const { id, enquiry } = await household();
  const answers = await Promise.all([1, 2].map(() => separate(id, 'enquiry', enquiry)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await listCustomers(site)).toHaveLength(2);
});
