import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

describe('two things asked for in one message are both priced', () => {
  it.each([
    'rooms 4.6x3.4 and 3.2x3. whats cheapest decent carpet and whats basic laminate, fitted',
    'rooms 4.6x3.4 and 3.2x3. how much is moorland sage and how much is laminate',
    'rooms 4.6x3.4 and 3.2x3. what would moorland sage be and what would laminate be',
  ])('floors: %s', async (text) => {
    const { jobs, reply } = await pricedInTalk(text);
    expect(jobs).toHaveLength(2);
    expect(jobs.join()).toContain('Moorland Twist in Sage');
    expect(jobs.join()).toContain('laminate');
    expect(reply).toMatch(/less\.|same/);
  });

  it('rooms', async () => {
    const { reply } = await pricedInTalk(
      'playroom 4.2 x 3.1 and bathroom 2.3 x 1.9 in portland tile slate',
      'how much for the playroom and how much for the bathroom?',
    );
    expect(reply).toMatch(/Playroom 4.2 × 3.1 m \(/);
    expect(reply).toMatch(/Bathroom 2.3 × 1.9 m \(/);
    expect(reply).toContain('All in one job');
  });
});

describe('an for and', () => {
  it('rooms and floors', async () => {
    const { jobs } = await pricedInTalk(
      'need a prise for lamanate in kichen 3.4 by 2.8 an hallway 4.5 by 1.1',
    );
    expect(jobs).toEqual(['hallway 4.5x1.1, kitchen 3.4x2.8: laminate']);
  });
  it('of which one changes', async () => {
    const { jobs } = await pricedInTalk(
      'laminate in kitchen 3.4 by 2.8 and hallway 4.5 by 1.1 how much',
      'wot if the kichen was vynil insted an hall stays lamanate. wots the totel',
    );
    expect(jobs).toEqual(['hallway 4.5x1.1: laminate', 'kitchen 3.4x2.8: vinyl']);
  });
});

describe('stairs and rooms keep their carpets', () => {
  const job =
    'bedrooms 4 x 3.2 and 3.1 x 2.9, 13 straight stairs: bedrooms in moorland sage, stairs in bradford slate. total?';
  it.each(['back to the moorland in the bedrooms, total?', 'does the bradford include underlay?'])(
    '%s',
    async (text) => {
      const { jobs } = await pricedInTalk(job, text);
      expect(jobs).toEqual([
        'bedroom 1 4x3.2, bedroom 2 3.1x2.9: Moorland Twist in Sage',
        'stairs: Bradford Twist in Slate',
      ]);
    },
  );
  it('redo it all', async () => {
    const { jobs } = await pricedInTalk(
      'lounge 5 x 4 and hall 4 x 1.1. lounge in laminate, hall in lvt. price?',
      'redo it all in laminate',
    );
    expect(jobs).toEqual(['hall 4x1.1, lounge 5x4: laminate']);
  });
});

describe('what is asked beside a price is answered with it', () => {
  it.each([
    [
      "lvt for a kitchen 4 x 3. there's old tiles down, do they have to come up?",
      'kitchen 4x3: luxury vinyl',
    ],
    ['how much for 13 stairs in carpet', 'stairs: carpet'],
    ['13 stairs in carpet, how much and how long does it take?', 'stairs: carpet'],
  ])('%s', async (text, job) => {
    const { jobs } = await pricedInTalk(text);
    expect(jobs).toEqual([job]);
  });

  it('how long it takes, beside the size of the room', async () => {
    const reply = await replyTo(
      'lvt for kitchen 4x3, how long does it take and whats the guarantee',
    );
    expect(reply).toContain('£');
    expect(reply).toMatch(/Fitting .*takes/);
    expect(reply).toMatch(/guarantee/);
  });
});
