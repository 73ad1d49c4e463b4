import { expect, it } from 'vitest';
import type { WorkingEstimate } from '../../today/contract.ts';
import { describeSides, listWork } from './describe-rooms.ts';

type Room = WorkingEstimate['rooms'][number];
const lounge: Room = { id: 1, name: 'Lounge', length: 5.9, width: 3.7, area: 21.83 };
const stairs: Room = {
  id: 2,
  name: 'Stairs',
  length: 5.59,
  width: 0.85,
  area: 6.75,
  stairs: { steps: 13, going: 0.23, rise: 0.2, width: 0.85 },
};
const job = (more: Partial<WorkingEstimate>) => ({ rooms: [lounge, stairs], ...more });

it('says the sides of a room with its parts', () => {
  expect(describeSides(lounge)).toBe('5.9 × 3.7 m');
  const parts = [
    { side: 'right' as const, start: 0, width: 2.4, depth: 1.8 },
    { side: 'bottom' as const, start: 0.5, width: 1, depth: 0.6 },
  ];
  expect(describeSides({ ...lounge, parts })).toBe(
    '5.9 × 3.7 m, on the right 2.4 m wide and 1.8 m deep, below, 0.5 m from the corner, 1 m wide and 0.6 m deep',
  );
});

it('says the steps of stairs, and what else belongs to them', () => {
  expect(describeSides(stairs)).toBe('13 steps, 0.85 m wide');
  const more = {
    steps: 1,
    going: 0.23,
    rise: 0.2,
    width: 0.9,
    winders: { count: 3, going: 0.7, width: 0.9 },
    landing: { length: 2, width: 1 },
    runner: 0.6,
  };
  expect(describeSides({ ...stairs, stairs: more })).toBe(
    '1 step and 3 winders, 0.9 m wide, runner 0.6 m, landing 2 × 1 m',
  );
});

it('lists the work beside the floor with the rooms that it is for', () => {
  expect(listWork(job({}))).toEqual([]);
  const extras = { uplift: true, furnitureRooms: 1, doorTrims: 2, plywood: [0], levelling: [0] };
  const underlay = { id: 'pu', name: 'Luxury PU Underlay, 11 mm', price: 5.95 };
  expect(listWork(job({ extras, underlay }))).toEqual([
    'Take up the old floor',
    'Move furniture in 1 room',
    'Trim 2 doors',
    'Plywood: Lounge',
    'Levelling: Lounge',
    'Luxury PU Underlay, 11 mm',
  ]);
});

it('lists doorways by room, and rooms through which the floor runs', () => {
  const doorways = [
    { width: 0.76, kind: 'ramp' as const },
    { width: 0.9, kind: 'carpet' as const, sharedWith: 1 },
  ];
  const rooms = [
    { ...lounge, doorways, link: 1 },
    { ...stairs, name: 'Hall', link: 1 },
    { ...lounge, name: 'Study', doorways: [] },
  ];
  expect(listWork({ rooms })).toEqual([
    'Doorways of Lounge: 0.76 m (ramp), 0.9 m to Hall (carpet)',
    'Doorways of Study: none',
    'The floor runs through: Lounge, Hall',
  ]);
});
