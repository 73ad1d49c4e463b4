import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '#platform/server/mail/schema.ts';
import { book, readAppointment } from '#tests/support/fixtures/bookings.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const correct = (id: string, answers: object) =>
  callAs(site, 'support', 'PATCH', `/api/appointments/${id}/details`, { answers });

it('keeps what was answered, for the office, in the email to the business and in the file', async () => {
  const id = await book(site, { answers: { parking: '  On the drive ' } });
  expect((await readAppointment(site, id)).answers).toEqual({ parking: 'On the drive' });
  const sent = await site.database.db.select().from(mails);
  expect(JSON.stringify(sent.map(({ message }) => message))).toContain(
    '["Parking","On the drive"]',
  );
  const file = await (await callAs(site, 'admin', 'GET', '/api/appointments/export.csv')).text();
  expect(file).toContain(',Parking,');
  expect(file).toContain(',On the drive,');
});

it('keeps nothing where nothing was answered', async () => {
  const id = await book(site, { answers: { parking: '  ' } });
  expect((await readAppointment(site, id)).answers).toEqual({});
});

it('corrects an answer, with history', async () => {
  const id = await book(site, { answers: { parking: 'On the drive' } });
  expect((await correct(id, { parking: 'Permits in the street' })).status).toBe(204);
  const { answers, history } = await readAppointment(site, id);
  expect(answers).toEqual({ parking: 'Permits in the street' });
  expect(history.at(-1)).toMatchObject({ what: 'corrected', note: 'answers' });
});

it('names an answer that is too long', async () => {
  const id = await book(site);
  const refused = await correct(id, { parking: 'x'.repeat(201) });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    400,
    'answers.parking: Please keep parking to 200 characters',
  ]);
});

it('takes where a customer heard of us from the list only', async () => {
  const id = await book(site, { answers: { parking: '', heardFrom: 'Our van' } });
  expect((await readAppointment(site, id)).answers).toEqual({ heardFrom: 'Our van' });
  const refused = await correct(id, { heardFrom: 'A dream' });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    400,
    'answers.heardFrom: Please choose one of Google, Recommendation, Our van, Social media, Leaflet, Other',
  ]);
  const file = await (await callAs(site, 'admin', 'GET', '/api/appointments/export.csv')).text();
  expect(file).toContain(',Heard of us,');
  expect(file).toContain(',Our van,');
});

it('comes back from the file', async () => {
  await site.database.db.execute('truncate appointments cascade');
  const text = [
    'Customer,Phone,Address,Postcode,Flooring,Parking',
    'Ann Price,01632 960147,"1 High Street, Chippenham",SN15 3HR,carpet,Behind the shop',
  ].join('\r\n');
  const body = { kind: 'appointments', text, isDryRun: false };
  const imported = await callAs(site, 'admin', 'POST', '/api/customers/import', body);
  expect(await imported.json()).toEqual({ imported: 1, problems: [] });
  const [row] = await (await callAs(site, 'support', 'GET', '/api/appointments')).json();
  expect(row.answers).toEqual({ parking: 'Behind the shop' });
});
