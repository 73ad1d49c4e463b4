import { describe, expect, it } from 'vitest';
import type { Step } from '#tests/support/assistant/mock-model.ts';
import { businessTools, modelTurn } from '#tests/support/assistant/model-turn.ts';
import {
  asked,
  call,
  engineOf,
  lounge,
  raw,
  status,
  stream,
} from '#tests/support/assistant/scripted-engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { ModelError } from './sdk-model.ts';

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const cut = raw((response) => {
  stream(response, chunk('We fit'));
  setTimeout(() => response.destroy(), 20);
});

describe('limits of the model path', () => {
  it.each([
    ['answers 500', status(500)],
    ['answers 429', status(429)],
    ['breaks off', cut],
    [
      'sends no events',
      raw((response) => {
        stream(response, 'data: <html>\n\n');
        response.end();
      }),
    ],
    ['says far too much', { say: 'Carpet is nice. '.repeat(500) }],
  ] as [string, Step][])('a model that %s fails the turn', async (_what, step) => {
    const { mock, answer } = await engineOf([step]);
    await expect(answer(modelTurn('hello'))).rejects.toBeInstanceOf(ModelError);
    expect(mock.asked).toHaveLength(1);
  });

  it.each([
    ['never answers', raw(() => undefined)],
    ['stalls in the middle', raw((response) => stream(response, chunk('Carpet is £1')))],
  ])('a model that %s is late', async (_what, step) => {
    const { answer } = await engineOf([step], { deadlineMs: 200 });
    await expect(answer(modelTurn('hello'))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('a model that never stops calling tools gets 8 rounds, and its cards are answered', async () => {
    const { mock, answer } = await engineOf([call('put_price', lounge)]);
    expect((await answer(modelTurn(asked))).text).toContain('£573.86');
    expect(mock.asked).toHaveLength(8);
  });

  it('pauses a failing model after three turns, and asks again after the rest', async () => {
    let now = 0;
    const breaker = new CircuitBreaker({ now: () => now });
    const { mock, answer } = await engineOf([status(500)], { breaker });
    for (let turn = 0; turn < 5; turn += 1)
      await expect(answer(modelTurn('hello'))).rejects.toBeInstanceOf(ModelError);
    expect(mock.asked).toHaveLength(3);
    now = 60_001;
    await expect(answer(modelTurn('hello'))).rejects.toThrow('500');
    expect(mock.asked).toHaveLength(4);
  });

  it('asks on a model whose answers are refused: no visitor can switch it off', async () => {
    const { mock, answer } = await engineOf([{ say: 'Your visit is booked.' }]);
    for (let turn = 0; turn < 4; turn += 1) await answer(modelTurn('hello'));
    expect(mock.asked).toHaveLength(12);
  });

  it('a tool that fails ends the turn with its own error, and does not count against the model', async () => {
    const breaker = new CircuitBreaker({ maxFailures: 1 });
    const { answer } = await engineOf([call('put_price', lounge)], { breaker });
    const tools = {
      ...businessTools(),
      priceCard: () => Promise.reject(new Error('database away')),
    };
    await expect(answer(modelTurn(asked, { tools }))).rejects.toThrow('database away');
    expect(breaker.mayTry()).toBe(true);
  });
});
