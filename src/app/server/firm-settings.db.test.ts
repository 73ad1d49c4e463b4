import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownFirm } from '#features/business/firm-contract.ts';
import type { FirmSettings } from '#features/business/firm-settings.ts';
import { noticeAddresses, renderEmail } from '#features/business/server/render-email.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { enquire } from '#tests/support/fixtures/customers.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { resetFirm } from '#tests/support/reference-firm.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PageRenderer } from './pages/serve-pages.ts';

const renderer: PageRenderer = {
  classifyPage: () => ({ kind: 'shared', search: '', keep: true }),
  renderPage: async ({ firm }) => ({ status: 200, html: `${firm.name}: ${firm.phone.display}` }),
  findAssets: () => ({ start: '', entry: '', styles: [], preloads: [], font: '' }),
  style: '',
  fixedPaths: ['/'],
};

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp({ renderer });
});
afterEach(async () => {
  await site.close();
  resetFirm();
});

type Method = Parameters<typeof callAsAdmin>[1];
const path = '/api/admin/firm';
async function call(...[method, address, body]: [Method, string, unknown?]) {
  const answer = await callAsAdmin(site, method, address, body);
  return { status: answer.status, body: await answer.json() };
}
const read = async (): Promise<ShownFirm> => (await call('GET', path)).body;
const save = (version: number, sections: Partial<FirmSettings>) =>
  call('PATCH', path, { version, sections });
const readPage = async () => (await fetch(site.origin)).text();

it('starts with the firm of the specification', async () => {
  const { version, settings, changedBy } = await read();
  expect([version, changedBy]).toEqual([1, null]);
  expect(settings.firm).toMatchObject({ name: 'Wyvern Vale Flooring', phone: '01632 960 147' });
  expect(await readPage()).toBe('Wyvern Vale Flooring: 01632 960 147');
});

it('shows a saved section on the cached page, in mails and in the history', async () => {
  await readPage();
  const { settings } = await read();
  const firm = { ...settings.firm, name: 'Severn Floors', phone: '01632 960 882' };
  const saved = await save(1, { firm });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ version: 2, settings: { ...settings, firm } });
  await vi.waitFor(async () => expect(await readPage()).toBe('Severn Floors: 01632 960 882'));
  expect(renderEmail({ heading: 'Hello', parts: [] }).text).toContain('Severn Floors');
  const { body: history } = await call('GET', '/api/admin/history?kind=settings');
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({
    what: 'edited',
    subject: 'firm',
    before: { name: 'Wyvern Vale Flooring', phone: '01632 960 147' },
    after: { name: 'Severn Floors', phone: '01632 960 882' },
  });
});

it('refuses a save that is based on older settings, and writes nothing', async () => {
  const { settings } = await read();
  await save(1, { chat: { ...settings.chat, assistantName: 'Sabrina' } });
  const late = await save(1, { chat: { ...settings.chat, assistantName: 'Otto' } });
  expect(late.status).toBe(409);
  expect(late.body.detail).toMatch(/has changed the settings since you opened them/);
  expect((await read()).settings.chat.assistantName).toBe('Sabrina');
});

it('lets one of two saves at the same time win', async () => {
  const { settings } = await read();
  const names = ['Sabrina', 'Otto'];
  const answers = await Promise.all(
    names.map((assistantName) => save(1, { chat: { ...settings.chat, assistantName } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each<[string, (settings: FirmSettings) => Partial<FirmSettings>, string]>([
  [
    'visit times outside every day’s hours',
    ({ visits }) => ({ visits: { ...visits, slots: [{ from: '18:00', to: '19:00' }] } }),
    'sections.visits.slots[0].from: The visit time 6–7pm lies outside the opening hours of every day, which are 8am to 6pm at most: change the visit times or the hours.',
  ],
  [
    'hours that leave a visit time outside',
    ({ hours }) => ({
      hours: { weekly: hours.weekly.map((day) => day && { ...day, closes: '15:00' }) },
    }),
    'sections.visits.slots[3].from: The visit time 3–5pm lies outside the opening hours of every day, which are 8am to 3pm at most: change the visit times or the hours.',
  ],
  [
    'a shortest visit that is longer than the longest',
    ({ visits }) => ({ visits: { ...visits, leastMinutes: 90 } }),
    'sections.visits.leastMinutes: must not be more than the longest visit.',
  ],
  [
    'times that overlap',
    ({ visits }) => ({
      visits: {
        ...visits,
        slots: [
          { from: '09:00', to: '11:00' },
          { from: '10:30', to: '12:00' },
        ],
      },
    }),
    'sections.visits.slots[1].from: must not begin before the one above ends.',
  ],
  [
    'a day that closes before it opens',
    ({ hours }) => ({
      hours: { weekly: hours.weekly.with(1, { opens: '12:00', closes: '09:00' }) },
    }),
    'sections.hours.weekly[1]: must close later than it opens.',
  ],
  [
    'a postcode that is nowhere',
    ({ firm }) => ({ firm: { ...firm, postcode: 'ZZ99' } }),
    'sections.firm.postcode: must be a postcode that we know.',
  ],
])('refuses %s', async (_what, change, detail) => {
  const { settings } = await read();
  const answer = await save(1, change(settings));
  expect([answer.status, answer.body.detail]).toEqual([400, detail]);
  expect((await read()).version).toBe(1);
});

it('measures from the new base, and keeps the ids of calendars once they are its own', async () => {
  const { settings } = await read();
  const firm = { ...settings.firm, postcode: 'GL1 5SF', email: 'hello@severnfloors.example' };
  await save(1, { firm });
  await save(2, { firm: { ...firm, email: 'office@elsewhere.example' } });
  const { readFirmVersion } = await import('#features/business/server/queries-firm.ts');
  expect((await readFirmVersion(site.database.db)).settings).toMatchObject({
    base: { latitude: 51.86, longitude: -2.24 },
    calendarDomain: 'severnfloors.example',
  });
  const coverage = await fetch(`${site.origin}/api/coverage?postcode=GL2`);
  expect((await coverage.json()).miles).toBeLessThan(10);
});

it('serves the colours, the icon and the manifest of the firm', async () => {
  const { settings } = await read();
  const look = { brand: '#3B2A5F', action: '#e4572e', logo: null };
  await save(1, { look, firm: { ...settings.firm, shortName: 'Severn' } });
  const { firm } = await import('#features/business/firm.ts');
  await vi.waitFor(() => expect(firm().styleSheet).toBe('/firm-3b2a5f-e4572e.css'));
  const style = await fetch(site.origin + firm().styleSheet);
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(await style.text()).toContain('--color-brand:#3b2a5f;');
  const icon = await (await fetch(`${site.origin}/favicon.svg`)).text();
  expect(icon).toContain('fill="#3b2a5f"');
  expect(icon).not.toContain('#1f4a3c');
  const manifest = await (await fetch(`${site.origin}/staff.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: 'Severn', theme_color: '#3b2a5f' });
  const { html, images } = renderEmail({ heading: 'Hello', parts: [] });
  expect(html).toContain('background:#3b2a5f');
  expect(images?.[0]?.content.length).toBeGreaterThan(300);
  for (const path of ['/firm-1.css', '/firm-3b2a5f-e4572e}.css', '/firm-x-y.css'])
    expect((await fetch(site.origin + path)).status, path).toBe(404);
});

it('hides a claim in the minute in which its proof goes, where the owner says so', async () => {
  const { firm } = await import('#features/business/firm.ts');
  const { settings, evidence } = await read();
  expect(evidence.cheapestFitted).toMatchObject({ pence: settings.promises.fromPence });
  await save(1, { promises: { ...settings.promises, hidesUnproven: true } });
  // The example has a price behind it, and no source of its rating.
  await vi.waitFor(() => expect([firm().fromPence, firm().mainRating]).toEqual([450, null]));
  const id = 'kennet-level-loop-supplied-and-fitted';
  const price = (pounds: number) => call('PATCH', `/api/products/${id}`, { price: pounds });
  expect((await price(4.6)).status).toBe(200);
  await vi.waitFor(() => expect(firm().fromPence).toBeNull());
  expect((await price(4.5)).status).toBe(200);
  await vi.waitFor(() => expect(firm().fromPence).toBe(450));
});

it('tells of enquiries whoever the settings name, and nobody sees that on a page', async () => {
  const to = 'ann@severnfloors.example, bob@severnfloors.example';
  await save(1, { alerts: { to } });
  await vi.waitFor(() => expect(noticeAddresses()).toBe(to));
  await enquire(site);
  const rows = await site.database.db.select({ recipient: mails.recipient }).from(mails);
  expect(rows.map(({ recipient }) => recipient)).toContain(to);
  const { firm } = await import('#features/business/firm.ts');
  expect(JSON.stringify(firm())).not.toContain('ann@');
});
