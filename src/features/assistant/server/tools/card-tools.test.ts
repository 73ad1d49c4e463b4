import { describe, expect, it } from 'vitest';
import { modelTurn } from '#tests/support/assistant/model-turn.ts';
import { type Call, runCalls } from '#tests/support/assistant/run-calls.ts';
import type { Card } from '../../contract.ts';
import { BadToolCall } from './tool.ts';
import type { Turn } from './turn.ts';

/** What tools say and put up in the next turn of a conversation. */
async function next(known: readonly Card[], ...calls: Call[]) {
  const turn: Turn = modelTurn('And now?', { known });
  const lines = await runCalls(turn, calls);
  return { lines: lines.join('\n'), put: turn.put };
}

const rooms = [
  { name: 'Lounge', length: 4, width: 3.5, floor: 'carpet' },
  { name: 'Kitchen', length: 3, width: 3, floor: 'lvt' },
  { name: 'Stairs', steps: 13, floor: 'carpet' },
];

describe('put_price', () => {
  it('prices rooms in several floors by one card, with each sum, the total and the links', async () => {
    const { lines, put } = await next([], ['put_price', { rooms }]);
    expect(put).toHaveLength(1);
    expect(put).toMatchObject([{ kind: 'price', rooms: [{ name: 'Lounge' }, {}, { steps: 13 }] }]);
    for (const part of [
      'Lounge, 4 × 3.5 m; Stairs, 13 steps in Premium carpet',
      'in Luxury vinyl',
      'In all £',
      '/estimate/',
    ])
      expect(lines).toContain(part);
  });

  it('changes the open card: what is given, with what changed, and never a second one', async () => {
    const first = await next([], ['put_price', { rooms }]);
    const { put } = await next(
      first.put,
      ['put_price', { rooms: [{ name: 'lounge', length: 4.2 }], remove: ['Kitchen'] }],
      ['put_price', { rooms: [{ name: 'Hall', length: 3, width: 1 }], includeInstallation: false }],
    );
    expect(put).toHaveLength(1);
    expect(put[0]).toMatchObject({
      id: (first.put[0] as { id: string }).id,
      includeInstallation: false,
      rooms: [{ name: 'Lounge', length: 4.2, width: 3.5 }, { name: 'Stairs' }, { name: 'Hall' }],
      changes: [
        'Lounge, 4 × 3.5 m, now 4.2 × 3.5 m',
        'Hall added',
        'Kitchen removed',
        'Without fitting',
      ],
    });
    expect(first.put[0]).toMatchObject({ rooms: [{ length: 4 }, {}, {}] });
  });

  it('lays one floor in all rooms, and a product', async () => {
    const first = await next([], ['put_price', { rooms }]);
    const { put } = await next(first.put, ['put_price', { product: 'bradford-twist-oat' }]);
    const laid = { floor: { type: 'carpet', name: 'Bradford Twist in Oat' } };
    expect(put).toMatchObject([{ rooms: [laid, laid, laid] }]);
    expect(first.put).toMatchObject([{ rooms: [{}, { floor: { type: 'lvt' } }, {}] }]);
  });

  it('takes feet', async () => {
    const hall = { name: 'Hall', length: 12, width: 3, floor: 'carpet' };
    const { put } = await next([], ['put_price', { rooms: [hall], unit: 'ft' }]);
    expect(put).toMatchObject([{ rooms: [{ length: 3.658, width: 0.914 }] }]);
  });

  it('gives a guide from an area alone, and asks for what is missing', async () => {
    const guide = await next([], ['put_price', { areaOnly: 20, floor: 'laminate' }]);
    expect(guide.lines).toContain('As a guide, 20 m² of Premium laminate');
    const { lines } = await next([], ['put_price', { rooms: [{ name: 'Lounge', length: 4 }] }]);
    expect(lines).toContain('Still missing: lounge');
  });
});

describe('put_visit', () => {
  const details = {
    name: 'Jo Smith',
    phone: '01632 960111',
    postcode: 'sn130aa',
    notes: 'key next door',
  };

  it('fills in the card and says what is missing; a change names what changed', async () => {
    const { put, lines } = await next(
      [],
      ['put_visit', { dates: ['2026-12-03'], times: ['9am'], ...details }],
    );
    expect(put).toMatchObject([
      {
        dates: ['2026-12-03'],
        times: ['9:00 AM - 11:00 AM'],
        postcode: 'SN13 0AA',
        notes: 'key next door',
      },
    ]);
    expect(lines).toContain('Please add your email and your address');
    const moved = await next(put, ['put_visit', { dates: ['2026-12-04'], noEmail: true }]);
    expect(moved.put).toMatchObject([
      {
        dates: ['2026-12-04'],
        name: 'Jo Smith',
        hasNoEmail: true,
        changes: ['Day: Thu 3 Dec, now Fri 4 Dec'],
      },
    ]);
  });

  it('leaves out what is not free and what cannot be used, and says so', async () => {
    const { put, lines } = await next(
      [],
      ['put_visit', { dates: ['2026-12-06', '2026-12-07'], phone: '07700 90012', email: 'jo' }],
    );
    expect(put).toMatchObject([{ dates: ['2026-12-07'], phone: '', email: '' }]);
    for (const part of ['Sun 6 Dec: closed', '07700 90012 is not a full', 'jo is not an email'])
      expect(lines).toContain(part);
    await expect(next([], ['put_visit', { times: ['8pm'] }])).rejects.toBeInstanceOf(BadToolCall);
    await expect(next([], ['put_visit', { dates: ['2026-02-30'] }])).rejects.toBeInstanceOf(
      BadToolCall,
    );
  });

  it('asks again with a card of its own once one was sent', async () => {
    const { put } = await next([], ['put_visit', { dates: ['2026-12-03'], ...details }]);
    const sent = put.map((card) => ({ ...card, sent: true }) as Card);
    const again = await next(sent, ['put_visit', { dates: ['2026-12-04'] }]);
    expect(again.put).toMatchObject([{ name: 'Jo Smith', dates: ['2026-12-04'] }]);
    expect(again.put[0]).not.toHaveProperty('sent');
    expect((again.put[0] as { id: string }).id).not.toBe((put[0] as { id: string }).id);
  });
});

describe('what can be looked up', () => {
  it('lists all of a category in the order of price, and by colour', async () => {
    const { lines } = await next([], ['find_products', { category: 'carpet' }]);
    const prices = [...lines.matchAll(/, £([\d.]+) per/g)].map(([, price]) => Number(price));
    expect(prices.length).toBeGreaterThan(8);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const teal = await next([], ['find_products', { words: ['teal'] }]);
    expect(teal.lines).toContain('Belgrave Velvet in Teal');
  });

  it('has nothing on what nobody has written about', async () => {
    const { lines } = await next(
      [],
      ['knowledge', { question: 'Do you repair washing machines?' }],
    );
    expect(lines).toContain('We have nothing written on this.');
  });

  it('says roughly how far a place is', async () => {
    const { lines } = await next([], ['check_coverage', { postcode: 'LS1 1AA' }]);
    expect(lines).toContain('outside our area');
    expect(lines).not.toMatch(/\d\.\d miles/);
  });
});
