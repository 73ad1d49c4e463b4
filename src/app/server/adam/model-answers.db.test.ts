import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ModelAnswer,
  makeStubbornModel,
  readModelAnswers,
} from '#tests/assistant/model-answers/play-answers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let isSent: (item: ModelAnswer) => Promise<boolean>;
beforeAll(async () => {
  site = await startTestApp({ clock: () => new Date('2026-11-22T20:00:00Z') });
  isSent = await makeStubbornModel(site.database.db);
});
afterAll(() => site.close());

describe('an answer of a model', () => {
  it.each([
    'hostile/tuning',
    'hostile/second',
    'hostile/third',
    'hostile/fourth',
    'hostile/fifth',
    'hostile/sixth',
    'hostile/seventh',
    'hostile/ninth',
    'hostile/tenth',
    'hostile/eleventh',
    'hostile/twelfth',
    'hostile/thirteenth',
    'hostile/fourteenth',
    'hostile/fifteenth',
    'hostile/sixteenth',
    'hostile/seventeenth',
  ])('that states something unsupported never reaches the visitor: %s', async (name) => {
    const sent: string[] = [];
    const items = readModelAnswers(name);
    for (const item of items) if (await isSent(item)) sent.push(item.id);
    expect(items.length).toBeGreaterThan(35);
    expect(sent).toEqual([]);
  });

  it.each(['friendly/tuning', 'friendly/second', 'friendly/fourth'])(
    'that states only what the tools said reaches the visitor: %s',
    async (name) => {
      const refused: string[] = [];
      const items = readModelAnswers(name);
      for (const item of items) if (!(await isSent(item))) refused.push(item.id);
      expect(items.length).toBeGreaterThan(15);
      expect(refused).toEqual([]);
    },
  );

  it.each([
    'friendly/third',
    'friendly/fifth',
    'friendly/sixth',
    'friendly/seventh',
    'friendly/eighth',
    'friendly/ninth',
    'friendly/tenth',
    'friendly/eleventh',
    'friendly/twelfth',
    'friendly/thirteenth',
    'friendly/fourteenth',
    'friendly/fifteenth',
    'friendly/sixteenth',
    'friendly/seventeenth',
    'friendly/eighteenth',
  ])('in any wording reaches the visitor but for one in twenty: %s', async (name) => {
    const refused: string[] = [];
    const items = readModelAnswers(name);
    for (const item of items) if (!(await isSent(item))) refused.push(item.id);
    expect(items.length).toBeGreaterThan(15);
    expect(refused.length).toBeLessThanOrEqual(items.length / 20);
  });
});
