import { describe, expect, it } from 'vitest';
import type { FloorChoice } from '#features/assistant/server/conversation/record.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';

/** Says some messages. @returns the last reply, and the floors of the last price */
async function talk(...messages: string[]) {
  const { say, record } = talkAboutFloors();
  let reply = '';
  for (const message of messages) reply = await say(message);
  const slugOf = ({ slug, kind }: FloorChoice) => slug ?? kind;
  return { reply, priced: record().priced.map(({ floor }) => slugOf(floor)) };
}

describe('a range without a colour', () => {
  it('is priced in its colours, and what else is asked of it is answered', async () => {
    const { reply, priced } = await talk(
      'how much to carpet a 4 x 3 bedroom with the Moorland? And is it soft?',
    );
    expect(reply).toContain('in Moorland Twist, supplied and fitted, including VAT');
    expect(reply).toContain('in Heather and Navy');
    expect(reply).toContain('softer');
    expect(reply).not.toContain('in stock');
    expect(priced).toEqual(['moorland-twist-sage', 'moorland-twist-heather']);
  });

  it.each([
    ['how much is laminate or the Moorland for a 4 x 3 room'],
    ['how much is laminate for a 4 x 3 room', 'laminate or the Moorland?'],
  ])('is weighed against a kind: %s', async (...messages) => {
    const { priced } = await talk(...messages);
    expect(priced.toSorted()).toEqual(['laminate', 'moorland-twist-sage']);
  });

  it('beside another floor keeps to its own room', async () => {
    const { priced } = await talk(
      'Moorland in the bedroom 4x3 and laminate in the hall 3x1.2, how much',
    );
    expect(priced.toSorted()).toEqual(['laminate', 'moorland-twist-sage']);
  });

  it('takes its colour from another part of the message', async () => {
    const { priced } = await talk(
      'I like the Moorland, and my wife says the navy. Lounge 5 x 4, how much?',
    );
    expect(priced).toEqual(['moorland-twist-navy']);
  });

  it('follows another floor', async () => {
    const { priced } = await talk(
      'lounge 5 x 4 in laminate please, price?',
      'and in the Moorland?',
    );
    expect(priced).toEqual(['moorland-twist-sage', 'moorland-twist-heather']);
  });

  it('without rooms is compared with a kind, not with itself', async () => {
    const { reply } = await talk('is the moorland any good', 'laminate or the Moorland?');
    expect(reply).toContain('Laminate is harder');
    expect(reply).toContain('Moorland Twist');
  });
});

describe('a word of another topic is no product', () => {
  it.each(['do you take a cheque', 'can i pay by cheque', 'I have checked with my husband'])(
    '%s',
    async (text) => {
      const { say, record } = talkAboutFloors();
      await say('how much is carpet for a 4 x 3 bedroom');
      const reply = await say(text);
      expect(reply).not.toMatch(/chequer/i);
      expect(record().considered.map(({ slug }) => slug)).toEqual([undefined]);
    },
  );
});

describe('vinyl off a roll', () => {
  it.each([
    'sheet vinyl for a kitchen 4.2m x 2.6m please, how much',
    'cushion floor for a bathroom 2.4m x 1.9m, price?',
  ])('is the sheet vinyl of the catalogue, and no packs: %s', async (message) => {
    const { reply, priced } = await talk(message);
    expect(reply).toContain('Camden Sheet Vinyl');
    expect(priced.every((slug) => slug.startsWith('camden-sheet-vinyl'))).toBe(true);
  });

  it('takes the place of vinyl in packs that was priced', async () => {
    const { priced } = await talk(
      'vinyl for a kitchen 3.5m x 3m, price?',
      'sheet I mean, not planks',
    );
    expect(priced.every((slug) => slug.startsWith('camden-sheet-vinyl'))).toBe(true);
  });

  it('is no floor to buy where it is there already', async () => {
    const { priced } = await talk(
      'take up my old lino, and carpet for a 4m x 3m lounge, how much?',
    );
    expect(priced).toEqual(['carpet']);
  });
});
