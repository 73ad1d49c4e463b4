import { afterEach, beforeEach, expect, it } from 'vitest';
import { importModel } from '#features/assistant/server/model/change-model.ts';
import { assistantModel } from '#features/assistant/server/schema.ts';
import { auditLog } from '#platform/server/audit-log/schema.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import { startMockModel } from '#tests/support/assistant/mock-model.ts';
import { talkWithAdam } from '#tests/support/chat/adam-chat.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { callAsAdmin } from '#tests/support/fixtures/fitters.ts';
import { dumpDatabase, findWords } from '#tests/support/personal-data/find-words.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { followModel } from './follow-model.ts';

const sealer = createSealer('the key of this test');
const apiKey = 'sk-very-secret-key-9f3c';
const noModel = { provider: null, baseUrl: '', model: '' };

let database: TestDatabase;
let site: TestApp;
let following: Awaited<ReturnType<typeof followModel>>;
let failures: unknown[];
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  failures = [];
  database = await openTestDatabase();
  following = await followModel(database, sealer, (error) => failures.push(error));
  site = await startTestApp({
    database,
    adam: { findEngine: following.findEngine },
    model: { sealer, allowsUnencrypted: false },
  });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await site.close();
  await following.stop();
  await database.close();
});

const path = '/api/admin/model';
async function save(change: object) {
  const answer = await callAsAdmin(site, 'PATCH', path, change);
  return { status: answer.status, text: await answer.text() };
}
const read = async () => (await callAsAdmin(site, 'GET', path)).json();
const hasEngine = (is: boolean) => expect.poll(() => following.findEngine() !== undefined).toBe(is);
const atHome = { provider: 'anthropic', baseUrl: 'https://api.model.example/', model: 'model-one' };

it('answers with the model that the panel sets, without a restart, until it is taken away', async () => {
  const mock = await startMockModel('openai-compatible', [{ say: 'The model says hello.' }]);
  const chat = await talkWithAdam(site);
  closers.push(mock.close, chat.close);
  await save({ provider: 'openai-compatible', baseUrl: mock.baseUrl, model: 'mock', apiKey });
  await hasEngine(true);
  expect(await chat.say('Hello there')).toBe('The model says hello.');
  expect(mock.asked[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  await save(noModel);
  await hasEngine(false);
  expect(await chat.say('What time do you open?')).not.toBe('The model says hello.');
});

it('shows only how the key ends and keeps it out of answers, history and database', async () => {
  const saved = await save({ ...atHome, apiKey });
  expect(saved.status).toBe(200);
  expect(await read()).toEqual({
    provider: 'anthropic',
    baseUrl: 'https://api.model.example',
    model: 'model-one',
    key: { end: '9f3c', setAt: expect.any(String), isReadable: true },
  });
  const [entry] = await database.db.select().from(auditLog);
  expect(entry).toMatchObject({ subject: 'model', after: { modelProvider: 'anthropic' } });
  expect(saved.text + JSON.stringify(await read())).not.toContain(apiKey);
  expect(findWords(await dumpDatabase(database.db), [apiKey])).toEqual([]);
});

it('keeps a key that is not sent, but not for another server', async () => {
  await save({ ...atHome, apiKey });
  expect((await save({ ...atHome, model: 'model-two' })).status).toBe(200);
  expect(await read()).toMatchObject({ model: 'model-two', key: { end: '9f3c' } });
  const moved = await save({ ...atHome, baseUrl: 'https://thief.example' });
  expect(moved).toMatchObject({ status: 400, text: expect.stringContaining('apiKey: must be') });
  expect(await read()).toMatchObject({ baseUrl: 'https://api.model.example' });
});

it('is without a key once it is removed', async () => {
  const own = { provider: 'openai-compatible', baseUrl: 'https://m.example/v1', model: 'm' };
  await save({ ...own, apiKey: 'short' });
  expect(await read()).toMatchObject({ key: { end: '' } });
  await save({ ...own, apiKey: '' });
  expect(await read()).toMatchObject({ key: null });
  const [row] = await database.db.select().from(assistantModel);
  expect(row).toMatchObject({ sealedKey: null });
});

it.each<[string, object, RegExp]>([
  ['without encryption', { ...atHome, baseUrl: 'http://m.example/v1', apiKey }, /baseUrl: .*https/],
  ['at no address', { ...atHome, baseUrl: 'ftp://m.example', apiKey }, /baseUrl: must be/],
  ['with a password in its address', { ...atHome, baseUrl: 'https://a:b@m.example' }, /baseUrl/],
  ['without a name', { ...atHome, model: '', apiKey }, /model: must name/],
  ['of Anthropic without a key', atHome, /apiKey: must be set/],
])('refuses a model %s', async (_what, change, reason) => {
  const answer = await save(change);
  expect([answer.status, JSON.parse(answer.text).detail]).toEqual([
    400,
    expect.stringMatching(reason),
  ]);
  expect(await read()).toMatchObject(noModel);
});

it('leaves the answers to the guide where the key was encrypted elsewhere, and says so', async () => {
  await importModel(
    { db: database.db, clock: () => new Date(), sealer: createSealer('of another machine') },
    { provider: 'anthropic', baseUrl: 'https://api.model.example', model: 'model-one', apiKey },
  );
  expect(await read()).toMatchObject({ key: { isReadable: false } });
  const late = await followModel(database, sealer, (error) => failures.push(error));
  closers.push(late.stop);
  expect(late.findEngine()).toBeUndefined();
  expect(String(failures)).toContain('enter it again in the panel');
});

it('takes the model of the environment once, and never in place of the panel’s', async () => {
  const deps = { db: database.db, clock: () => new Date(), sealer };
  const given = {
    provider: 'anthropic',
    baseUrl: 'https://env.example',
    model: 'model-one',
    apiKey,
  } as const;
  await save({ ...atHome, apiKey });
  await importModel(deps, given);
  expect(await read()).toMatchObject({ baseUrl: 'https://api.model.example' });
  await save(noModel);
  await importModel(deps, given);
  expect(await read()).toMatchObject(noModel);
});
