import { describe, expect, it } from 'vitest';
import { pricedInTalk } from '#tests/support/assistant/priced-in-talk.ts';
import { talkAboutFloors } from '#tests/support/assistant/talk-about-floors.ts';
import { replyTo } from '#tests/support/assistant/talk-with-answers.ts';

describe('a question about a price is answered, and prices nothing anew', () => {
  const mixed = 'lounge 4.2 x 3.9 in honey oak laminate, dining 3.1 x 2.9 in driftwood, how much';
  it.each([
    ['scotia in that or extra', /edges|[Ss]cotia/],
    ['beading in that?', /edges|[Ss]cotia/],
    ['do i pay for the whole width of the roll', /wasted in cutting/],
    ['and would the offcut be mine to keep?', /keep the offcuts/],
  ])('%s', async (text, said) => {
    const { jobs, reply } = await pricedInTalk(mixed, text);
    expect(reply).toMatch(said);
    expect(reply).not.toContain('supplied and fitted');
    expect(jobs).toEqual([
      'dining 3.1x2.9: Sherwood Laminate in Driftwood Grey',
      'lounge 4.2x3.9: Sherwood Laminate in Honey Oak',
    ]);
  });

  it.each(['why is the first one so much dearer', 'why is the bradford dearer than the moorland'])(
    '%s',
    async (text) => {
      const { reply } = await pricedInTalk(
        'study 3.8 x 3.5 in bradford slate, how much',
        'and the moorland navy',
        text,
      );
      expect(reply).toMatch(/wool/);
    },
  );
});

describe('what a price includes is told shortly', () => {
  it('of several floors, with the taking away of the old one', async () => {
    const { say } = talkAboutFloors(() => undefined);
    await say('lounge 5 x 4, hall 4 x 1.2. carpet in the lounge, laminate in the hall, how much');
    const reply = await say('ok. does that include underlay and taking away the old carpet?');
    expect(reply).toContain('Carpet: underlay £10.00 and fitting £100.00.');
    expect(reply).toContain('No, taking up the old floor isn’t in that price');
    expect(reply).not.toContain('That’s everything');
  });

  it('of two kinds of work', async () => {
    const { reply } = await pricedInTalk(
      'lounge 5 x 4 in carpet how much',
      'does that include moving furniture and ripping up the old carpet?',
    );
    expect(reply).toContain('No, taking up the old floor isn’t in that price');
    expect(reply).toContain('No, moving furniture isn’t in that price');
  });
});

it.each([
  'do you move furniture? the room is 4 x 3',
  'what does the membrane cost roughly? its about 5m by 4m',
  'do you level floors? the room is about 3.5 by 3 i think',
])(
  '%s: a size told beside another question is kept, and priced once a price is wanted',
  async (text) => {
    expect(await replyTo(text)).not.toContain('supplied and fitted');
    expect(await replyTo(text, 'ok and how much is it in carpet')).toContain('supplied and fitted');
  },
);

it.each([
  '131, ok. is it ok to lay it myself and just buy the vinyl?',
  '? i asked can i buy it without the fitting',
  'could i just buy the vinyl and fit it myself?',
])('%s: yes, with the price of the materials', async (text) => {
  const reply = await replyTo('bathroom 2.1 x 1.8 in camden chequer vinyl, how much', text);
  expect(reply).toContain('Yes, you can have the materials alone');
  expect(reply).toContain('supply only: £');
  expect(reply).not.toContain('Wear layer');
});

describe('figures that are no sizes', () => {
  const kitchen = 'kitchen 8.4 x 5 in smoked oak herringbone, how much';
  it.each([
    "that's £25/m2 for fitting. and in the ashdown plank natural oak?",
    'ignore the 2. same room in the ashdown plank natural oak?',
    'the 42 in the ashdown plank natural oak please, how much?',
    'for my kids, 6 and 9, in the ashdown plank natural oak, how much?',
  ])('%s', async (text) => {
    const { jobs } = await pricedInTalk(kitchen, text);
    expect(jobs).toContain('kitchen 8.4x5: Ashdown Plank in Natural Oak');
  });

  it('square metres of another room are asked about beside the price', async () => {
    const { reply } = await pricedInTalk(
      'kennet loop for a bedroom 4 x 3 and another 20 m2 of it, how much',
    );
    expect(reply).toContain('That’s without the 20 m²');
  });
});

describe('who lays the floor is put right', () => {
  const rooms = 'hall 4.2 x 1.2 and dining room 3.9 x 3.4 in honey oak laminate, how much';
  it.each(['forget DIY, both rooms fitted by you', "that's supply only, I said fitted by you"])(
    '%s',
    async (text) => {
      const { jobs } = await pricedInTalk(rooms, 'and if I fit it myself?', text);
      expect(jobs).toEqual(['dining room 3.9x3.4, hall 4.2x1.2: Sherwood Laminate in Honey Oak']);
    },
  );
});
