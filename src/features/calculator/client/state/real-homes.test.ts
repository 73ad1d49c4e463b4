import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { estimateRequest } from '../../contract.ts';
import { findPartProblems, findStairsProblems } from '../drafts/draft-problems.ts';
import { measureArea } from '../drafts/measure-draft.ts';
import {
  addPart,
  changePart,
  type RoomDraft,
  removePart,
  usualStairsDraft,
} from '../drafts/room-drafts.ts';
import {
  buildRequest,
  type CalculatorAction,
  isStepComplete,
  reduceCalculator,
  startingState,
} from './calculator-state.ts';
import { checkJob } from './stored-job.ts';

const lounge: RoomDraft = { id: 1, name: 'Lounge', length: '5', width: '4' };
const bay = { start: '', width: '2', depth: '1.5' };
const lShape = changePart(addPart(lounge), 0, bay);
const play = (...actions: CalculatorAction[]) => actions.reduce(reduceCalculator, startingState);
const withRoom = (room: RoomDraft) => play({ type: 'roomReplaced', room });

describe('a room with parts', () => {
  it('gets each part on a side of its own, up to three', () => {
    const full = [1, 2, 3, 4].reduce((room) => addPart(room), lounge);
    expect(full.parts?.map(({ side }) => side)).toEqual(['right', 'bottom', 'left']);
    expect(removePart(full, 1).parts?.map(({ side }) => side)).toEqual(['right', 'left']);
  });

  it('measures all of its rectangles, and sends those that are measured', () => {
    expect(measureArea(lShape)).toBe(23);
    const half = addPart(lShape);
    const request = buildRequest({ ...withRoom(half), flooring: 'carpet' });
    expect(request?.rooms[0]).toMatchObject({
      area: 23,
      parts: [{ side: 'right', start: 0, width: 2, depth: 1.5 }],
    });
    expect(isStepComplete(withRoom(half))).toBe(false);
    expect(isStepComplete(withRoom(lShape))).toBe(true);
  });

  it('says what is wrong with a part beside its field', () => {
    expect(findPartProblems(addPart(lounge), 0, false)).toEqual({});
    expect(findPartProblems(addPart(lounge), 0, true)).toEqual({
      width: 'Enter metres, or remove the part',
      depth: 'Enter metres, or remove the part',
    });
    const long = changePart(lShape, 0, { width: '3', start: '1.5' });
    expect(findPartProblems(long, 0, false).width).toBe('Longer than the wall it goes from');
    const second = changePart(addPart(lShape), 1, { side: 'right', start: '2', width: '1' });
    expect(findPartProblems(second, 1, false).width).toContain('Leave some wall');
    expect(findPartProblems(changePart(second, 1, { start: '2.5' }), 1, false)).toEqual({});
  });
});

describe('stairs', () => {
  const added = play({ type: 'stairsAdded' }, { type: 'stairsAdded' });

  it('come with what is usual filled in, and with a name of their own', () => {
    expect(added.rooms.map(({ name }) => name)).toEqual(['Room 1', 'Stairs', 'Stairs 2']);
    // 13 steps of 23 and 20 cm, 85 cm wide.
    expect(measureArea(added.rooms[1] as RoomDraft)).toBeCloseTo(4.7515, 4);
  });

  it('are sent with their landing and winders, and run through from the room before them', () => {
    const [, flight] = added.rooms;
    const stairs = { ...usualStairsDraft, winders: '3', landingLength: '2', landingWidth: '1' };
    const state = [
      { type: 'roomReplaced', room: lounge },
      { type: 'roomReplaced', room: { ...flight, stairs, isJoined: true } },
    ].reduce((so, action) => reduceCalculator(so, action as CalculatorAction), added);
    const request = buildRequest({ ...state, flooring: 'carpet' });
    expect(request?.rooms).toMatchObject([
      { name: 'Lounge', link: 1 },
      {
        link: 1,
        stairs: { steps: 13, winders: { count: 3 }, landing: { length: 2, width: 1 } },
      },
      { name: 'Stairs 2' },
    ]);
    expect(request?.rooms[2]).not.toHaveProperty('link');
    expect(estimateRequest.safeParse(request).success).toBe(true);
  });

  it('have a message for each measure that cannot be priced', () => {
    expect(findStairsProblems(usualStairsDraft)).toEqual({});
    const wrong = {
      ...usualStairsDraft,
      steps: '12.5',
      width: '3',
      runner: '5',
      landingWidth: '1',
    };
    expect(Object.keys(findStairsProblems(wrong)).sort()).toEqual([
      'landingLength',
      'runner',
      'steps',
      'width',
    ]);
    expect(findStairsProblems({ ...usualStairsDraft, steps: '0', winders: '4' })).toEqual({});
    expect(findStairsProblems({ ...usualStairsDraft, steps: '0' })).toHaveProperty('steps');
  });
});

it('parts, stairs and links are stored, and read again as they were', () => {
  const rooms = [
    lShape,
    { ...lounge, id: 2, isJoined: true },
    { id: 3, name: 'Stairs', length: '', width: '', stairs: usualStairsDraft },
  ];
  const job = { ...startingState, rooms };
  expect(checkJob(JSON.parse(JSON.stringify(job)))?.rooms).toEqual(rooms);
  const broken = [{ ...lounge, parts: [{ side: 'up' }, 7], stairs: { steps: 3 } }];
  expect(checkJob({ ...job, rooms: broken })?.rooms).toEqual([lounge]);
});

it('whatever is typed is refused in the form, or taken by the server', () => {
  const text = fc.oneof(
    fc.constantFrom('', '0', '1', '2.5', '13', '-1', 'x', '60'),
    fc.double({ min: 0, max: 20, noNaN: true }).map(String),
  );
  const part = fc.record({
    side: fc.constantFrom('left' as const, 'right' as const, 'top' as const),
    start: text,
    width: text,
    depth: text,
  });
  const stairs = fc.record({
    steps: text,
    width: text,
    winders: text,
    landingLength: text,
    landingWidth: text,
    going: text,
    rise: text,
    runner: text,
  });
  const room = fc.record(
    { length: text, width: text, parts: fc.array(part, { maxLength: 3 }), stairs },
    { requiredKeys: ['length', 'width'] },
  );
  fc.assert(
    fc.property(room, (each) => {
      const state = withRoom({ ...lounge, ...each });
      if (!isStepComplete(state)) return;
      const request = buildRequest({ ...state, flooring: 'carpet' });
      expect(estimateRequest.safeParse(request).error).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
