import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { estimateRequest } from '../../contract.ts';
import { limits } from '../../limits.ts';
import type { ChosenProduct } from '../drafts/chosen-product.ts';
import {
  buildRequest,
  type CalculatorAction,
  type CalculatorState,
  isStepComplete,
  isUntouched,
  reduceCalculator,
  startingState,
} from './calculator-state.ts';

const play = (actions: CalculatorAction[], from: CalculatorState = startingState) =>
  actions.reduce(reduceCalculator, from);
const lounge: CalculatorAction[] = [
  { type: 'roomChanged', id: 1, field: 'length', value: '5.9' },
  { type: 'roomChanged', id: 1, field: 'width', value: '3.7' },
];

const sheet: ChosenProduct = {
  id: 'sheet',
  name: 'Camden Sheet Vinyl',
  price: 13.9,
  unit: 'm²',
  flooringType: 'vinyl',
  rollWidths: [2, 3, 4],
  fittingIncluded: false,
};

describe('steps', () => {
  it('go forward to 3 and no further without an estimate, and back to 1', () => {
    const forward: CalculatorAction = { type: 'movedForward' };
    expect(play([forward, forward, forward, forward]).step).toBe(3);
    expect(play([forward, { type: 'movedBack' }, { type: 'movedBack' }]).step).toBe(1);
  });

  it('an estimate brings up step 4 and takes over the width it was priced for', () => {
    const estimate = { carpetWidth: 5 } as CalculatorState['estimate'];
    if (!estimate) throw new Error();
    const state = play([{ type: 'estimated', estimate }], { ...startingState, step: 3 });
    expect(state).toMatchObject({ step: 4, estimate, carpetWidth: 5 });
    expect(play([{ type: 'estimated', estimate }], { ...startingState, step: 2 }).step).toBe(2);
  });
});

it('needs no floor for the rest once every room has its own', () => {
  const two = play([...lounge, { type: 'roomAdded' }]);
  const own = (index: number) => ({
    type: 'roomReplaced' as const,
    room: { ...(two.rooms[index] as (typeof two.rooms)[0]), floor: { flooring: 'vinyl' as const } },
  });
  expect(play([own(0)], two).flooring).toBeNull();
  expect(play([own(0), own(1)], two)).toMatchObject({ flooring: 'vinyl', floor: null });
});

describe('leaving a step', () => {
  const side = (id: number, field: 'length' | 'width', value: string): CalculatorAction => ({
    type: 'roomChanged',
    id,
    field,
    value,
  });

  it.each([
    ['nothing', [], false],
    ['one side', [side(1, 'length', '3')], false],
    ['a side of zero', [side(1, 'length', '3'), side(1, 'width', '0')], false],
    [
      'a side of less than a millimetre',
      [side(1, 'length', '3'), side(1, 'width', '0.0001')],
      false,
    ],
    ['a side above 50 m', [side(1, 'length', '3'), side(1, 'width', '51')], false],
    ['both sides', lounge, true],
    ['a second room without sides', [...lounge, { type: 'roomAdded' }], false],
  ] as [string, CalculatorAction[], boolean][])(
    '1 with %s: complete is %#',
    (_, actions, isComplete) => {
      expect(isStepComplete(play(actions))).toBe(isComplete);
    },
  );

  it('2 needs a floor, a standard one or one of the catalogue', () => {
    const at2 = play([...lounge, { type: 'movedForward' }]);
    expect(isStepComplete(at2)).toBe(false);
    expect(isStepComplete(play([{ type: 'flooringChosen', flooring: 'vinyl' }], at2))).toBe(true);
    expect(isStepComplete(play([{ type: 'floorChosen', floor: sheet }], at2))).toBe(true);
  });

  it('shows what is missing until the step is left', () => {
    const checked = play([{ type: 'checked' }, ...lounge]);
    expect(checked.isChecked).toBe(true);
    expect(play([{ type: 'movedForward' }], checked).isChecked).toBe(false);
  });
});

describe('a floor of the catalogue', () => {
  const chosen = play([{ type: 'floorChosen', floor: sheet }]);

  it('is priced as its type until a standard floor is chosen', () => {
    expect(chosen).toMatchObject({ floor: sheet, flooring: 'vinyl' });
    const standard = play([{ type: 'flooringChosen', flooring: 'carpet' }], chosen);
    expect(standard).toMatchObject({ floor: null, flooring: 'carpet' });
  });

  it('takes the price that the catalogue has now, and is dropped once it is not sold', () => {
    const dearer = { ...sheet, price: 20 };
    const { id } = sheet;
    expect(play([{ type: 'floorUpdated', id, floor: dearer }], chosen).floor).toEqual(dearer);
    expect(play([{ type: 'floorUpdated', id, floor: null }], chosen)).toMatchObject({
      floor: null,
      flooring: null,
    });
    expect(play([{ type: 'floorUpdated', id: 'other', floor: null }], chosen)).toEqual(chosen);
  });
});

describe('rooms', () => {
  it('are added as Room N+1 and removed while another is left', () => {
    const three = play([{ type: 'roomAdded' }, { type: 'roomAdded' }]);
    expect(three.rooms.map((room) => room.name)).toEqual(['Room 1', 'Room 2', 'Room 3']);
    const renamed = play([
      { type: 'roomChanged', id: 1, field: 'name', value: 'Lounge' },
      { type: 'roomAdded' },
      { type: 'roomChanged', id: 2, field: 'name', value: 'Bedroom' },
      { type: 'roomAdded' },
    ]);
    expect(renamed.rooms.map((room) => room.name)).toEqual(['Lounge', 'Bedroom', 'Room 3']);
    const gone = play(
      [2, 3, 1].map((id) => ({ type: 'roomRemoved', id }) as const),
      three,
    );
    expect(gone.rooms.map((room) => room.id)).toEqual([1]);
  });

  it('never get the name or the id of a remaining room', () => {
    const state = play([
      { type: 'roomAdded' },
      { type: 'roomRemoved', id: 1 },
      { type: 'roomAdded' },
    ]);
    expect(state.rooms.map((room) => room.name)).toEqual(['Room 2', 'Room 3']);
    const named = play([
      { type: 'roomChanged', id: 1, field: 'name', value: ' room 2' },
      { type: 'roomAdded' },
      { type: 'roomAdded' },
    ]);
    expect(named.rooms.map((room) => room.name)).toEqual([' room 2', 'Room 3', 'Room 4']);
  });

  it('without a name are sent under a number that no other room has', () => {
    const job = play([
      { type: 'flooringChosen', flooring: 'carpet' },
      { type: 'roomAdded' },
      { type: 'roomChanged', id: 1, field: 'name', value: '  ' },
      { type: 'roomChanged', id: 2, field: 'name', value: 'Room 1' },
      ...[1, 2].flatMap((id) =>
        (['length', 'width'] as const).map(
          (field) => ({ type: 'roomChanged', id, field, value: '3' }) as const,
        ),
      ),
    ]);
    expect(buildRequest(job)?.rooms.map(({ name }) => name)).toEqual(['Room 2', 'Room 1']);
  });

  it('are truncated at the limits', () => {
    const many = play(Array.from({ length: 40 }, () => ({ type: 'roomAdded' }) as const));
    expect(many.rooms).toHaveLength(limits.rooms);
    const named = play([{ type: 'roomChanged', id: 1, field: 'name', value: 'x'.repeat(90) }]);
    expect(named.rooms[0]?.name).toHaveLength(limits.roomName);
  });

  it('keep unique ids through any additions and removals', () => {
    const action = fc.oneof(
      fc.constant<CalculatorAction>({ type: 'roomAdded' }),
      fc.integer({ min: 1, max: 12 }).map((id): CalculatorAction => ({ type: 'roomRemoved', id })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { rooms } = play(actions);
        expect(rooms.length).toBeGreaterThan(0);
        expect(new Set(rooms.map((room) => room.id)).size).toBe(rooms.length);
        expect(new Set(rooms.map((room) => room.name)).size).toBe(rooms.length);
      }),
    );
  });
});

describe('the request', () => {
  it('contains the rooms with both sides, their areas and the choices', () => {
    const state = play([
      ...lounge,
      { type: 'roomAdded' },
      { type: 'roomChanged', id: 2, field: 'length', value: '4' },
      { type: 'flooringChosen', flooring: 'carpet' },
    ]);
    expect(buildRequest(state)).toEqual({
      rooms: [{ id: 1, name: 'Room 1', length: 5.9, width: 3.7, area: 21.83 }],
      flooringType: 'carpet',
      carpetWidth: 4,
      includeInstallation: true,
    });
  });

  it('has the floor of a room that is to have another one', () => {
    const state = play([...lounge, { type: 'flooringChosen', flooring: 'carpet' }]);
    const [room] = state.rooms;
    if (!room) throw new Error('There is no room.');
    const floor = { flooring: 'vinyl' } as const;
    const changed = play([{ type: 'roomReplaced', room: { ...room, floor } }], state);
    const request = buildRequest(changed);
    expect(request?.rooms[0]?.floor).toEqual({ flooringType: 'vinyl' });
    expect(estimateRequest.safeParse(request).success).toBe(true);
  });

  it('is null while no room is measured or no floor is chosen', () => {
    expect(buildRequest(play(lounge))).toBeNull();
    expect(buildRequest(play([{ type: 'flooringChosen', flooring: 'vinyl' }]))).toBeNull();
  });

  it('is valid for any input, unless a side is too long', () => {
    const text = fc.oneof(fc.string(), fc.double({ min: -5, max: 50, noNaN: true }).map(String));
    fc.assert(
      fc.property(text, text, fc.string({ maxLength: 90 }), (length, width, name) => {
        const state = play([
          { type: 'roomChanged', id: 1, field: 'length', value: length },
          { type: 'roomChanged', id: 1, field: 'width', value: width },
          { type: 'roomChanged', id: 1, field: 'name', value: name },
          { type: 'flooringChosen', flooring: 'laminate' },
        ]);
        const request = buildRequest(state);
        if (
          !request ||
          request.rooms.some((room) => Math.max(room.length ?? 0, room.width ?? 0) > 50)
        )
          return;
        expect(estimateRequest.safeParse(request).success).toBe(true);
      }),
    );
  });
});

it('starting again resets everything', () => {
  expect(isUntouched(play(lounge))).toBe(false);
  expect(play([...lounge, { type: 'startedAgain' }])).toEqual(startingState);
  expect(isUntouched(startingState)).toBe(true);
});
