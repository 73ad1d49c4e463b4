import { describe, expect, it } from 'vitest';
import { limits } from '#features/assistant/limits.ts';
import { readStartingAnswers } from '#features/assistant/server/taught-answers/seed-taught-answers.ts';
import { firm } from '#features/business/firm.ts';
import { fillFields } from '#features/business/text-fields.ts';

const answers = readStartingAnswers(new Date(0));
const maxWords = 45;

describe('the starting answers in data/assistant-knowledge', () => {
  it('have different ids and wordings', () => {
    const ids = answers.map(({ id }) => id);
    const wordings = answers.flatMap(({ question, alsoAsked }) => [question, ...alsoAsked]);
    const plain = wordings.map((text) => text.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
    expect(plain.filter((text, at) => plain.indexOf(text) !== at)).toEqual([]);
  });

  it('keep to the limits of taught answers and to a few short sentences', () => {
    for (const { question, alsoAsked, answer } of answers) {
      const said = fillFields(answer) ?? '';
      expect(said).not.toMatch(/[{}]/);
      expect(said.split(/\s+/).length, question).toBeLessThanOrEqual(maxWords);
      expect(answer.length).toBeLessThanOrEqual(limits.answer);
      expect(alsoAsked.length).toBeLessThanOrEqual(limits.wordings);
      for (const text of [question, ...alsoAsked])
        expect(text.length).toBeLessThanOrEqual(limits.question);
    }
  });

  it('name no telephone number but the firm’s and the emergency line for gas', () => {
    const gasEmergency = '0800 111 999';
    for (const { answer } of answers)
      for (const [number] of (fillFields(answer) ?? '').matchAll(/\b0\d[\d ]{8,}\d\b/g))
        expect([firm().phone.display, gasEmergency]).toContain(number);
  });
});
