import { expect, it } from 'vitest';
import type { AvailableDay, DiaryVisit, Fitter } from './contract.ts';
import { outlookOf } from './outlook.ts';

const date = '2026-12-01';
const [nine, eleven, one] = [
  '9:00 AM - 11:00 AM',
  '11:00 AM - 1:00 PM',
  '1:00 PM - 3:00 PM',
] as const;
const fitter = (id: string, outcodes: string[] = []) =>
  ({
    id,
    name: `Fitter ${id}`,
    outcodes,
    isActive: true,
    hours: [],
    colour: 'green',
  }) as unknown as Fitter;
const visit = (customerName: string, slot: DiaryVisit['slot'], by: string) =>
  ({ customerName, date, slot, fitter: { id: by } }) as unknown as DiaryVisit;
const fitters = [fitter('a'), fitter('b', ['BA1'])];
const day = (states: Record<string, 'free' | 'visit'>): AvailableDay[] => [
  {
    date,
    slots: [
      {
        slot: eleven,
        hasBegun: false,
        fitters: Object.entries(states).map(([id, state]) => ({ id, name: id, state })),
      },
    ],
  },
];
const visits = [visit('Late', one, 'b'), visit('Early', nine, 'b'), visit('Other', nine, 'a')];

it('names who prefers the area, and their visits before and after', () => {
  const known = { days: day({ a: 'free', b: 'free' }), fitters, visits };
  const outlook = outlookOf({ date, slot: eleven }, 'BA1 5EE', known);
  expect(outlook).toMatchObject({
    fitter: 'Fitter b',
    before: { customerName: 'Early' },
    after: { customerName: 'Late' },
  });
  expect(outlookOf({ date, slot: eleven }, 'SN15 3HR', known)).toMatchObject({
    fitter: 'Fitter a',
    before: { customerName: 'Other' },
    after: undefined,
  });
});

it('says nothing where nobody is free, or of a day that is not known', () => {
  const known = { days: day({ a: 'visit', b: 'visit' }), fitters, visits };
  expect(outlookOf({ date, slot: eleven }, 'BA1 5EE', known)).toBeUndefined();
  expect(outlookOf({ date: '2026-12-02', slot: eleven }, 'BA1 5EE', known)).toBeUndefined();
});
