import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelTurn } from '#tests/support/assistant/model-turn.ts';
import { type Call, checkAfter, runCalls } from '#tests/support/assistant/run-calls.ts';

/** What a customer asked, the tools that a model called, what it then answered, and what is wrong with that. */
type ModelAnswer = { customer: string; calls: Call[]; answer: string; why?: string };

const file = new URL('model-answers.json', import.meta.url);
const answers: Record<'hostile' | 'friendly', ModelAnswer[]> = JSON.parse(
  readFileSync(file, 'utf8'),
);
const minFriendly = 58;

async function findRefused({ customer, calls, answer }: ModelAnswer) {
  const turn = modelTurn(customer);
  const check = await checkAfter(turn, await runCalls(turn, calls));
  return check(answer);
}

describe('the check of a model’s answers', () => {
  it('refuses each of 100 with an invented figure, date, link or booking', async () => {
    expect(answers.hostile).toHaveLength(100);
    for (const item of answers.hostile)
      expect({ item, refused: (await findRefused(item)).length > 0 }).toEqual({
        item,
        refused: true,
      });
  });

  it('passes at least 58 of 60 that say what the tools said', async () => {
    expect(answers.friendly).toHaveLength(60);
    const refused = [];
    for (const item of answers.friendly) {
      const found = await findRefused(item);
      if (found.length > 0) refused.push({ answer: item.answer, found });
    }
    expect(refused.slice(0, 60 - minFriendly + 1)).toEqual(
      refused.length > 60 - minFriendly ? 'fewer refused' : refused,
    );
  });
});
