import { afterAll, beforeAll, expect, it } from 'vitest';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { callAs } from '#tests/support/fixtures/customers.ts';
import { seedAccount, signIn } from '#tests/support/fixtures/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ adam: {}, chat: { messagesPerMinute: 10_000 } });
});
afterAll(() => site.close());

const path = '/api/assistant/answers';
async function call(role: 'admin' | 'support', method: string, to: string, body?: unknown) {
  const answer = await callAs(site, role, method, to, body);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
async function ask(question: string) {
  const chat = await talkWithAdam(site);
  try {
    return await chat.say(question);
  } finally {
    chat.close();
  }
}
const listed = async (id: string) =>
  (await call('support', 'GET', path)).body.find((row: { id: string }) => row.id === id);

it('what support proposes is given once an admin has published it', async () => {
  const draft = { question: 'do you zorb flumps', answer: 'Yes, we zorb flumps.' };
  const proposed = await call('support', 'POST', path, draft);
  expect(proposed).toMatchObject({ status: 201, body: { isPublished: false, replacesId: null } });
  expect(await ask(draft.question)).not.toBe(draft.answer);
  const to = `${path}/${proposed.body.id}`;
  const better = { ...draft, answer: 'Yes, and gladly.' };
  expect(await call('support', 'PATCH', to, better)).toMatchObject({
    status: 200,
    body: { id: proposed.body.id, isPublished: false, answer: better.answer },
  });
  expect(await call('admin', 'PATCH', to, better)).toMatchObject({
    status: 200,
    body: { id: proposed.body.id, isPublished: true },
  });
  expect(await ask(draft.question)).toBe(better.answer);
});

it('a published answer stays as it is while a change is proposed', async () => {
  const draft = { question: 'do you frim wobbles', answer: 'No, never.' };
  const { body: published } = await call('admin', 'POST', path, draft);
  const to = `${path}/${published.id}`;
  const change = { ...draft, answer: 'Only on Tuesdays.' };
  const first = await call('support', 'PATCH', to, change);
  expect(first.body).toMatchObject({ isPublished: false, replacesId: published.id });
  expect(await ask(draft.question)).toBe(draft.answer);
  // Proposed again, it is the same proposal.
  const again = await call('support', 'PATCH', to, { ...change, answer: 'On Tuesdays.' });
  expect(again.body).toMatchObject({ id: first.body.id, answer: 'On Tuesdays.' });
  const saved = await call('admin', 'PATCH', `${path}/${first.body.id}`, change);
  expect(saved.body).toMatchObject({ id: published.id, isPublished: true, replacesId: null });
  expect(await listed(first.body.id)).toBeUndefined();
  expect(await ask(draft.question)).toBe(change.answer);
  expect((await call('support', 'DELETE', to)).status).toBe(403);
});

it('support changes and discards proposals of their own only', async () => {
  const draft = { question: 'do you snib grottles', answer: 'Perhaps.' };
  const other = await signIn(site, await seedAccount(site, { role: 'support' }));
  const proposed = await fetch(site.origin + path, {
    method: 'POST',
    headers: { ...other, 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
  const { id } = await proposed.json();
  expect((await call('support', 'PATCH', `${path}/${id}`, draft)).status).toBe(403);
  expect((await call('support', 'DELETE', `${path}/${id}`)).status).toBe(403);
  expect((await call('admin', 'DELETE', `${path}/${id}`)).status).toBe(204);
});

it('a deleted answer takes the proposals for it along', async () => {
  const draft = { question: 'do you plim sturgles', answer: 'We do.' };
  const { body: published } = await call('admin', 'POST', path, draft);
  const change = { ...draft, answer: 'We did.' };
  const { body: proposal } = await call('support', 'PATCH', `${path}/${published.id}`, change);
  expect((await call('admin', 'DELETE', `${path}/${published.id}`)).status).toBe(204);
  expect(await listed(proposal.id)).toBeUndefined();
  expect((await call('admin', 'PATCH', `${path}/${proposal.id}`, change)).status).toBe(404);
});

it('links to other websites are for admins, who confirm that they are meant', async () => {
  const draft = {
    question: 'do you drabble thrips',
    answer: 'Yes: see https://thrips.test/drabbling',
  };
  const refused = 'answer: links to thrips.test, which is not our website: ';
  expect(await call('support', 'POST', path, { ...draft, allowsLinks: true })).toMatchObject({
    status: 400,
    body: { detail: `${refused}only an admin may write that.` },
  });
  expect(await call('admin', 'POST', path, draft)).toMatchObject({
    status: 400,
    body: { detail: `${refused}please confirm that this is meant.` },
  });
  const kept = await call('admin', 'POST', path, { ...draft, allowsLinks: true });
  expect(kept.status).toBe(201);
  // The next change asks anew.
  expect((await call('admin', 'PATCH', `${path}/${kept.body.id}`, draft)).status).toBe(400);
  expect(
    (await call('support', 'PATCH', `${path}/${kept.body.id}`, { ...draft, allowsLinks: true }))
      .status,
  ).toBe(400);
});

it('changes of an answer and of its proposals at once do not wait for each other', async () => {
  const draft = { question: 'do you quorf bingles', answer: 'At times.' };
  const { body: published } = await call('admin', 'POST', path, draft);
  const { body: proposal } = await call('support', 'PATCH', `${path}/${published.id}`, draft);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0
        ? call('support', 'PATCH', `${path}/${published.id}`, { ...draft, answer: `Maybe ${n}.` })
        : call('admin', 'PATCH', `${path}/${n % 4 === 1 ? proposal.id : published.id}`, draft),
    ),
  );
  for (const { status } of answers) expect([200, 404]).toContain(status);
  const rows = (await call('admin', 'GET', path)).body.filter(
    (row: { id: string; replacesId: string | null }) =>
      row.id === published.id || row.replacesId === published.id,
  );
  expect(rows.filter((row: { isPublished: boolean }) => row.isPublished)).toHaveLength(1);
  expect(rows.length).toBeLessThanOrEqual(2);
});
