import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquire } from '#tests/support/fixtures/customers.ts';
import { signIn, staffPassword } from '#tests/support/fixtures/staff.ts';
import { type Mailbox, openMailbox, until } from '#tests/support/mail/mailbox.ts';
import { hasPostgres, serversOnPostgres } from '#tests/support/servers/servers.ts';

const setupCode = 'the-set-up-code-of-a-test';
const json = { 'content-type': 'application/json' };
const servers = serversOnPostgres({ SETUP_CODE: setupCode, VISIT_SLOTS: '8:00-12:00' });

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

async function signInFirstAdmin(origin: string) {
  const email = 'admin@wyvernvale.example';
  const body = { name: 'Mo Patel', email, password: staffPassword, role: 'admin', setupCode };
  const answer = await fetch(`${origin}/api/team/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return signIn({ origin }, { email });
}

const read = async (address: string) => (await fetch(address)).text();

describe.runIf(hasPostgres)('two processes on PostgreSQL', () => {
  it('show a saved setting on every page and a saved text in emails, and take the first one from the environment', async () => {
    const SMTP_URL = mailbox.url;
    const [one, other] = [await servers.start({ SMTP_URL }), await servers.start({ SMTP_URL })];
    const { cookie } = await signInFirstAdmin(one.origin);
    const headers = { ...json, cookie };
    const address = `${one.origin}/api/admin/firm`;
    const { version, settings } = await (await fetch(address, { headers })).json();
    expect([version, settings.visits.slots]).toEqual([1, [{ from: '08:00', to: '12:00' }]]);

    const siteMap = await read(`${other.origin}/sitemap.xml`);
    const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(40);
    const pages = () =>
      Promise.all(
        [one, other].flatMap(({ origin }) => paths.map((path) => read(`${origin}${path}`))),
      );
    for (const page of await pages()) expect(page).toContain('01632 960 147');

    const firm = { ...settings.firm, phone: '01632 960 882' };
    const saved = await fetch(address, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ version, sections: { firm } }),
    });
    expect(saved.status).toBe(200);
    for (const { origin } of [one, other])
      await until(async () => (await read(origin)).includes('01632 960 882'));
    for (const page of await pages()) {
      expect(page).toContain('01632 960 882');
      // Nor as in links and structured data.
      expect(page).not.toMatch(/1632 ?960 ?147/);
    }

    const text = `${one.origin}/api/admin/texts/enquiry-received`;
    const { fields } = await (await fetch(text, { headers })).json();
    const worded = { ...fields, subject: 'Good to hear from you, {first name}' };
    const body = JSON.stringify({ version: 0, fields: worded });
    expect((await fetch(text, { method: 'PATCH', headers, body })).status).toBe(200);
    let asked = 0;
    await until(async () => {
      const email = `customer-${asked++}@example.com`;
      await enquire(other, { email });
      const find = () => mailbox.arrived.find(({ to }) => to?.[0]?.address === email);
      await until(() => find() !== undefined);
      return find()?.subject === 'Good to hear from you, Ann';
    });
  });
});
