import { describe, expect, it, test } from 'vitest';
import { estimateRequest } from '../../contract.ts';
import { buildRequest, type Job, startingState } from '../state/calculator-state.ts';
import { checkJob } from '../state/stored-job.ts';
import {
  addDoorway,
  type ExtraDrafts,
  findWidthProblem,
  fitExtras,
  listExtras,
  noExtras,
  readEstimatedExtras,
  removeRoomExtras,
} from './extra-drafts.ts';

const room = (id: number, name: string, length = '4') => ({ id, name, length, width: '3' });
const extras: ExtraDrafts = {
  uplift: true,
  furnitureRooms: 2,
  doorTrims: 1,
  plywood: [7],
  levelling: [3, 7],
  underlay: { id: 'thick', name: 'Thick, 11 mm', price: 5.95 },
  doorways: {
    3: [{ id: 1, width: '1,2', kind: 'hard', sharedWith: null }],
    7: [
      { id: 1, width: '', kind: 'carpet', sharedWith: 3 },
      { id: 4, width: '0.8', kind: 'ramp', sharedWith: 5 },
    ],
  },
};
const job: Job = {
  ...startingState,
  rooms: [room(3, 'Lounge'), room(5, 'Not measured', ''), room(7, 'Hall')],
  flooring: 'carpet',
  extras,
};

describe('the request for a job', () => {
  it('has its extras, with rooms by their place among those that are priced', () => {
    const request = buildRequest(job);
    expect(request).toMatchObject({
      extras: { uplift: true, furnitureRooms: 2, doorTrims: 1, plywood: [1], levelling: [0, 1] },
      underlayId: 'thick',
    });
    expect(request?.rooms.map((one) => 'doorways' in one && one.doorways)).toEqual([
      [{ width: 1.2, kind: 'hard' }],
      [
        { kind: 'carpet', sharedWith: 0 },
        { width: 0.8, kind: 'ramp' },
      ],
    ]);
    expect(estimateRequest.safeParse(request).success).toBe(true);
  });

  it('without any is the one of before', () => {
    const request = buildRequest({ ...job, extras: noExtras });
    expect(Object.keys(request ?? {}).sort()).toEqual([
      'carpetWidth',
      'flooringType',
      'includeInstallation',
      'rooms',
    ]);
    expect(request?.rooms.some((one) => 'doorways' in one)).toBe(false);
  });

  it('leaves out extras without installation, and the underlay of another floor', () => {
    const bare = { ...job, includeInstallation: false };
    expect(buildRequest(bare)).not.toHaveProperty('extras');
    expect(buildRequest(bare)).toHaveProperty('underlayId');
    expect(buildRequest({ ...job, flooring: 'laminate' })).not.toHaveProperty('underlayId');
  });
});

it('a floor sold with fitting is always fitted, with its own underlay', () => {
  const product = {
    id: 'loop',
    name: 'Loop',
    price: 4.5,
    unit: 'm²',
    flooringType: 'carpet',
    rollWidths: [4],
    fittingIncluded: true,
  } as const;
  const bare = { ...job, includeInstallation: false };
  expect(fitExtras(bare, product)).toMatchObject({
    includeInstallation: true,
    extras: { uplift: true, underlay: null },
  });
  expect(fitExtras(bare, { ...product, fittingIncluded: false })).toBe(bare);
});

it('a room that is removed leaves nothing behind', () => {
  expect(removeRoomExtras(extras, 3)).toEqual({
    ...extras,
    levelling: [7],
    doorways: { 7: [{ ...extras.doorways[7]?.[0], sharedWith: null }, extras.doorways[7]?.[1]] },
  });
  expect(Object.keys(removeRoomExtras(extras, 7).doorways)).toEqual(['3']);
});

it('doorways have ids of their own', () => {
  const two = addDoorway(addDoorway([]));
  expect(two.map(({ id }) => id)).toEqual([1, 2]);
  expect(addDoorway(two.slice(1)).map(({ id }) => id)).toEqual([2, 3]);
});

test.each([
  ['', undefined],
  ['0,9', undefined],
  ['0.2', 'Enter 0.3 to 6 m'],
  ['9', 'Enter 0.3 to 6 m'],
  ['wide', 'Enter 0.3 to 6 m'],
])('the width %j: %s', (width, problem) => {
  expect(findWidthProblem(width)).toBe(problem);
});

describe('a stored job', () => {
  const stored = (value: unknown) => checkJob(JSON.parse(JSON.stringify(value)))?.extras;

  it('keeps its extras with its rooms, which are renumbered', () => {
    const [plywood, levelling] = [[3], [1, 3]];
    expect(stored(job)).toEqual({
      ...extras,
      plywood,
      levelling,
      doorways: {
        1: extras.doorways[3],
        3: [
          { id: 1, width: '', kind: 'carpet', sharedWith: 1 },
          { id: 2, width: '0.8', kind: 'ramp', sharedWith: 2 },
        ],
      },
    });
  });

  it('of an older page has none, and nothing that is none', () => {
    expect(stored({ ...job, extras: undefined })).toEqual(noExtras);
    const wrong = {
      uplift: 'yes',
      furnitureRooms: 2.5,
      doorTrims: 1e9,
      plywood: [1, 'x'],
      underlay: { id: 1 },
      doorways: { 3: [{ width: 1 }, { width: '1', kind: 'wood' }, null], 9: [], x: 4 },
    };
    expect(stored({ ...job, extras: wrong })).toEqual({
      ...noExtras,
      doorTrims: 60,
      doorways: { 1: [] },
    });
  });
});

it('the extras of an estimate are those that asked for it', () => {
  const rooms = [{ doorways: [{ width: 1.2, kind: 'hard' as const, sharedWith: 1 }] }, {}];
  const underlay = { id: 'thick', name: 'Thick', price: 5.95 };
  const given = { uplift: true, furnitureRooms: 1, doorTrims: 0, plywood: [1], levelling: [] };
  expect(readEstimatedExtras({ rooms, underlay, extras: given })).toEqual({
    ...noExtras,
    uplift: true,
    furnitureRooms: 1,
    plywood: [2],
    underlay,
    doorways: { 1: [{ id: 1, width: '1.2', kind: 'hard', sharedWith: 2 }] },
  });
  expect(readEstimatedExtras({ rooms: [{}] })).toEqual(noExtras);
});

it('what is added is said in a few words, as far as it counts', () => {
  expect(listExtras(job)).toEqual([
    'old floor taken up',
    'furniture moved',
    'doors trimmed',
    'plywood',
    'levelling',
    'Thick, 11 mm',
    'doorways',
  ]);
  const bare = { ...job, includeInstallation: false, flooring: 'vinyl' as const };
  expect(listExtras(bare)).toEqual(['doorways']);
  expect(listExtras({ ...job, extras: noExtras })).toEqual([]);
});
