import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffHeaders } from '#tests/support/fixtures/staff.ts';
import { deliverMails, type Mailbox, openMailbox } from '#tests/support/mail/mailbox.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Enquiry } from '../contract.ts';
import { enquiries } from './schema.ts';

const json = { 'content-type': 'application/json' };

let site: TestApp;
let mailbox: Mailbox;
let now = new Date();
beforeAll(async () => {
  [site, mailbox] = await Promise.all([
    startTestApp({ clock: () => now, formsPerHour: 50 }),
    openMailbox(),
  ]);
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

const enquiry = {
  firstName: 'Bob',
  lastName: 'Moss',
  email: 'bob@example.com',
  phone: '07700 900123',
  message: 'Do you fit sisal?',
  source: 'contact_form',
};

const post = (body: unknown, headers = {}) =>
  fetch(`${site.origin}/api/contact-submissions`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

async function send(overrides = {}): Promise<string> {
  now = new Date(now.getTime() + 1);
  const answer = await post({ ...enquiry, ...overrides });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

async function list(query = ''): Promise<{ leads: Enquiry[]; cursor: string | null }> {
  const answer = await fetch(`${site.origin}/api/contact-submissions${query}`, {
    headers: await staffHeaders(site, 'support'),
  });
  return { leads: await answer.json(), cursor: answer.headers.get('x-next-cursor') };
}

async function mark(id: string, body: unknown, headers = {}) {
  return fetch(`${site.origin}/api/contact-submissions/${id}`, {
    method: 'PATCH',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

describe('an enquiry', () => {
  it('is stored, returns its id, and is listed for staff as new', async () => {
    const answer = await post(enquiry);
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toEqual({ id: expect.any(String), status: 'new' });
    expect((await list()).leads.find(({ id }) => id === body.id)).toEqual({
      ...enquiry,
      id: body.id,
      followedUp: false,
      followedUpBy: null,
      followedUpAt: null,
      customer: null,
      sampleOrder: null,
      notes: null,
      createdAt: now.toISOString(),
    });
  });

  it('can have no message', async () => {
    const id = await send({ message: undefined });
    expect((await list()).leads.find((lead) => lead.id === id)?.message).toBeNull();
  });

  it.each([
    ['firstName', ' ', 'firstName: Please enter your first name'],
    ['lastName', undefined, 'lastName: Please enter your last name'],
    ['email', 'bob', 'email: Please enter a valid email address'],
    ['phone', '12', 'phone: Please enter a valid phone number'],
    ['website', 'x', 'website: Please leave this field empty'],
    ['source', 'elsewhere', 'source: must be contact_form.'],
  ])('with %s as %j is rejected', async (field, value, detail) => {
    const answer = await post({ ...enquiry, [field]: value });
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(detail);
  });

  it('is stored once when resent with the same key', async () => {
    const headers = { 'idempotency-key': 'again' };
    const body = { ...enquiry, email: 'again@example.com' };
    const answers = await Promise.all([post(body, headers), post(body, headers)]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).toBe(other);
    expect((await list('?search=again@example.com')).leads).toHaveLength(1);
    expect((await post({ ...body, lastName: 'Else' }, headers)).status).toBe(422);
  });

  it('is confirmed to the customer and reported to the business', async () => {
    await deliverMails(site.database.db, mailbox, () => now);
    mailbox.arrived.length = 0;
    const id = await send();
    await deliverMails(site.database.db, mailbox, () => now);
    expect(mailbox.arrived.map(({ to, subject }) => [to?.[0]?.address, subject]).sort()).toEqual([
      ['bob@example.com', 'We have your enquiry'],
      ['hello@wyvernvale.example', 'New enquiry: Bob Moss'],
    ]);
    const textTo = (address: string) =>
      mailbox.arrived.find(({ to }) => to?.[0]?.address === address)?.text;
    expect(textTo('hello@wyvernvale.example')).toContain('Do you fit sisal?');
    expect(textTo('hello@wyvernvale.example')).toContain(`/admin/leads?lead=${id}`);
    const notice = mailbox.arrived.find(({ to }) => to?.[0]?.address?.startsWith('hello@'));
    expect(notice?.html).toContain('href="tel:07700900123"');
    expect(textTo('bob@example.com')).toContain('Thank you, Bob: we have your enquiry');
    expect(textTo('bob@example.com')).not.toContain('sisal');
  });

  it('is rate-limited per network', async () => {
    const answers: number[] = [];
    for (let turn = 0; turn < 51; turn += 1) answers.push((await post(enquiry)).status);
    expect(answers.at(-1)).toBe(429);
    now = new Date(now.getTime() + 3_600_001);
    expect((await post(enquiry)).status).toBe(201);
  });
});

describe('the list of enquiries', () => {
  it('are for staff only', async () => {
    expect((await fetch(`${site.origin}/api/contact-submissions`)).status).toBe(401);
    expect((await mark('any', { followedUp: true })).status).toBe(401);
  });

  it('are marked as followed up, with who did it, and back', async () => {
    const id = await send();
    const staff = await staffHeaders(site, 'support');
    expect(await (await mark(id, { followedUp: true }, staff)).json()).toMatchObject({
      id,
      followedUp: true,
      followedUpBy: 'Test support',
      followedUpAt: now.toISOString(),
    });
    const followed = (await list('?followedUp=true')).leads;
    expect(followed.map((lead) => lead.id)).toEqual([id]);
    expect((await mark(id, { followedUp: false }, staff)).status).toBe(200);
    expect((await list('?followedUp=true')).leads).toEqual([]);
    expect((await mark('nobody', { followedUp: true }, staff)).status).toBe(404);
    expect((await mark(id, { followedUp: 'yes' }, staff)).status).toBe(400);
  });

  it.each(['newest', 'oldest'])(
    'sorted by %s are paged without gaps or duplicates',
    async (sort) => {
      const whole = (await list(`?sort=${sort}`)).leads.map(({ id }) => id);
      const parts: string[] = [];
      let query = `?sort=${sort}&limit=7`;
      for (;;) {
        const { leads, cursor } = await list(query);
        parts.push(...leads.map(({ id }) => id));
        if (!cursor) break;
        query = `?sort=${sort}&limit=7&cursor=${cursor}`;
      }
      expect(parts).toEqual(whole);
      expect(parts.length).toBeGreaterThan(14);
    },
  );
});

describe('the CSV export of enquiries', () => {
  const file = async (query: string) =>
    fetch(`${site.origin}/api/contact-submissions/export.csv${query}`, {
      headers: await staffHeaders(site, 'admin'),
    });

  it('carry every column, and no cell is a formula', async () => {
    const id = await send({
      firstName: '=HYPERLINK("x")',
      lastName: '@Filed',
      email: 'filed@example.com',
      phone: '+44 1632 960147',
      message: 'Two rooms,\n"the big one" first',
    });
    const answer = await file('?search=filed');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toBe(
      [
        'Id,Created,First name,Last name,Email,Phone,Message,Source,Status,Followed up by,Followed up at,Notes,Address,Postcode',
        `${id},${now.toISOString()},"'=HYPERLINK(""x"")",'@Filed,filed@example.com,'+44 1632 960147,"Two rooms,\n""the big one"" first",contact_form,New,,,,,`,
        '',
      ].join('\r\n'),
    );
  });

  it('applies the filters and the order of the list, for admins only', async () => {
    const id = await send({ lastName: 'Kept', email: 'first@example.com' });
    await send({ lastName: 'Kept', email: 'second@example.com' });
    const emails = async (query: string) =>
      [...(await (await file(query)).text()).matchAll(/\w+@example\.com/g)].map(([email]) => email);
    expect(await emails('?search=kept')).toEqual(['second@example.com', 'first@example.com']);
    expect(await emails('?search=kept&sort=oldest')).toEqual([
      'first@example.com',
      'second@example.com',
    ]);
    await mark(id, { followedUp: true }, await staffHeaders(site, 'support'));
    expect(await emails('?search=kept&followedUp=true')).toEqual(['first@example.com']);
    expect(await emails('?search=kept&followedUp=false')).toEqual(['second@example.com']);
    expect((await file('?followedUp=perhaps')).status).toBe(400);
    const path = '/api/contact-submissions/export.csv';
    expect((await fetch(site.origin + path)).status).toBe(401);
    const headers = await staffHeaders(site, 'support');
    expect((await fetch(site.origin + path, { headers })).status).toBe(403);
  });

  it('is complete when there is more than one page', async () => {
    const one = { ...enquiry, lastName: 'Manifold' };
    await site.database.db.insert(enquiries).values(
      Array.from({ length: 401 }, (_, index) => ({
        ...one,
        id: `many-${index}`,
        followedUp: false,
        createdAt: now,
      })),
    );
    const lines = (await (await file('?search=manifold')).text()).trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(401);
    expect(lines).toHaveLength(401);
  });
});
