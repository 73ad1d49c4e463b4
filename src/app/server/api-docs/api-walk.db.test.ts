import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiWalk } from '#tests/support/api-docs/api-walk.ts';
import {
  type BuiltDocuments,
  buildApiDocs,
  findMistakes,
  listOperations,
} from '#tests/support/api-docs/built-documents.ts';
import { walkAccounts } from '#tests/support/api-docs/steps/account-steps.ts';
import { walkBookings } from '#tests/support/api-docs/steps/booking-steps.ts';
import {
  chooseFrames,
  type Frames,
  walkFrames,
} from '#tests/support/api-docs/steps/frame-steps.ts';
import { walkOffice } from '#tests/support/api-docs/steps/office-steps.ts';
import { walkShop } from '#tests/support/api-docs/steps/shop-steps.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const examplesFile = path.resolve('data/api-examples.json');
/** Whether what is sent and answered becomes the examples of the documents. */
const records = process.env.RECORD_API_EXAMPLES === 'true';

let documents: BuiltDocuments;
let site: TestApp;
let walk: ApiWalk;
let frames: Frames;
beforeAll(async () => {
  documents = await buildApiDocs();
  site = await startTestApp({
    accounts: { sendsEmails: true, requiresVerifiedEmail: true },
    allowLoopbackCalendars: true,
    adam: {},
  });
  walk = new ApiWalk(site, documents.openApi);
});
afterAll(async () => {
  await site.close();
  await documents.remove();
});

describe('what is sent and answered is as the OpenAPI document says', () => {
  it('of health, products, calculator and areas', () => walkShop(walk));
  it('of appointments, the diary and visits', () => walkBookings(walk));
  it('of enquiries, chats, customers and the panel', () => walkOffice(walk));
  it('of staff accounts', () => walkAccounts(walk));

  it('every operation has been called with success', () => {
    const names = listOperations(documents.openApi).map(({ operationId }) => operationId);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => !walk.called.has(name))).toEqual([]);
  });
});

describe('frames are as the AsyncAPI document says', () => {
  const kinds = (side: keyof Frames) => [
    ...new Set(frames[side].map(({ type }) => `${side}.${type}`)),
  ];

  it('each that is sent either way', async () => {
    frames = await walkFrames(site);
    const { messages } = documents.asyncApi.components;
    for (const [side, sent] of Object.entries(frames))
      for (const frame of sent) {
        const message = messages[`${side}.${frame.type}`];
        expect(message, frame.type).toBeDefined();
        const mistakes = findMistakes(documents.asyncApi, message?.payload ?? {}, frame);
        expect(mistakes, JSON.stringify(frame)).toBe('');
      }
  });

  it('each kind has been sent', () => {
    const names = Object.keys(documents.asyncApi.components.messages).toSorted();
    expect([...kinds('client'), ...kinds('server')].toSorted()).toEqual(names);
  });
});

it(`examples are recorded from the same requests${records ? ', now' : ''}`, async () => {
  const recorded = { operations: walk.examples, frames: chooseFrames(frames) };
  if (records) await writeFile(examplesFile, `${JSON.stringify(recorded, undefined, 2)}\n`);
  const { default: stored } = await import(examplesFile, { with: { type: 'json' } });
  const names = ({ operations, frames: sent }: typeof recorded) => [
    ...Object.keys(operations).toSorted(),
    ...Object.keys(sent).toSorted(),
  ];
  expect(names(stored), 'RECORD_API_EXAMPLES=true records them').toEqual(names(recorded));
});
