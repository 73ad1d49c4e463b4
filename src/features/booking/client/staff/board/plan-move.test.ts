import { describe, expect, it } from 'vitest';
import type { DiaryDay } from '../../../diary/contract.ts';
import { type PickedVisit, planMove } from './plan-move.ts';

const nine = '9:00 AM - 11:00 AM';
const eleven = '11:00 AM - 1:00 PM';
const one = '1:00 PM - 3:00 PM';
const visitAt = (slot: typeof nine | typeof eleven | typeof one, status = 'confirmed') => ({
  appointmentId: slot,
  slot,
  status,
  customerName: 'Ann Price',
  postcode: 'SN15 1AA',
  travelMinutes: 5,
  fits: true,
});
const day = {
  date: '2027-06-15',
  closed: null,
  slots: [nine, eleven, one].map((slot) => ({ slot, hasBegun: false })),
  fitters: [
    {
      id: 'jo',
      name: 'Jo',
      states: ['visit', 'visit', 'free'],
      visits: [visitAt(nine), visitAt(eleven)],
    },
    { id: 'sam', name: 'Sam', states: ['time-off', 'free', 'visit'], visits: [visitAt(one)] },
  ],
} as unknown as DiaryDay;
const picked = {
  ...visitAt(nine),
  date: day.date,
  fitter: { id: 'jo', name: 'Jo' },
} as unknown as PickedVisit;
const put = (fitter: number, slot: number, on = day) => {
  const row = on.fitters[fitter];
  return row && planMove(picked, on, row, slot);
};

describe('a visit that is put down', () => {
  it('on a free time is moved there, with another fitter too', () => {
    expect(put(0, 2)).toEqual({ visit: picked, to: { slot: one, fitter: picked.fitter } });
    expect(put(1, 1)?.to).toEqual({ slot: eleven, fitter: { id: 'sam', name: 'Sam' } });
  });

  it('on another visit is swapped with it', () => {
    expect(put(0, 1)?.other?.slot).toBe(eleven);
    expect(put(1, 2)?.other?.slot).toBe(one);
  });

  it('stays where it is: on its own time, on time off, on what has begun or is completed', () => {
    expect(put(0, 0)).toBeUndefined();
    expect(put(1, 0)).toBeUndefined();
    const begun = { ...day, slots: day.slots.map((slot) => ({ ...slot, hasBegun: true })) };
    expect(put(0, 2, begun)).toBeUndefined();
    const fitters = day.fitters.map((fitter) => ({
      ...fitter,
      visits: fitter.visits.map((visit) => ({ ...visit, status: 'completed' as const })),
    }));
    expect(put(0, 1, { ...day, fitters })).toBeUndefined();
  });
});
