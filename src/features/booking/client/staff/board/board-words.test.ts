import { expect, it } from 'vitest';
import { describeDriving, describeState } from './board-words.ts';
import type { BoardVisit } from './plan-move.ts';

const visits = [
  { appointmentId: 'a', customerName: 'Ann Price' },
  { appointmentId: 'b', customerName: 'Bo Lee' },
] as BoardVisit[];

it('says how far a fitter drives, and in which order it would be less', () => {
  expect(describeDriving({ visits: [], travelMinutes: 0, shortest: null })).toBe('');
  expect(describeDriving({ visits, travelMinutes: null, shortest: null })).toBe(
    'Driving time unknown',
  );
  expect(describeDriving({ visits, travelMinutes: 70, shortest: null })).toBe(
    'About 70 min driving',
  );
  const shortest = {
    travelMinutes: 51,
    visits: [
      { appointmentId: 'b', slot: '9:00 AM - 11:00 AM' as const },
      { appointmentId: 'a', slot: '11:00 AM - 1:00 PM' as const },
    ],
  };
  const text = describeDriving({ visits, travelMinutes: 70, shortest }).replaceAll('\u00a0', ' ');
  expect(text).toBe(
    'About 70 min driving. 51 min in this order: 9–11am Bo Lee, 11am–1pm Ann Price',
  );
});

it('says what somebody without a visit does', () => {
  expect(describeState('free')).toBe('Free');
  expect(describeState('free', true)).toBe('No visit');
  expect(describeState('time-off', true)).toBe('Time off');
});
