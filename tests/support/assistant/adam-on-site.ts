import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makeAdamTurns } from './adam-turns.ts';

type Answer = Awaited<ReturnType<typeof makeAdamTurns>>;

/** A site of a test file's own, and Adam's turns with its tools: both are there once its tests run. */
export function adamOnSite(): { site: () => TestApp; answer: Answer } {
  let site: TestApp;
  let answer: Answer;
  beforeAll(async () => {
    site = await startTestApp();
    answer = await makeAdamTurns(site.database.db);
  });
  afterAll(() => site.close());
  return { site: () => site, answer: (...turn) => answer(...turn) };
}
