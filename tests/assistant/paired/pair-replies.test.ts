import { describe, expect, it } from 'vitest';
import { countVerdicts, pairReplies, type Replied, sideOfA, writeSheet } from './pair-replies.ts';

const lines = [
  { talk: 'one', says: 'hello' },
  { talk: 'one', says: 'how much for 4 by 3' },
  { talk: 'two', says: 'do you do stairs' },
  { talk: 'three', says: 'thanks' },
];
const said = (...replies: string[]): Replied[] =>
  lines.map((line, at) => ({ ...line, reply: replies[at] ?? '' }));
const older = said('Hello.', '£10: /estimate/abc-1', 'Old two.', 'Old three.');
const newer = said('Hello.', '£12: /estimate/xyz_2', 'New two.', 'New three.');

describe('two versions that replied to the same lines', () => {
  it('stand beside each other, in an order that changes from talk to talk and not within one', () => {
    const pairs = pairReplies(older, newer);
    expect(pairs).toHaveLength(4);
    for (const { talk, A, B } of pairs.slice(1)) {
      const newest = sideOfA(talk) === 'newer' ? A : B;
      expect(newest).toMatch(/New|£12/);
    }
    const names = Array.from({ length: 200 }, (_, at) => sideOfA(`talk ${at}`));
    expect(names.filter((side) => side === 'newer').length).toBeGreaterThan(60);
    expect(names.filter((side) => side === 'older').length).toBeGreaterThan(60);
  });

  it('differ by more than the address of an estimate', () => {
    const [, pair] = pairReplies(
      said('', '£10: /estimate/abc-1', '', ''),
      said('', '£10: /estimate/xyz_2', '', ''),
    );
    expect(pair?.A).toBe(pair?.B);
  });

  it('are refused if the lines are others', () => {
    expect(() => pairReplies(older, newer.slice(1))).toThrow('different talks');
    const changed = newer.map((line, at) => (at === 2 ? { ...line, says: 'no' } : line));
    expect(() => pairReplies(older, changed)).toThrow('line 3');
  });

  it('are shown to a judge with what both said once, and without a word of the version', () => {
    const sheet = writeSheet(pairReplies(older, newer));
    expect(sheet).toContain('> hello\nA and B: Hello.');
    expect(sheet).toMatch(/\[3\] > do you do stairs\nA: (?:Old|New) two\.\nB: (?:Old|New) two\./);
    expect(sheet).not.toMatch(/older|newer/);
  });

  it('are counted by version, whichever was A', () => {
    const pairs = pairReplies(older, newer);
    const verdicts = ['2', '3', '4'].map((id) => {
      const isNewerA = sideOfA(pairs.find((pair) => pair.id === id)?.talk ?? '') === 'newer';
      return {
        id,
        better: id === '4' ? ('same' as const) : isNewerA ? ('A' as const) : ('B' as const),
        A: isNewerA ? ('helpful' as const) : ('wrong' as const),
        B: isNewerA ? ('wrong' as const) : ('helpful' as const),
      };
    });
    const counts = countVerdicts(pairs, verdicts);
    expect(counts).toMatchObject({ better: 2, worse: 0, same: 1 });
    expect(counts.newer).toMatchObject({ helpful: 3, wrong: 0 });
    expect(counts.older).toMatchObject({ helpful: 0, wrong: 3 });
    expect(() => countVerdicts(pairs, [{ id: '1', better: 'A', A: 'wrong', B: 'wrong' }])).toThrow(
      'no pair 1',
    );
  });
});
