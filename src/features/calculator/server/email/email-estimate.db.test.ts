import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderEmail } from '#features/business/server/render-email.ts';
import { mails } from '#platform/server/mail/schema.ts';
import { createEstimate } from '#tests/support/fixtures/create-estimate.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let now = new Date('2016-11-24T10:00:00Z');
let id: string;
beforeAll(async () => {
  site = await startTestApp({
    clock: () => now,
    formsPerHour: 5,
    unsolicitedEmailsPerDay: 3,
    publicUrl: 'https://wyvernvale.example',
  });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 25 * 3_600_000);
  await site.database.db.delete(mails);
  const rooms = [{ name: 'visit evil.example', length: 5.9, width: 3.7 }];
  id = (await createEstimate(site, 'carpet', rooms)).replace('/estimate/', '');
});
afterAll(() => site.close());

const send = (body: object, { estimate = id, key }: { estimate?: string; key?: string } = {}) =>
  fetch(`${site.origin}/api/estimates/${estimate}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
const readOutbox = () => site.database.db.select().from(mails);

async function expectError(answer: Response, status: number, sentence: RegExp) {
  expect((await answer.json()).detail).toMatch(sentence);
  expect(answer.status).toBe(status);
}

describe('an emailed estimate', () => {
  it('holds the exact price and the link, and no word that the sender typed', async () => {
    const answer = await send({ email: 'ann@example.com' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ status: 'queued' });
    const [mail, ...others] = await readOutbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ann@example.com', state: 'waiting', about: id });
    const { text } = renderEmail(mail?.message?.content ?? { heading: '', parts: [] });
    expect(text).toContain('£1,081.99');
    expect(text).toContain(`https://wyvernvale.example/estimate/${id}`);
    expect(`${mail?.subject} ${text}`).not.toContain('evil');
  });

  it('is queued once for a repeated call, and again for another estimate', async () => {
    const email = 'twice@example.com';
    await Promise.all([send({ email }, { key: 'k1' }), send({ email }, { key: 'k1' })]);
    expect(await readOutbox()).toHaveLength(1);
    const other = (await createEstimate(site, 'vinyl')).replace('/estimate/', '');
    expect((await send({ email }, { key: 'k1', estimate: other })).status).toBe(201);
    expect(await readOutbox()).toHaveLength(2);
    await expectError(
      await send({ email: 'x@example.com' }, { key: 'k1' }),
      422,
      /Idempotency-Key/,
    );
  });

  it('names the field that is wrong, and an estimate that is not there', async () => {
    await expectError(await send({ email: 'ann' }), 400, /^email: Please enter a valid email/);
    await expectError(await send({}), 400, /^email: /);
    const filled = { email: 'ann@example.com', website: 'x' };
    await expectError(await send(filled), 400, /^website: /);
    await expectError(
      await send({ email: 'ann@example.com' }, { estimate: 'none' }),
      404,
      /no est/,
    );
    expect(await readOutbox()).toEqual([]);
  });

  it('is refused to an address that has had three emails today, in any spelling', async () => {
    for (const email of ['often@example.com', 'Often@Example.com', 'often+1@example.com'])
      expect((await send({ email })).status).toBe(201);
    const refused = await send({ email: 'often@example.com' }, { key: 'k2' });
    await expectError(refused, 429, /^email: we have sent this address a few emails today/);
    expect(await readOutbox()).toHaveLength(3);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await send({ email: 'often@example.com' }, { key: 'k2' })).status).toBe(201);
  });

  it('counts against the limit of its network, one refused to its address too', async () => {
    for (const _ of Array(4)) await send({ email: 'often@example.com' });
    expect((await send({ email: 'e@example.com' })).status).toBe(201);
    await expectError(await send({ email: 'f@example.com' }), 429, /a lot in a short time/);
    expect(await readOutbox()).toHaveLength(4);
  });
});
