import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const lounge = { name: 'Lounge', length: 5, width: 3.9 };
const bay = { side: 'right', width: 2, depth: 1.5 };
const carpet = { flooringType: 'carpet', carpetWidth: 4 };

const ask = (body: unknown) =>
  site.app.inject({ method: 'POST', url: '/api/calculator/estimate', payload: body as object });
const estimate = async (rooms: unknown[], more: object = {}) => {
  const answer = await ask({ ...carpet, rooms, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe('an estimate', () => {
  it('of an L-shaped room is for the area of both rectangles and the walls around them', async () => {
    const answer = await estimate([{ ...lounge, parts: [bay] }]);
    expect(answer.rooms[0]).toMatchObject({ area: 22.5, parts: [{ ...bay, start: 0 }] });
    expect(answer.totalArea).toBe(22.5);
    const edging = answer.charges.find(({ name }: { name: string }) => name === 'edging');
    // 2 × (5 + 3.9) m, and the depth of the part twice.
    expect(edging).toMatchObject({ quantity: 20.8, unit: 'm', unitPrice: 1.2, price: 24.96 });
  });

  it('of stairs says how many steps each piece covers, and is stored like that', async () => {
    const stairs = { landing: { length: 2, width: 1 }, winders: { count: 3 } };
    const answer = await estimate([{ name: 'Stairs', stairs }]);
    expect(answer.rooms[0]).toMatchObject({
      name: 'Stairs',
      width: 0.85,
      stairs: { steps: 13, going: 0.23, winders: { count: 3, going: 0.7, width: 0.9 } },
    });
    const runs = answer.plan.pieces.filter(({ kind }: { kind: string }) => kind === 'run');
    const steps = runs.reduce((sum: number, run: { steps: number }) => sum + run.steps, 0);
    expect(steps).toBe(13);
    const stored = await site.app.inject(`/api/estimates/${answer.id}`);
    expect(stored.json()).toEqual(answer);
  });

  it('of linked rooms lays them with one pile direction', async () => {
    const rooms = [
      { ...lounge, link: 1 },
      { name: 'Dining', length: 3.9, width: 5, link: 1 },
    ];
    const { plan } = await estimate(rooms);
    const directions = plan.layouts.map(({ pileAlong }: { pileAlong: string }) => pileAlong);
    expect(new Set(directions).size).toBe(1);
  });

  it('offers fewer joins at their price, and is given with them when asked for', async () => {
    const rooms = [{ name: 'Hall', length: 7.9, width: 3.5 }];
    const answer = await estimate(rooms);
    expect(answer).toMatchObject({ fewestJoins: false, plan: { joins: 1 } });
    expect(answer.otherCut.plan.joins).toBe(0);
    const fewer = await estimate(rooms, { fewestJoins: true });
    expect(fewer).toMatchObject({ fewestJoins: true, breakdown: answer.otherCut.breakdown });
    expect(fewer.otherCut.total).toBe(answer.breakdown.total);
  });

  it('of a loop pile has no join across the pile', async () => {
    const rooms = [{ name: 'Lounge', length: 5.3, width: 5.4 }];
    expect((await estimate(rooms)).plan.crossJoins).toBe(1);
    const looped = await estimate(rooms, { productId: 'whitby-loop-natural' });
    expect(looped.plan.crossJoins).toBe(0);
  });

  it('of a hard floor leaves the stairs to the visit', async () => {
    const rooms = [lounge, { name: 'Stairs', stairs: {} }];
    const answer = await estimate(rooms, { flooringType: 'laminate' });
    expect(answer).toMatchObject({ stairsAtVisit: 1, totalArea: 19.5 });
  });
});

describe('bad input', () => {
  const room = (more: object) => ({ ...carpet, rooms: [{ ...lounge, ...more }] });
  const stairs = (more: object) => ({ ...carpet, rooms: [{ name: 'Stairs', stairs: more }] });
  it.each([
    [
      'a part without a depth',
      room({ parts: [{ side: 'top', width: 1 }] }),
      'rooms[0].parts[0].depth',
    ],
    ['a part on no side', room({ parts: [{ ...bay, side: 'up' }] }), 'rooms[0].parts[0].side'],
    ['a part past its wall', room({ parts: [{ ...bay, start: 2 }] }), 'rooms[0].parts[0].width'],
    [
      'two parts that touch',
      room({ parts: [bay, { ...bay, start: 2, width: 1 }] }),
      'rooms[0].parts[1].width',
    ],
    ['four parts', room({ parts: [bay, bay, bay, bay] }), 'rooms[0].parts'],
    ['parts that are no list', room({ parts: bay }), 'rooms[0].parts'],
    ['a link that is no number', room({ link: 'hall' }), 'rooms[0].link'],
    ['31 steps', stairs({ steps: 31 }), 'rooms[0].stairs.steps'],
    ['half a step', stairs({ steps: 12.5 }), 'rooms[0].stairs.steps'],
    ['no step at all', stairs({ steps: 0 }), 'rooms[0].stairs.steps'],
    ['stairs wider than a roll', stairs({ width: 4.5 }), 'rooms[0].stairs.width'],
    [
      'a landing with one side',
      stairs({ landing: { length: 2 } }),
      'rooms[0].stairs.landing.width',
    ],
    ['stairs that are a number', { ...carpet, rooms: [{ stairs: 13 }] }, 'rooms[0].stairs'],
    ['a hard floor on stairs alone', { ...stairs({}), flooringType: 'laminate' }, 'rooms'],
    ['fewest joins that are neither yes nor no', { ...room({}), fewestJoins: 1 }, 'fewestJoins'],
  ])('%s is a 400 that names the field', async (_, body, field) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail.startsWith(`${field}: `)).toBe(true);
  });
});
