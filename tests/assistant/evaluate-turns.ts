import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seedReferenceContent } from '#app/server/seed-reference-content.ts';
import { emptyRecord } from '#features/assistant/server/conversation/record.ts';
import { embeddedExtensions, wrapEmbedded } from '#platform/server/database/embedded.ts';
import { makeAdamTurns } from '#tests/support/assistant/adam-turns.ts';
import { hostileText } from '#tests/support/assistant/hostile-text.ts';
import { fc } from '#tests/support/properties.ts';
import { startTestApp } from '#tests/support/test-app.ts';

export type TurnFigures = {
  turns: number;
  /** Answers with something in them that no tool of the turn bore out. */
  ungrounded: number;
  crashes: number;
  /** Bookings and enquiries that went out although nobody had said yes to a proposal. */
  sent: number;
  p95Ms: number;
};

/** Whole turns of the embedded Adam on a real database: the texts given, each by itself. */
export async function evaluateTurns(texts: readonly string[]): Promise<TurnFigures> {
  const site = await startTestApp({ database: await openDatabase() });
  try {
    const answer = await makeAdamTurns(site.database.db);
    await answer('hello');
    const figures = { turns: 0, ungrounded: 0, crashes: 0, sent: 0 };
    const times: number[] = [];
    for (const text of texts) {
      const begun = performance.now();
      figures.turns += 1;
      try {
        const turn = await answer(text, emptyRecord);
        if (turn.ungrounded.length > 0) figures.ungrounded += 1;
        figures.sent += turn.sent.length;
      } catch {
        figures.crashes += 1;
      }
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    return { ...figures, p95Ms: times[Math.floor(times.length * 0.95)] ?? 0 };
  } finally {
    await site.close();
  }
}

/** One of its own, for outside of the test runner nobody has prepared any. */
export async function openDatabase() {
  const embedded = await PGlite.create({ extensions: embeddedExtensions });
  const database = wrapEmbedded(embedded, () => embedded.close());
  await database.migrate(path.resolve(import.meta.dirname, '../../migrations'));
  await seedReferenceContent(database.db);
  return database;
}

/** Texts that nobody should be able to break Adam with; the same ones each time. */
export const hostileTexts = (count: number): string[] =>
  fc.sample(hostileText, { numRuns: count, seed: 20_261_121 });
