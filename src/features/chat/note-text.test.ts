import { expect, it } from 'vitest';
import { readNote } from './note-text.ts';

it('says the visit and where it is in one sentence', () => {
  const note = 'Visit: 2026-12-01, 1:00 PM - 3:00 PM.\nWhere: 12 High Street, BA1 1AA.\nA repair.';
  expect(readNote(note)).toEqual([
    ['Visit Tue 1 Dec, 1–3pm, at 12 High Street, BA1 1AA.'],
    ['A repair.'],
  ]);
});

it('says days and times as people do, wherever they are', () => {
  expect(readNote('Best time: 2026-12-01 or 2026-12-02, 11:00 AM - 1:00 PM')).toEqual([
    ['Best time: Tue 1 Dec or Wed 2 Dec, 11am–1pm'],
  ]);
  expect(readNote('Order 2026-13-99 of 12026-12-01')).toEqual([
    ['Order 2026-13-99 of 12026-12-01'],
  ]);
});

it('finds the estimates, with or without their label', () => {
  expect(readNote('Estimate: /estimate/uNDn-x_1')).toEqual([[{ estimateId: 'uNDn-x_1' }]]);
  expect(readNote('Priced: carpet, £1,540.00 /estimate/abc /estimate/def')).toEqual([
    ['Priced: carpet, £1,540.00 ', { estimateId: 'abc' }, ' ', { estimateId: 'def' }],
  ]);
});

it('leaves the words of a colleague as they are', () => {
  expect(readNote('Has a dog.\n\nRing after six.')).toEqual([
    ['Has a dog.'],
    [''],
    ['Ring after six.'],
  ]);
});
