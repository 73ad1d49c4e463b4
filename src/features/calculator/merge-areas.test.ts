import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { type EstimateInput, type EstimateRequest, estimateRequest } from './contract.ts';
import { findExtrasProblems } from './extras-contract.ts';
import { mergeAreas } from './merge-areas.ts';

const lounge = { id: 'lounge', name: 'Lounge', length: 5, width: 4 };
const kitchen = { id: 'kitchen', name: 'Kitchen', length: 3, width: 3 };
const hall = { id: 'hall', name: 'Hall', length: 4, width: 1 };
const job = (rooms: EstimateInput['rooms'], more: Partial<EstimateInput> = {}): EstimateRequest =>
  estimateRequest.parse({ flooringType: 'carpet', rooms, ...more });
const namesOf = ({ rooms }: EstimateRequest) => rooms.map(({ name }) => name);

describe('areas measured on two devices', () => {
  it('are all kept where each added one, and a name that is taken gets a number', () => {
    const merged = mergeAreas(
      undefined,
      job([kitchen]),
      job([lounge, { ...kitchen, id: 'other', length: 2 }]),
    );
    expect(namesOf(merged)).toEqual(['Kitchen', 'Lounge', 'Kitchen 2']);
  });

  it('are each as they were changed last', () => {
    const base = job([lounge, kitchen, hall]);
    const theirs = job([lounge, { ...kitchen, length: 3.2 }, hall]);
    const mine = job([{ ...lounge, width: 4.1 }, kitchen, hall]);
    expect(mergeAreas(base, theirs, mine).rooms).toMatchObject([
      { name: 'Lounge', width: 4.1 },
      { name: 'Kitchen', length: 3.2 },
      { name: 'Hall' },
    ]);
  });

  it('go where one was removed and the other did not touch it, and stay where it did', () => {
    const base = job([lounge, kitchen, hall]);
    const theirs = job([lounge, { ...kitchen, length: 3.2 }, hall]);
    expect(namesOf(mergeAreas(base, theirs, job([lounge])))).toEqual(['Lounge', 'Kitchen']);
    expect(namesOf(mergeAreas(base, job([hall]), job([{ ...lounge, width: 2 }, hall])))).toEqual([
      'Hall',
      'Lounge',
    ]);
  });

  it('keep the floor of their job, their doorways, and what is laid as one', () => {
    const theirs = job([{ ...kitchen, doorways: [{ kind: 'hard', sharedWith: 1 }] }, hall], {
      flooringType: 'vinyl',
      productId: 'tile',
      extras: { plywood: [1], furnitureRooms: 1, doorTrims: 2 },
    });
    const mine = job(
      [
        { ...lounge, link: 1 },
        { name: 'Bay', length: 2, width: 1, link: 1 },
      ],
      {
        extras: { uplift: true, levelling: [0], doorTrims: 3 },
      },
    );
    const merged = mergeAreas(undefined, theirs, mine);
    expect(merged.rooms).toMatchObject([
      { floor: { flooringType: 'vinyl', productId: 'tile' }, doorways: [{ sharedWith: 1 }] },
      { floor: { flooringType: 'vinyl', productId: 'tile' } },
      { name: 'Lounge', link: 1 },
      { name: 'Bay', link: 1 },
    ]);
    expect(merged.rooms[2]).not.toHaveProperty('floor');
    expect(merged.extras).toEqual({
      uplift: true,
      furnitureRooms: 1,
      doorTrims: 5,
      plywood: [1],
      levelling: [2],
    });
  });

  it('are fitted or not as one of them chose, with the work of both where they are', () => {
    const [fitted, bare] = [job([lounge]), job([lounge], { includeInstallation: false })];
    const isFitted = (...jobs: Parameters<typeof mergeAreas>) =>
      mergeAreas(...jobs).includeInstallation;
    expect(isFitted(fitted, bare, fitted)).toBe(false);
    expect(isFitted(fitted, fitted, bare)).toBe(false);
    expect(isFitted(bare, fitted, bare)).toBe(true);
    expect(isFitted(undefined, bare, fitted)).toBe(true);
    const withWork = job([lounge], { extras: { levelling: [0] } });
    expect(mergeAreas(bare, withWork, bare)).toMatchObject({ extras: { levelling: [0] } });
    expect(mergeAreas(fitted, bare, withWork)).not.toHaveProperty('extras');
  });

  it('have a doorway between two of them once, and none to stairs without a landing', () => {
    const flight = { id: 'flight', name: 'Stairs', stairs: { landing: { length: 1, width: 1 } } };
    const to = (sharedWith: number) => ({ doorways: [{ kind: 'carpet' as const, sharedWith }] });
    const base = job([lounge, hall, kitchen, flight]);
    const theirs = job([{ ...lounge, ...to(1) }, hall, { ...kitchen, ...to(3) }, flight]);
    const mine = job([lounge, { ...hall, ...to(0) }, kitchen, { ...flight, stairs: {} }]);
    const merged = mergeAreas(base, theirs, mine);
    expect(findExtrasProblems(merged)).toEqual([]);
    expect(merged.rooms.map(({ doorways }) => doorways)).toMatchObject([
      [{ sharedWith: 1 }],
      [],
      [{ kind: 'carpet' }],
      undefined,
    ]);
  });

  const areaNames = ['a', 'b', 'c', 'd', 'e'];
  const list = fc
    .subarray(areaNames, { minLength: 1 })
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc.record({
            id: fc.constant(name),
            name: fc.constant(name),
            length: fc.nat(3),
            width: fc.constant(3),
          }),
        ),
      ),
    )
    .map((rooms) => job(rooms.map((room) => ({ ...room, length: room.length + 1 }))));

  it('are mine where nobody else changed anything, and theirs where I changed nothing', () => {
    fc.assert(
      fc.property(list, list, (base, changed) => {
        const sorted = ({ rooms }: EstimateRequest) =>
          rooms.toSorted((a, b) => a.name.localeCompare(b.name));
        expect(sorted(mergeAreas(base, base, changed))).toEqual(sorted(changed));
        expect(sorted(mergeAreas(base, changed, base))).toEqual(sorted(changed));
      }),
    );
  });

  it('lose nothing that was added or changed by one of them alone', () => {
    fc.assert(
      fc.property(list, list, list, (base, theirs, mine) => {
        const find = ({ rooms }: EstimateRequest, name: string) =>
          rooms.find((room) => room.name === name);
        const merged = mergeAreas(base, theirs, mine);
        for (const name of areaNames) {
          const [was, other, own] = [base, theirs, mine].map((each) => find(each, name));
          const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
          if (other && !isSame(other, was) && isSame(own, was))
            expect(find(merged, name)).toEqual(other);
          if (own && !isSame(own, was)) expect(find(merged, name)).toEqual(own);
        }
      }),
    );
  });
});
