import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { estimateRequest } from '../../contract.ts';
import {
  askAboutSide,
  findPartProblems,
  findSideProblem,
  findStairsProblems,
  findWallProblems,
} from '../drafts/draft-problems.ts';
import { measureArea, readMeasures } from '../drafts/measure-draft.ts';
import {
  addPart,
  canAddPart,
  changePart,
  chooseShape,
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
import { toDraft } from './stored-room.ts';

const lounge: RoomDraft = { id: 1, name: 'Lounge', length: '5', width: '4' };
const bay = { start: '', width: '2', depth: '1.5' };
const lShape = changePart(addPart(lounge), 0, bay);
const bayWindow = { width: '2.5', depth: '0.6' };
const lWalls = ['5.2', '4.2', '2.2', '1.8'];
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
      parts: [{ side: 'right', start: 1, width: 2, depth: 1.5 }],
    });
    expect(isStepComplete(withRoom(half))).toBe(false);
    expect(isStepComplete(withRoom(lShape))).toBe(true);
  });

  it('has a part without a distance in the middle of its wall, and keeps one in the corner', () => {
    const startOf = (room: RoomDraft) => readMeasures(room).parts?.[0]?.start;
    expect(startOf(lShape)).toBe(1);
    expect(startOf(changePart(lShape, 0, { side: 'top' }))).toBe(1.5);
    expect(startOf(changePart(lShape, 0, { start: '0' }))).toBe(0);
    expect(startOf(changePart(lShape, 0, { width: '6' }))).toBe(0);
  });

  it('says what is wrong with a part beside its field', () => {
    expect(findPartProblems(addPart(lounge), 0, false)).toEqual({});
    expect(findPartProblems(addPart(lounge), 0, true)).toEqual({
      width: 'Enter metres, or remove the piece',
      depth: 'Enter metres, or remove the piece',
    });
    const long = changePart(lShape, 0, { width: '3', start: '1.5' });
    expect(findPartProblems(long, 0, false).width).toBe('Longer than the wall it goes from');
    const corner = changePart(lShape, 0, { start: '0' });
    const second = changePart(addPart(corner), 1, { side: 'right', start: '2', width: '1' });
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

describe('a room by its outer walls', () => {
  const entered = {
    ...chooseShape(lounge, 'corner'),
    shape: { kind: 'corner' as const, sides: lWalls },
  };
  const sent = buildRequest({ ...withRoom(entered), flooring: 'carpet' })?.rooms[0];

  it('is sent as a rectangle with parts, and is that shape again from the estimate', () => {
    expect(sent).toMatchObject({
      length: 5.2,
      width: 2.4,
      area: 17.88,
      parts: [{ side: 'bottom', start: 0, width: 3, depth: 1.8 }],
    });
    const { length = 0, width = 0, parts } = sent ?? {};
    const [again] = [{ name: 'Lounge', length, width, parts }].map(toDraft);
    expect(again?.shape).toEqual(entered.shape);
    expect(again?.parts).toBeUndefined();
  });

  it('is kept over a reload, and left out of a job where it is damaged', () => {
    const job = (shape: unknown) => checkJob({ ...startingState, rooms: [{ ...lounge, shape }] });
    expect(job(entered.shape)?.rooms[0]?.shape).toEqual(entered.shape);
    for (const shape of [{ kind: 'x', sides: lWalls }, { kind: 'corner', sides: ['1'] }, 'corner'])
      expect(job(shape)?.rooms[0]?.shape).toBeUndefined();
  });

  it('takes over the walls that it shares with the shape before it', () => {
    expect(chooseShape(lounge, 'corner').shape?.sides).toEqual(['5', '4', '', '']);
    expect(chooseShape(entered, 'u').shape?.sides).toEqual(['5.2', '', '', '', '', '']);
    expect(chooseShape(entered, 'rectangle')).toEqual({ ...lounge, length: '5.2', width: '4.2' });
  });

  it('takes a bay on a wall that its shape leaves free, also from the estimate', () => {
    const withBay = changePart(addPart(entered), 0, { side: 'top', start: '1', ...bayWindow });
    expect(measureArea(withBay)).toBe(19.38);
    const {
      length = 0,
      width = 0,
      parts,
    } = buildRequest({ ...withRoom(withBay), flooring: 'carpet' })?.rooms[0] ?? {};
    const [again] = [{ name: 'Lounge', length, width, parts }].map(toDraft);
    expect(again).toMatchObject({ shape: entered.shape, parts: [{ side: 'top', start: '1' }] });
    const long = changePart(withBay, 0, { width: '4.5' });
    expect(findPartProblems(long, 0, false).width).toBe('Longer than the wall it goes from');
    expect(canAddPart(addPart(withBay))).toBe(false);
    expect(chooseShape(withBay, 'u').parts).toHaveLength(1);
  });

  it('can be priced once every wall is there and possible', () => {
    const withWalls = (...sides: string[]) => ({
      ...entered,
      shape: { kind: 'corner' as const, sides },
    });
    expect(isStepComplete(withRoom(entered))).toBe(true);
    expect(isStepComplete(withRoom(withWalls('5.2', '4.2', '2.2', '')))).toBe(false);
    expect(isStepComplete(withRoom(withWalls('5.2', '4.2', '5.2', '1')))).toBe(false);
    expect(findWallProblems({ kind: 'corner', sides: ['5.2', '4.2', '5.2', '1'] })[2]).toContain(
      'C must be shorter than A',
    );
  });

  it('is not checked again until the next try, once it has new fields', () => {
    const checked = reduceCalculator(withRoom(lounge), { type: 'checked' });
    const replace = (room: RoomDraft) => reduceCalculator(checked, { type: 'roomReplaced', room });
    expect(replace({ ...lounge, width: '' }).isChecked).toBe(true);
    expect(replace(addPart(lounge)).isChecked).toBe(false);
    expect(replace(chooseShape(lounge, 'corner')).isChecked).toBe(false);
    expect(reduceCalculator(checked, { type: 'roomAdded' }).isChecked).toBe(false);
  });
});

it.each([
  ['520', 'Do you mean 5.20 m?'],
  ['4100', 'Do you mean 4.10 m?'],
  ['51', 'At most 50 m: split it into two rooms'],
  ['158.496', 'At most 50 m: split it into two rooms'],
  ['20000', 'At most 50 m: split it into two rooms'],
  ['50', undefined],
])('a side of %s is answered with %s', (side, message) => {
  expect(findSideProblem(side)).toBe(message);
  expect(measureArea({ ...lounge, length: side })).toBe(message ? 0 : 200);
});

it('a long side is asked about, and not refused', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(plain(askAboutSide('10.5'))).toBe('10.5 m is a long wall: is that right?');
  expect(plain(askAboutSide('10.5', 'ft'))).toBe('34 ft 5.4 in is a long wall: is that right?');
  expect(askAboutSide('10')).toBeUndefined();
  expect(askAboutSide('50.1')).toBeUndefined();
});
