import type { Line } from '#features/assistant/server/adam.ts';
import { createCheck } from '#features/assistant/server/model/check/check-figures.ts';
import { gatherEvidence } from '#features/assistant/server/model/gather-evidence.ts';
import { guidedTools } from '#features/assistant/server/model/guided-tools.ts';
import { knownLines } from '#features/assistant/server/model/instructions.ts';
import { toolRegistry } from '#features/assistant/server/tools/card-tools.ts';
import type { Turn } from '#features/assistant/server/tools/turn.ts';

export const allTools = [...toolRegistry, ...guidedTools];

export type Call = [name: string, input: unknown];

/** Calls tools one after the other. @returns their lines */
export async function runCalls(turn: Turn, calls: readonly Call[]) {
  const lines: string[] = [];
  for (const [name, input] of calls) {
    const tool = allTools.find((one) => one.name === name);
    if (!tool) throw new Error(`no tool ${name}`);
    lines.push(...(await tool.run(turn, input)));
  }
  return lines;
}

/** The check of an answer after tools have said their lines. */
export async function checkAfter(
  turn: Turn,
  lines: readonly string[],
  history: readonly Line[] = [],
) {
  return createCheck(gatherEvidence(turn, history, [...(await knownLines(turn)), ...lines]));
}
