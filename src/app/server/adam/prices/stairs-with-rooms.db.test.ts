import { describe, expect, it } from 'vitest';
import { formatPence } from '#platform/units/pounds.ts';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { site, answer } = adamOnSite();

const stairs = { name: 'Stairs', stairs: { steps: 13 } };
const lounge = { name: 'lounge', length: 4, width: 3 };

/** The calculator's total in pence, on the cheaper roll. */
async function calculate(rooms: unknown[], more = {}): Promise<number> {
  const totals = await Promise.all(
    [4, 5].map(async (carpetWidth) => {
      const response = await site().app.inject({
        method: 'POST',
        url: '/api/calculator/estimate',
        payload: { rooms, flooringType: 'carpet', carpetWidth, includeInstallation: true, ...more },
      });
      return Math.round(response.json().breakdown.total * 100);
    }),
  );
  return Math.min(...totals);
}

async function talk(...texts: readonly string[]) {
  const { record, reply } = await sayInTurn(answer, texts);
  return { reply, pence: record.priced.map(({ totalPence }) => totalPence) };
}

describe('stairs beside rooms', () => {
  it.each([
    [['how much carpet fitted for a lounge 4m x 3m and 13 stairs']],
    [['carpet for a lounge 4m x 3m, how much', 'and 13 stairs as well']],
    [['carpet, lounge 4m x 3m plus a straight staircase, 13 steps. price please']],
    [['how much is carpet on 13 stairs', 'plus the lounge 4m x 3m']],
  ])('%j', async (texts) => {
    const { reply, pence } = await talk(...texts);
    expect(pence).toEqual([await calculate([lounge, stairs])]);
    expect(reply).toContain('13 stairs');
    expect(reply).not.toContain('aren’t in that figure');
  });

  it('takes the landing with the flight, as the calculator does', async () => {
    const { pence } = await talk(
      'how much carpet for lounge 4m x 3m, landing 2m x 1m and 13 stairs, fitted',
    );
    const flight = { ...stairs, stairs: { steps: 13, landing: { length: 2, width: 1 } } };
    expect(pence).toEqual([await calculate([lounge, flight])]);
  });

  it('leaves them out again', async () => {
    const first = 'how much carpet fitted for a lounge 4m x 3m and 13 stairs';
    expect((await talk(first, 'and without the stairs?')).pence).toEqual([
      await calculate([lounge]),
    ]);
    expect((await talk(first, 'just the lounge')).pence).toEqual([await calculate([lounge])]);
  });

  it('keeps them where the floor or the fitting changes', async () => {
    const first = 'how much carpet fitted for a lounge 4m x 3m and 13 stairs';
    expect((await talk(first, 'and if i fit it myself')).pence).toEqual([
      await calculate([lounge, stairs], { includeInstallation: false }),
    ]);
  });

  it('prices them alone where only they are asked about', async () => {
    const first = 'how much carpet fitted for a lounge 4m x 3m';
    const alone = await calculate([stairs]);
    const { reply } = await talk(first, 'and then theres 13 stairs. how much them');
    expect(reply).toContain(`£${(alone / 100).toFixed(2)}`);
  });

  it('says that stairs in laminate are priced at the visit', async () => {
    const { reply, pence } = await talk('how much laminate for a lounge 4m x 3m and 13 stairs');
    expect(pence).toEqual([await calculate([lounge], { flooringType: 'laminate' })]);
    expect(reply).toMatch(/stairs aren’t in that figure/i);
  });

  it.each([
    'carpet for a lounge 4m x 3m, how much? there are 13 steps up to the front door',
    'how much carpet for lounge 4m x 3m, flat is up 14 stairs no lift',
  ])('takes the way to a home for none: %s', async (text) => {
    expect((await talk(text)).pence).toEqual([await calculate([lounge])]);
  });
});

describe('stairs alone', () => {
  it.each([8, 13])('%i stairs are priced on the cheaper roll', async (steps) => {
    const { reply } = await talk(`how much to carpet ${steps} stairs`);
    const pence = await calculate([{ name: 'Stairs', stairs: { steps } }]);
    const [, told = ''] = /£([\d,.]*\d) including VAT/.exec(reply) ?? [];
    expect(Math.round(Number(told.replaceAll(',', '')) * 100)).toBe(pence);
  });
});

describe('stairs with a floor of their own', () => {
  const rooms = [
    { name: 'lounge', length: 5, width: 4 },
    { name: 'hall', length: 4, width: 1.5 },
  ];
  it.each([
    [
      [
        'laminate downstairs and carpet on the stairs. lounge 5 x 4, hall 4 x 1.5, 13 stairs. how much',
      ],
    ],
    [['laminate for lounge 5 x 4 and hall 4 x 1.5, and carpet for the 13 stairs, how much']],
    [['laminate for lounge 5 x 4 and hall 4 x 1.5, how much', 'and 13 stairs in carpet']],
    [
      [
        'laminate for lounge 5 x 4 and hall 4 x 1.5 and 13 stairs, price',
        'carpet on the stairs please',
      ],
    ],
    [['how much carpet on 13 stairs', 'and laminate for the lounge 5 x 4 and hall 4 x 1.5']],
  ])('%j', async (texts) => {
    const { reply, pence } = await talk(...texts);
    const laminate = await calculate(rooms, { flooringType: 'laminate' });
    const carpet = await calculate([stairs]);
    expect(pence.toSorted()).toEqual([laminate, carpet].toSorted());
    expect(reply).toContain(`Together: ${formatPence(laminate + carpet)}`);
  });

  it('is also theirs where they are called "them"', async () => {
    const { pence } = await talk(
      'my stairs are 13 steps and i want carpet on them, laminate in the hall 4m x 1.5m. how much',
    );
    const hall = [{ name: 'hall', length: 4, width: 1.5 }];
    expect(pence).toEqual([
      await calculate(hall, { flooringType: 'laminate' }),
      await calculate([stairs]),
    ]);
  });

  it('may be a runner', async () => {
    const { pence } = await talk('carpet on 13 stairs, how much', 'runner instead, 60cm');
    const runner = { ...stairs, stairs: { steps: 13, runner: 0.6 } };
    expect(pence).toEqual([await calculate([runner])]);
  });

  it('keeps it where the rooms get another hard floor', async () => {
    const { pence } = await talk(
      'laminate for lounge 5 x 4 and hall 4 x 1.5, carpet on the 13 stairs, how much',
      'and with vinyl instead of laminate?',
    );
    expect(pence.toSorted()).toEqual(
      [await calculate(rooms, { flooringType: 'vinyl' }), await calculate([stairs])].toSorted(),
    );
  });
});

describe('winders', () => {
  const winding = { name: 'Stairs', stairs: { steps: 10, winders: { count: 3 } } };
  it.each([
    [['carpet for lounge 4m x 3m and 13 stairs price', 'oh and 3 of them are winders'], [lounge]],
    [['carpet for lounge 4m x 3m and 13 stairs price', 'three of the stairs turn'], [lounge]],
    [['how much to carpet 13 steps, 3 of them turn'], []],
    [['carpet 13 stairs how much', 'the top 3 are winders'], []],
    [['price to carpet 13 stairs, 3 of which go round a corner'], []],
  ])('%j', async (texts, rooms) => {
    expect((await talk(...texts)).pence).toEqual([await calculate([...rooms, winding])]);
  });

  it('come on top where they are counted apart', async () => {
    const { pence } = await talk('carpet 10 stairs how much', 'plus 3 winders');
    expect(pence).toEqual([await calculate([winding])]);
  });
});

describe('something cheaper', () => {
  const landing = { ...stairs, stairs: { steps: 13, landing: { length: 3, width: 1 } } };
  it.each(['anything cheaper?', 'cheaper?', 'got anything cheaper'])('%s', async (text) => {
    const { reply } = await talk('carpet for landing 3m x 1m and 13 stairs how much', text);
    const usual = await calculate([landing]);
    const prices = [...reply.matchAll(/: £([\d,]+\.\d\d) including VAT, £([\d,]+\.\d\d) less/g)];
    expect(prices.length).toBeGreaterThan(0);
    for (const [, told = '', less = ''] of prices)
      expect(toPence(told) + toPence(less)).toBe(usual);
    expect(reply).toContain('13 stairs');
  });

  it('is said to be none where it is the cheapest', async () => {
    const { reply } = await talk(
      'kennet level loop for landing 3m x 1m and 13 stairs how much',
      'anything cheaper?',
    );
    expect(reply).toContain('already the cheapest');
  });
});

const toPence = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
