import { describe, expect, it } from 'vitest';
import { adamOnSite } from '#tests/support/assistant/adam-on-site.ts';
import { sayInTurn } from '#tests/support/assistant/adam-turns.ts';

const { answer } = adamOnSite();

const floorsOf = async (texts: readonly string[]) => {
  const { record, reply } = await sayInTurn(answer, texts);
  return { reply, floors: record.priced.map(({ floor }) => floor.name ?? floor.kind) };
};

describe('the cheapest floor is one that suits the room', () => {
  it.each([
    [["I've got a bathroom 2.5m x 2m, what's the cheapest floor you do?"]],
    [['How much for Kennet in my kitchen, 4 by 3?', 'what’s the cheapest floor for it?']],
    [['kitchen 3 x 3 and bedroom 4 x 3 in carpet, how much', 'cheapest for the kitchen?']],
    [['utility room 2.4 by 1.9', 'which floor is cheapest for that?']],
  ])('%j', async (texts) => {
    const { floors } = await floorsOf(texts);
    expect(floors.join()).toMatch(/^Camden Sheet Vinyl/);
  });

  it('room by room where each is asked for', async () => {
    const { floors } = await floorsOf([
      'price up a kitchen 3 x 3 and a bedroom 4 x 3 in carpet',
      'what would be the cheapest for each room',
    ]);
    expect(floors).toEqual([
      'Camden Sheet Vinyl in Chequer',
      'Kennet Level Loop, Supplied and Fitted',
    ]);
  });

  it('on stairs it is a carpet made for them', async () => {
    const { reply } = await floorsOf(['cheapest carpet for stairs?']);
    expect(reply).not.toMatch(/Kennet|Moorland/);
  });
});

describe('a floor that does not suit its room', () => {
  it.each([
    ['How much for Kennet in my kitchen, 4 by 3?', 'In the kitchen we advise against carpet'],
    ['carpet for a bathroom 2 x 2 and a bedroom 4 x 3, price?', 'In the bathroom we advise'],
    ['laminate in a shower room 2 x 1.8 how much', 'In the shower room we advise against laminate'],
  ])('is priced and advised against: %s', async (text, said) => {
    expect((await floorsOf([text])).reply).toContain(said);
  });

  it.each([
    'laminate for a kitchen 4 x 3, how much',
    'carpet for a bedroom 4 x 3, how much',
    'vinyl for a bathroom 2 x 2, how much',
  ])('nothing is said against one that does: %s', async (text) => {
    expect((await floorsOf([text])).reply).not.toContain('advise against');
  });

  it('is not offered where something cheaper is asked for', async () => {
    const { reply } = await floorsOf(['bathroom 2.5 x 2, laminate, how much', 'anything cheaper?']);
    expect(reply).toContain('Camden Sheet Vinyl');
    expect(reply).not.toContain('Sherwood');
  });
});

describe('a sum for the lot', () => {
  const rooms = 'lounge 5 x 4, kitchen 3 x 3 and bathroom 2 x 2, what can I have?';

  it('is spent on floors that suit each room', async () => {
    const { reply } = await floorsOf([`I've got £1,200 for the lot, ${rooms}`]);
    expect(reply).toContain('Lounge 5 × 4 m (20 m²) in Moorland Twist');
    expect(reply).toContain('Together: £1,178.78, £21.22 under.');
    expect(reply).not.toContain('Sherwood');
  });

  it.each(['what if I only had 300', 'and if I had £300 to spend', 'can you do it for £300?'])(
    'that is too little is said to be: %s',
    async (text) => {
      const { reply } = await floorsOf([`I've got £1,200 for the lot, ${rooms}`, text]);
      expect(reply).toContain('Nothing we do comes within £300.00 for that. The nearest:');
      expect(reply).toContain('£300.33 over');
    },
  );
});
