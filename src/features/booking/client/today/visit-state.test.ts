import { describe, expect, it } from 'vitest';
import type { VisitReportInput, WorkingVisit } from '../../today/contract.ts';
import { readVisitState } from './visit-state.ts';

const at = '2027-06-15T09:00:00.000Z';
const visit = {
  appointmentId: 'a',
  status: 'confirmed',
  reports: [{ id: 'seen', kind: 'arrived', at, by: 'Jo', text: null }],
} as unknown as WorkingVisit;

const queue = (kind: 'done' | 'note', refusal?: string) => ({
  report: { id: kind, kind, appointmentId: 'a', at, text: 'Damp' } as unknown as VisitReportInput,
  accountId: 'jo',
  about: 'Ann',
  sendAfter: 5,
  ...(refusal !== undefined && { refusal }),
});

describe('the state of a visit', () => {
  it('is what was reported last, notes aside', () => {
    expect(readVisitState({ ...visit, reports: [] }, []).state).toBe('planned');
    expect(readVisitState(visit, []).state).toBe('arrived');
    expect(readVisitState(visit, [queue('note')]).state).toBe('arrived');
    expect(readVisitState({ ...visit, status: 'completed' }, []).state).toBe('done');
  });

  it('counts what the device has not sent yet, but nothing that was refused', () => {
    const { state, reports } = readVisitState(visit, [queue('done')]);
    expect([state, reports.at(-1)]).toEqual([
      'done',
      { id: 'done', kind: 'done', at, by: 'you', text: 'Damp', queuedId: 'done', undoUntil: 5 },
    ]);
    expect(readVisitState(visit, [queue('done', 'It was cancelled.')]).state).toBe('arrived');
    expect(readVisitState({ ...visit, appointmentId: 'b' }, [queue('done')]).reports).toHaveLength(
      1,
    );
  });
});
