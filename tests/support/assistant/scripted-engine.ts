import type { ServerResponse } from 'node:http';
import { afterEach } from 'vitest';
import type { Line } from '#features/assistant/server/adam.ts';
import type { Refused } from '#features/assistant/server/model/check/check-figures.ts';
import type { CircuitBreaker } from '#features/assistant/server/model/circuit-breaker.ts';
import { createModelEngine } from '#features/assistant/server/model/model-engine.ts';
import { loadModel } from '#features/assistant/server/model/sdk-model.ts';
import type { Turn } from '#features/assistant/server/tools/turn.ts';
import { type Format, type Step, startMockModel } from './mock-model.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Setup = { format?: Format; deadlineMs?: number; breaker?: CircuitBreaker };

/** A model that plays a script over HTTP until the test ends. */
export async function playModel(format: Format, steps: Step[]) {
  const mock = await startMockModel(format, steps);
  closers.push(mock.close);
  return mock;
}

/** An engine whose model plays a script, and what its check has refused. */
export async function engineOf(
  steps: Step[],
  { format = 'openai-compatible', ...setup }: Setup = {},
) {
  const mock = await playModel(format, steps);
  const model = await loadModel(format, { baseUrl: mock.baseUrl, model: 'mock', apiKey: 'secret' });
  const refused: Refused[] = [];
  const engine = createModelEngine({ model, ...setup, onRefused: (list) => refused.push(...list) });
  const answer = (turn: Turn, history: Line[] = [], signal = AbortSignal.timeout(60_000)) =>
    engine(turn, history, signal);
  return { mock, answer, refused };
}

export const call = (name: string, input: unknown): Step => ({ call: { name, input } });
export const raw = (send: (response: ServerResponse) => unknown): Step => ({ raw: send });
export const status = (code: number) =>
  raw((response) => response.writeHead(code).end('{"error":{"message":"Wrong key: secret"}}'));

export function stream(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(text);
}

export const asked = 'How much for my lounge, 4 by 3.5, in carpet?';
export const lounge = { rooms: [{ name: 'Lounge', length: 4, width: 3.5, floor: 'carpet' }] };
