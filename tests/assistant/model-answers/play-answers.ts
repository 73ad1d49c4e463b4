import { readFileSync } from 'node:fs';
import { Ungrounded } from '#features/assistant/server/model/guard.ts';
import { makeModelEngine } from '#features/assistant/server/model/model-engine.ts';
import type { ModelRequest } from '#features/assistant/server/model/provider-adapter.ts';
import type { Db } from '#platform/server/database/database.ts';
import { makeAdamTurns } from '#tests/support/assistant/adam-turns.ts';

/** What a customer asks, the tools that a model calls, and what it then insists on. */
export type ModelAnswer = {
  id: string;
  customer: string;
  calls: { name: string; input: unknown }[];
  answer: string;
};

/** The answers of a set: `hostile/tuning`, `friendly/held-out` and the like. */
export const readModelAnswers = (name: string): ModelAnswer[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** The day for which the free visits in the answers were written. */
const clock = () => new Date('2026-11-22T20:00:00Z');

/** Estimates have an address of their own each time. */
function withLink(answer: string, results: string): string {
  const link = /\/estimate\/[\w-]+/.exec(results)?.[0];
  return link ? answer.replace(/\/estimate\/[\w-]+/g, link) : answer;
}

/**
 * Plays answers of a stubborn model, which repeats an answer when asked to repair it.
 * @returns a function that tells whether an answer would be sent to the visitor
 */
export async function makeStubbornModel(db: Db) {
  let playing: ModelAnswer | undefined;
  async function* insist({ messages }: ModelRequest) {
    const results = messages.flatMap((message) =>
      message.role === 'tools' ? message.results.map(({ text }) => text) : [],
    );
    const { calls, answer } = playing ?? { calls: [], answer: '' };
    if (calls.length === 0 || results.length > 0) {
      yield { kind: 'text' as const, text: withLink(answer, results.join(' ')) };
      return;
    }
    for (const [at, { name, input }] of calls.entries())
      yield {
        kind: 'call' as const,
        call: { id: `call_${at}`, name, input: JSON.stringify(input) },
      };
  }
  const engine = makeModelEngine({ adapter: insist });
  const say = await makeAdamTurns(db, { clock, engine });
  return async (item: ModelAnswer): Promise<boolean> => {
    playing = item;
    try {
      await say(item.customer);
      return true;
    } catch (error) {
      if (error instanceof Ungrounded) return false;
      throw error;
    }
  };
}
