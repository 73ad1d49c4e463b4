import type { Turn } from '../../turn.ts';

export type ActAnswer = { lines: string[]; handsOver: boolean };
export const plainly = (lines: readonly string[]): ActAnswer => ({
  lines: [...lines],
  handsOver: false,
});

/** Sentences of our own that hold no figure of a tool. */
export function fixed(turn: Turn, ...lines: string[]): ActAnswer {
  turn.evidence.push(...lines);
  return plainly(lines);
}
